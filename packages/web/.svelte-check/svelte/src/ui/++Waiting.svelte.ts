///<reference types="svelte" />
;
import { say } from '../words/speech.ts';

;type $$ComponentProps =  { text?: string };function $$render() {



let { text }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();
;
async () => {

 { svelteHTML.createElement("div", {   "class":`waiting`,"role":`status`,});
   { svelteHTML.createElement("span", { "class":`deck`,}); { svelteHTML.createElement("i", {}); } { svelteHTML.createElement("i", {}); } { svelteHTML.createElement("i", {}); } }
   { svelteHTML.createElement("p", {});text ?? say.now.app.loading; }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Waiting__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Waiting__SvelteComponent_ = ReturnType<typeof Waiting__SvelteComponent_>;
/*Ωignore_endΩ*/export default Waiting__SvelteComponent_;