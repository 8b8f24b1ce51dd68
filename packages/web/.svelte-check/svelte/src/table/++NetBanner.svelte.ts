///<reference types="svelte" />
;
import { say } from '../words/speech.ts';
import type { Session } from './session.svelte.ts';

;type $$ComponentProps =  { session: Session };function $$render() {




let { session }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();
const t = $derived(say.now);
const text = $derived(
  session.notice === 'restarting'
    ? t.net.restarting
    : session.notice === 'waiting-for-storage'
      ? t.net.waitingForStorage
      : session.status === 'connecting' && session.shown
        ? t.net.lost
        : null,
);
;
async () => {

 { svelteHTML.createElement("div", {   "class":`banner`,"role":`status`,});
  if(text){ { svelteHTML.createElement("p", {});text; }}
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const NetBanner__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type NetBanner__SvelteComponent_ = ReturnType<typeof NetBanner__SvelteComponent_>;
/*Ωignore_endΩ*/export default NetBanner__SvelteComponent_;