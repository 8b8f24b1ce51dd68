///<reference types="svelte" />
;
import { readCode } from '@tasovka/protocol';
import { seatAt } from '../lib/me.ts';
import Lost from '../ui/Lost.svelte';
import { say } from '../words/speech.ts';
import Join from './Join.svelte';
import TableScreen from './TableScreen.svelte';

;type $$ComponentProps =  { code: string };function $$render() {








let { code: given }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();
const code = $derived(readCode(given));
const seat = $derived(code === null ? undefined : seatAt(code));
;
async () => {

if(code === null){
   { const $$_tsoL0C = __sveltets_2_ensureComponent(Lost); new $$_tsoL0C({ target: __sveltets_2_any(), props: {  "text":say.now.home.noSuchTable,}});}
} else if (seat){
  seat.token; { { const $$_neercSelbaT0C = __sveltets_2_ensureComponent(TableScreen); new $$_neercSelbaT0C({ target: __sveltets_2_any(), props: {   code,"token":seat.token,}});}}
}else{
   { const $$_nioJ0C = __sveltets_2_ensureComponent(Join); new $$_nioJ0C({ target: __sveltets_2_any(), props: { code,}});}
}
};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const TableGate__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type TableGate__SvelteComponent_ = ReturnType<typeof TableGate__SvelteComponent_>;
/*Ωignore_endΩ*/export default TableGate__SvelteComponent_;