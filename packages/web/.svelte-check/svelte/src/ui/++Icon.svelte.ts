///<reference types="svelte" />
;
import { type IconName, icons } from './icons.ts';

;type $$ComponentProps =  { name: IconName };function $$render() {



let { name }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();
;
async () => {

 { svelteHTML.createElement("svg", {     "viewBox":`0 0 24 24`,"aria-hidden":`true`,"focusable":`false`,}); { svelteHTML.createElement("path", {  "d":icons[name],});} }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Icon__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Icon__SvelteComponent_ = ReturnType<typeof Icon__SvelteComponent_>;
/*Ωignore_endΩ*/export default Icon__SvelteComponent_;