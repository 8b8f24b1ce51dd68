///<reference types="svelte" />
;
import type { Session } from '../table/session.svelte.ts';
import Button from '../ui/Button.svelte';
import { say } from '../words/speech.ts';

;type $$ComponentProps =  { session: Session };function $$render() {





let { session }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();
const t = $derived(say.now);
const table = $derived(session.table!);
const why = $derived(table.whyNotStart ?? null);
const whyText = $derived(why ? (t.lobby.whyNot[why.reason]?.(why.detail ?? '') ?? t.net.tableReasons[why.reason]) : null);
const host = $derived(table.guests.find((guest) => guest.id === table.host));
const mine = $derived(session.me);
;
async () => {

 { svelteHTML.createElement("div", { "class":`bar`,});
  if(session.isHost){
    if(whyText){ { svelteHTML.createElement("p", { "aria-live":`polite`,});whyText; }}
     { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {       children:() => { return __sveltets_2_any(0); },"kind":`primary`,"size":`big`,"wide":true,"disabled":why !== null,"onclick":() => session.wish({ kind: 'start' }),}});t.lobby.start; Button}
  } else if (mine?.watching){
     { svelteHTML.createElement("p", {});host ? t.lobby.waitHost(host.name) : ''; }
     { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {     children:() => { return __sveltets_2_any(0); },"kind":`leaf`,"size":`big`,"wide":true,"onclick":() => session.wish({ kind: 'watch', watching: false }),}});t.lobby.sit; Button}
  }else{
     { svelteHTML.createElement("p", {});mine?.ready && host ? t.lobby.waitHost(host.name) : ''; }
     { const $$_nottuB1C = __sveltets_2_ensureComponent(Button); new $$_nottuB1C({ target: __sveltets_2_any(), props: {     children:() => { return __sveltets_2_any(0); },"kind":mine?.ready ? 'plain' : 'leaf',"size":`big`,"wide":true,"onclick":() => session.wish({ kind: 'ready', ready: !mine?.ready }),}});
      mine?.ready ? t.lobby.readyDone : t.lobby.ready;
     Button}
  }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const StartBar__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type StartBar__SvelteComponent_ = ReturnType<typeof StartBar__SvelteComponent_>;
/*Ωignore_endΩ*/export default StartBar__SvelteComponent_;