///<reference types="svelte" />
;
import RuleSheet from '../rules/RuleSheet.svelte';
import { say } from '../words/speech.ts';
import type { Complaint, Session } from './session.svelte.ts';

;type $$ComponentProps =  { session: Session };function $$render() {





let { session }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();
const t = $derived(say.now);
let seen = $state.raw<Complaint | null>(null);
let rule = $state<string | null>(null);

$effect(() => {
  const now = session.complaint;
  seen = now;
  if (!now) return;
  const timer = setTimeout(() => {
    seen = null;
  }, 5000);
  return () => clearTimeout(timer);
});
;
async () => {

 { svelteHTML.createElement("div", {   "class":`place`,"role":`alert`,});
  if(seen){
    seen.n; {
       { svelteHTML.createElement("p", {});
        seen.text;
        if(seen.rule && session.words?.rules[seen.rule]){
           { svelteHTML.createElement("button", {   "type":`button`,"onclick":() => (rule = seen?.rule ?? null),});t.table.rule(seen.rule); }
        }
       }
    }
  }
 }
if(rule && session.words){
   { const $$_teehSeluR0C = __sveltets_2_ensureComponent(RuleSheet); new $$_teehSeluR0C({ target: __sveltets_2_any(), props: {     "words":session.words,rule,"onclose":() => (rule = null),}});}
}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Toast__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Toast__SvelteComponent_ = ReturnType<typeof Toast__SvelteComponent_>;
/*Ωignore_endΩ*/export default Toast__SvelteComponent_;