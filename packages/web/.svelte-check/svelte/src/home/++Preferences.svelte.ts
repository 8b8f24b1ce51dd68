///<reference types="svelte" />
;
import { settings, type Theme } from '../lib/settings.ts';
import Button from '../ui/Button.svelte';
import Icon from '../ui/Icon.svelte';
import { say } from '../words/speech.ts';

;type $$ComponentProps =  { game?: string };function $$render() {






let { game }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();
const t = $derived(say.now);
const themes: readonly Theme[] = ['auto', 'light', 'dark'];
const icons = { auto: 'lamp', light: 'sun', dark: 'moon' } as const;

function nextTheme(): void {
  const { theme } = settings;
  theme.value = themes[(themes.indexOf(theme.value) + 1) % themes.length] as Theme;
}
;
async () => {

 { svelteHTML.createElement("footer", {});
  if(game){
     { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {     children:() => { return __sveltets_2_any(0); },"kind":`quiet`,"size":`small`,"href":`/rules/${game}`,}}); { const $$_nocI2C = __sveltets_2_ensureComponent(Icon); new $$_nocI2C({ target: __sveltets_2_any(), props: {  "name":`book`,}});}t.home.rules; Button}
  }
   { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {       children:() => { return __sveltets_2_any(0); },"kind":`quiet`,"size":`small`,"label":t.home.languageHelp,"onclick":() => (settings.language.value = settings.language.value === 'ru' ? 'en' : 'ru'),}});
    t.home.language;
   Button}
   { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {         children:() => { return __sveltets_2_any(0); },"kind":`quiet`,"size":`small`,"label":`${t.home.sound}: ${settings.sound.value ? t.lobby.on : t.lobby.off}`,"onclick":() => (settings.sound.value = !settings.sound.value),}});
     { const $$_nocI2C = __sveltets_2_ensureComponent(Icon); new $$_nocI2C({ target: __sveltets_2_any(), props: {  "name":settings.sound.value ? 'sound' : 'mute',}});}
   Button}
   { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {       children:() => { return __sveltets_2_any(0); },"kind":`quiet`,"size":`small`,"label":`${t.home.theme}: ${t.home.themes[settings.theme.value]}`,"onclick":nextTheme,}});
     { const $$_nocI2C = __sveltets_2_ensureComponent(Icon); new $$_nocI2C({ target: __sveltets_2_any(), props: {  "name":icons[settings.theme.value],}});}
   Button}
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Preferences__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Preferences__SvelteComponent_ = ReturnType<typeof Preferences__SvelteComponent_>;
/*Ωignore_endΩ*/export default Preferences__SvelteComponent_;