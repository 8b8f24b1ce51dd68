///<reference types="svelte" />
;
import { dropSeat } from '../lib/me.ts';
import Button from '../ui/Button.svelte';
import Face from '../ui/Face.svelte';
import { say } from '../words/speech.ts';
import type { Session } from './session.svelte.ts';

;type $$ComponentProps =  { session: Session };function $$render() {







let { session }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();
const t = $derived(say.now);
const moved = $derived(session.notice === 'moved-device');
const text = $derived(
  moved
    ? t.net.movedDevice
    : session.notice === 'removed'
      ? t.net.removed
      : session.fault === 'no-such-room'
        ? t.net.noRoom
        : session.fault === 'too-many'
          ? t.net.tooMany
          : t.net.badToken,
);
;
async () => {

 { svelteHTML.createElement("main", {});
   { svelteHTML.createElement("div", { "class":`face`,}); { const $$_ecaF2C = __sveltets_2_ensureComponent(Face); new $$_ecaF2C({ target: __sveltets_2_any(), props: {  "face":`winter`,}});} }
   { svelteHTML.createElement("p", { "role":`alert`,});text; }
  if(moved){
     { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"kind":`primary`,"onclick":() => location.reload(),}});t.net.takeBack; Button}
  } else if (session.fault !== 'no-such-room'){
     { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"kind":`primary`,"onclick":() => dropSeat(session.code),}});t.join.sit; Button}
  }
   { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"href":`/`,"onclick":() => dropSeat(session.code),}});t.app.goHome; Button}
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Fault__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Fault__SvelteComponent_ = ReturnType<typeof Fault__SvelteComponent_>;
/*Ωignore_endΩ*/export default Fault__SvelteComponent_;