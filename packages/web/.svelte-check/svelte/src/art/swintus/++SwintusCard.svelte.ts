///<reference types="svelte" />
;
import CardFrame from '../common/CardFrame.svelte';
import { swintusFace } from './faces.ts';
;

interface Props {
  card: string;
  name?: string | undefined;
  title?: string | undefined;
};function $$render() {





let { card, name, title }: Props = $props();
const face = $derived(swintusFace(card));
;
async () => {

 { const $$_emarFdraC0C = __sveltets_2_ensureComponent(CardFrame); new $$_emarFdraC0C({ target: __sveltets_2_any(), props: {   ...face,name,title,}});}
};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const SwintusCard__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type SwintusCard__SvelteComponent_ = ReturnType<typeof SwintusCard__SvelteComponent_>;
/*Ωignore_endΩ*/export default SwintusCard__SvelteComponent_;