///<reference types="svelte" />
;
import Figure from './rig/Figure.svelte';
import { outfit } from './rig/outfits';

;type $$ComponentProps =  { place: string; role: string };function $$render() {




let { place, role }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();

const worn = $derived(outfit(place, role));
const body = { x: 50, y: 268, h: 158 } as const;
;
async () => {


 { const $$_erugiF0C = __sveltets_2_ensureComponent(Figure); new $$_erugiF0C({ target: __sveltets_2_any(), props: {      ...worn,...body,"ink":`var(--paper)`,"edge":5,}});}
 { const $$_erugiF0C = __sveltets_2_ensureComponent(Figure); new $$_erugiF0C({ target: __sveltets_2_any(), props: {      ...worn,...body,"ink":`var(--near)`,"trim":`var(--mid)`,}});}
};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Role__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Role__SvelteComponent_ = ReturnType<typeof Role__SvelteComponent_>;
/*Ωignore_endΩ*/export default Role__SvelteComponent_;