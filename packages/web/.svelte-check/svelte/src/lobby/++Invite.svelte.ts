///<reference types="svelte" />
;
import type { Session } from '../table/session.svelte.ts';
import Button from '../ui/Button.svelte';
import Icon from '../ui/Icon.svelte';
import Qr from '../ui/Qr.svelte';
import Sheet from '../ui/Sheet.svelte';
import { say } from '../words/speech.ts';

;type $$ComponentProps =  { session: Session; onclose: () => void };function $$render() {








let { session, onclose }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();
const t = $derived(say.now);
const link = $derived(`${location.origin}/t/${session.code}`);
const game = $derived(t.home.games[session.table?.game ?? '']?.name ?? t.app.name);
let copied = $state(false);

async function share(): Promise<void> {
  const text = t.lobby.shareText(game, session.code);
  if (navigator.share) await navigator.share({ title: t.app.name, text, url: link }).catch(() => undefined);
  else copied = await navigator.clipboard.writeText(link).then(() => true, () => false);
}
;
async () => {

 { const $$_teehS0C = __sveltets_2_ensureComponent(Sheet); new $$_teehS0C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"title":t.lobby.invite,onclose,}});
   { svelteHTML.createElement("div", { "class":`invite`,});
     { svelteHTML.createElement("p", {   "class":`code`,"aria-label":`${t.lobby.codeLabel}: ${session.code}`,});session.code; }
     { svelteHTML.createElement("div", { "class":`qr`,}); { const $$_rQ3C = __sveltets_2_ensureComponent(Qr); new $$_rQ3C({ target: __sveltets_2_any(), props: {    "text":link,"title":t.lobby.scan,}});} }
     { svelteHTML.createElement("p", {});t.lobby.scan; }
     { svelteHTML.createElement("p", { "class":`link`,});link; }
     { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {     children:() => { return __sveltets_2_any(0); },"kind":`primary`,"size":`big`,"wide":true,"onclick":share,}}); { const $$_nocI3C = __sveltets_2_ensureComponent(Icon); new $$_nocI3C({ target: __sveltets_2_any(), props: {  "name":`share`,}});}copied ? t.lobby.copied : t.lobby.share; Button}
   }
 Sheet}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Invite__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Invite__SvelteComponent_ = ReturnType<typeof Invite__SvelteComponent_>;
/*Ωignore_endΩ*/export default Invite__SvelteComponent_;