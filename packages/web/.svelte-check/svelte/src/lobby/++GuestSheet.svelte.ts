///<reference types="svelte" />
;
import type { GuestView } from '@tasovka/protocol';
import Identity from '../home/Identity.svelte';
import { me } from '../lib/me.ts';
import type { Session } from '../table/session.svelte.ts';
import Button from '../ui/Button.svelte';
import Sheet from '../ui/Sheet.svelte';
import { say } from '../words/speech.ts';

;type $$ComponentProps =  { session: Session; guest: GuestView; onclose: () => void };function $$render() {









let { session, guest, onclose }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();
const t = $derived(say.now);
const mine = $derived(guest.id === session.table?.you);

function rename(): void {
  const name = me.name.value.trim();
  if (name) void session.wish({ kind: 'rename', name, face: me.face.value });
}
async function then(done: Promise<boolean>): Promise<void> {
  if (await done) onclose();
}
;
async () => {

 { const $$_teehS0C = __sveltets_2_ensureComponent(Sheet); new $$_teehS0C({ target: __sveltets_2_any(), props: {  children:() => { return __sveltets_2_any(0); },"title":guest.name,onclose,}});
   { svelteHTML.createElement("div", { "class":`list`,});
    if(mine){
       { const $$_ytitnedI2C = __sveltets_2_ensureComponent(Identity); new $$_ytitnedI2C({ target: __sveltets_2_any(), props: {  "onchange":rename,}});}
       { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"wide":true,"onclick":() => then(session.wish({ kind: 'watch', watching: !guest.watching })),}});
        guest.watching ? t.lobby.sit : t.lobby.watch;
       Button}
    } else if (session.isHost){
      if(guest.bot === null){
         { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"wide":true,"onclick":() => then(session.wish({ kind: 'host', to: guest.id })),}});t.lobby.makeHost; Button}
      }
       { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"wide":true,"kind":`primary`,"onclick":() => then(session.wish({ kind: 'remove', id: guest.id })),}});t.lobby.removeBot; Button}
    }else{
       { svelteHTML.createElement("p", {});guest.bot === null ? t.lobby.onlyHost : (t.lobby.botHelp[guest.bot] ?? ''); }
    }
   }
 Sheet}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const GuestSheet__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type GuestSheet__SvelteComponent_ = ReturnType<typeof GuestSheet__SvelteComponent_>;
/*Ωignore_endΩ*/export default GuestSheet__SvelteComponent_;