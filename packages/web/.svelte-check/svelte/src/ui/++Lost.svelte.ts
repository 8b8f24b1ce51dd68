///<reference types="svelte" />
;
import { say } from '../words/speech.ts';
import Button from './Button.svelte';
import Face from './Face.svelte';

;type $$ComponentProps =  { text: string; retry?: boolean };function $$render() {





let { text, retry = false }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();
const t = $derived(say.now);
;
async () => {

 { svelteHTML.createElement("main", {});
   { svelteHTML.createElement("div", { "class":`face`,}); { const $$_ecaF2C = __sveltets_2_ensureComponent(Face); new $$_ecaF2C({ target: __sveltets_2_any(), props: {  "face":`builder`,}});} }
   { svelteHTML.createElement("p", {});text; }
  if(retry){ { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"kind":`primary`,"onclick":() => location.reload(),}});t.app.again; Button}}
   { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"href":`/`,}});t.app.goHome; Button}
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Lost__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Lost__SvelteComponent_ = ReturnType<typeof Lost__SvelteComponent_>;
/*Ωignore_endΩ*/export default Lost__SvelteComponent_;