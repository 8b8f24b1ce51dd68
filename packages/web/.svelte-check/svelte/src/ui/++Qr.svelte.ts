///<reference types="svelte" />
;
import { encode } from 'uqr';

;type $$ComponentProps =  { text: string; title: string };function $$render() {



let { text, title }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();

const code = $derived(encode(text, { border: 2 }));
const path = $derived(
  code.data
    .map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
    .join(''),
);
;
async () => {

 { svelteHTML.createElement("svg", {       "viewBox":`0 0 ${code.size} ${code.size}`,"role":`img`,"aria-label":title,"shape-rendering":`crispEdges`,});
   { svelteHTML.createElement("rect", {      "width":code.size,"height":code.size,"fill":`#fff8ec`,});}
   { svelteHTML.createElement("path", {    "d":path,"fill":`#2b1b2e`,});}
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Qr__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Qr__SvelteComponent_ = ReturnType<typeof Qr__SvelteComponent_>;
/*Ωignore_endΩ*/export default Qr__SvelteComponent_;