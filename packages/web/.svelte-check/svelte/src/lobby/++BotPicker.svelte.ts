///<reference types="svelte" />
;
import type { Session } from '../table/session.svelte.ts';
import Face from '../ui/Face.svelte';
import Sheet from '../ui/Sheet.svelte';
import { say } from '../words/speech.ts';

;type $$ComponentProps =  { session: Session; onclose: () => void };function $$render() {






let { session, onclose }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();
const t = $derived(say.now);
const levels = ['easy', 'normal', 'hard'];

async function call(level: string): Promise<void> {
  await session.wish({ kind: 'bot', level });
  onclose();
}
;
async () => {

 { const $$_teehS0C = __sveltets_2_ensureComponent(Sheet); new $$_teehS0C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"title":t.lobby.addBot,onclose,}});
   { svelteHTML.createElement("div", { "class":`levels`,});
       for(let level of __sveltets_2_ensureArray(levels)){level;
       { svelteHTML.createElement("button", {   "type":`button`,"onclick":() => call(level),});
         { svelteHTML.createElement("span", { "class":`face`,}); { const $$_ecaF4C = __sveltets_2_ensureComponent(Face); new $$_ecaF4C({ target: __sveltets_2_any(), props: {    "face":level,"bot":level,}});} }
         { svelteHTML.createElement("b", {});t.lobby.botLevels[level]; }
         { svelteHTML.createElement("small", {});t.lobby.botHelp[level]; }
       }
    }
   }
 Sheet}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const BotPicker__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type BotPicker__SvelteComponent_ = ReturnType<typeof BotPicker__SvelteComponent_>;
/*Ωignore_endΩ*/export default BotPicker__SvelteComponent_;