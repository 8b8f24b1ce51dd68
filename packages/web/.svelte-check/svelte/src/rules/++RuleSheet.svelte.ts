///<reference types="svelte" />
;
import type { GameWords } from '@tasovka/kernel';
import Sheet from '../ui/Sheet.svelte';

;type $$ComponentProps =  { words: GameWords; rule: string; onclose: () => void };function $$render() {




let { words, rule, onclose }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();
const told = $derived(words.rules[rule]);
;
async () => {

 { const $$_teehS0C = __sveltets_2_ensureComponent(Sheet); new $$_teehS0C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"title":told?.title ?? rule,onclose,}});
   { svelteHTML.createElement("p", {});told?.text ?? ''; }
   { svelteHTML.createElement("p", { "class":`number`,});rule; }
 Sheet}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const RuleSheet__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type RuleSheet__SvelteComponent_ = ReturnType<typeof RuleSheet__SvelteComponent_>;
/*Ωignore_endΩ*/export default RuleSheet__SvelteComponent_;