///<reference types="svelte" />
;
import { onDestroy } from 'svelte';
import { keepSeat, seatAt } from '../lib/me.ts';
import Waiting from '../ui/Waiting.svelte';
import { say } from '../words/speech.ts';
import Fault from './Fault.svelte';
import NetBanner from './NetBanner.svelte';
import Herald from './Herald.svelte';
import { Session } from './session.svelte.ts';
import { setSession } from './sessionContext.ts';
import Toast from './Toast.svelte';

;type $$ComponentProps =  { code: string; token: string };function $$render() {












let { code, token }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();

// svelte-ignore state_referenced_locally
const session = new Session(code, token);
setSession(session);
onDestroy(() => session.close());

const screens = {
  lobby: () => import('../lobby/Lobby.svelte'),
  cards: () => import('../cards/CardTable.svelte'),
  spyfall: () => import('../spyfall/SpyTable.svelte'),
} as const;

const table = $derived(session.table);
const which = $derived(session.match === null ? 'lobby' : table?.game === 'spyfall' ? 'spyfall' : 'cards');
const screen = $derived(table ? screens[which]() : null);

$effect(() => {
  const seat = seatAt(code);
  if (table && seat && seat.game !== table.game) keepSeat(code, { ...seat, game: table.game });
});
$effect(() => void session.speak());
;
async () => {

 { svelteHTML.createElement("svelte:head", {}); { svelteHTML.createElement("title", {});say.now.app.name;  code; } }

if(session.fault || session.status === 'closed'){
   { const $$_tluaF0C = __sveltets_2_ensureComponent(Fault); new $$_tluaF0C({ target: __sveltets_2_any(), props: { session,}});}
} else if (!table || !screen){
   { const $$_gnitiaW0C = __sveltets_2_ensureComponent(Waiting); new $$_gnitiaW0C({ target: __sveltets_2_any(), props: {}});}
}else{
     { 
     { const $$_gnitiaW0C = __sveltets_2_ensureComponent(Waiting); new $$_gnitiaW0C({ target: __sveltets_2_any(), props: {}});}
  const $$_value = await (screen);{ const { default: Screen } = $$_value; 
     { const $$_neercS0C = __sveltets_2_ensureComponent(Screen); new $$_neercS0C({ target: __sveltets_2_any(), props: {}});}
  }}
}
 { const $$_rennaBteN0C = __sveltets_2_ensureComponent(NetBanner); new $$_rennaBteN0C({ target: __sveltets_2_any(), props: { session,}});}
 { const $$_tsaoT0C = __sveltets_2_ensureComponent(Toast); new $$_tsaoT0C({ target: __sveltets_2_any(), props: { session,}});}
 { const $$_dlareH0C = __sveltets_2_ensureComponent(Herald); new $$_dlareH0C({ target: __sveltets_2_any(), props: { session,}});}
};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const TableScreen__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type TableScreen__SvelteComponent_ = ReturnType<typeof TableScreen__SvelteComponent_>;
/*Ωignore_endΩ*/export default TableScreen__SvelteComponent_;