///<reference types="svelte" />
;
;type $$ComponentProps =  { x: number; y: number; r: number; ink?: string };function $$render() {

let { x, y, r, ink = 'var(--paper)' }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();
;
async () => {

 { svelteHTML.createElement("g", { "fill":ink,});
   { svelteHTML.createElement("circle", {        "cx":x,"cy":y,"r":r * 2.3,"opacity":`.16`,});}
   { svelteHTML.createElement("circle", {        "cx":x,"cy":y,"r":r * 1.55,"opacity":`.28`,});}
   { svelteHTML.createElement("circle", {     "cx":x,"cy":y,r,});}
 }
};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Sun__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Sun__SvelteComponent_ = ReturnType<typeof Sun__SvelteComponent_>;
/*Ωignore_endΩ*/export default Sun__SvelteComponent_;