///<reference types="svelte" />
;
import type { JsonObject } from '@tasovka/kernel';
import { getSession } from '../table/sessionContext.ts';
import { say } from '../words/speech.ts';
import { getCardBox } from './box.svelte.ts';
import CardFace from './CardFace.svelte';
import type { CardView } from './cardView.ts';

;type $$ComponentProps =  { view: CardView };function $$render() {








/** Темнодел: what lies dark, and what its owners say it is. Only the last one can be doubted. */
let { view }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();
const session = getSession();
const box = getCardBox();
const t = $derived(say.now);
const dark = $derived(view.dark > 0 && Array.isArray(view.table) ? (view.table as readonly JsonObject[]) : []);
const last = $derived(dark.at(-1));
const virus = $derived(
  view.phase === 'virus' && view.table !== null && typeof view.table === 'object' && 'card' in view.table ? String(view.table.card) : null,
);
;
async () => {

if(last){
   { svelteHTML.createElement("div", {   "class":`dark`,"role":`status`,});
     { svelteHTML.createElement("span", {   "class":`heap`,"aria-hidden":`true`,});
          for(let _ of __sveltets_2_ensureArray(dark.slice(-4))){let i = 1;i; { svelteHTML.createElement("i", { });__sveltets_2_ensureType(String, Number, i); { const $$_ecaFdraC3C = __sveltets_2_ensureComponent(CardFace); new $$_ecaFdraC3C({ target: __sveltets_2_any(), props: {  "card":null,}});} }}
     }
     { svelteHTML.createElement("p", {});
       { svelteHTML.createElement("b", {});session.cast.name(Number(last.seat)); }
      t.table.says;
       { svelteHTML.createElement("span", { "class":`claim`,});box.thing(String(last.claim)); }
     }
     { svelteHTML.createElement("span", {   "class":`named`,"aria-hidden":`true`,}); { const $$_ecaFdraC2C = __sveltets_2_ensureComponent(CardFace); new $$_ecaFdraC2C({ target: __sveltets_2_any(), props: {  "card":String(last.claim),}});} }
   }
} else if (virus){
   { svelteHTML.createElement("div", {   "class":`dark`,"role":`status`,});
     { svelteHTML.createElement("span", { "class":`named`,}); { const $$_ecaFdraC2C = __sveltets_2_ensureComponent(CardFace); new $$_ecaFdraC2C({ target: __sveltets_2_any(), props: {  "card":virus,}});} }
     { svelteHTML.createElement("p", {}); { svelteHTML.createElement("b", {});box.thing(virus); } }
   }
}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const DarkRow__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type DarkRow__SvelteComponent_ = ReturnType<typeof DarkRow__SvelteComponent_>;
/*Ωignore_endΩ*/export default DarkRow__SvelteComponent_;