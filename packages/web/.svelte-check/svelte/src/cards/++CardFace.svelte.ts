///<reference types="svelte" />
;
import CardBack from '../art/common/CardBack.svelte';
import { say } from '../words/speech.ts';
import { kindOf, ribbon } from './faces.ts';
import { getCardBox } from './box.svelte.ts';
;

interface Props {
  /** null: the back. */
  card: string | null;
  title?: string | undefined;
};function $$render() {







let { card, title }: Props = $props();
const box = getCardBox();
const name = $derived.by(() => {
  if (card === null) return undefined;
  if (box.game === 'lol') return say.now.lettering[kindOf(card)];
  return box.words ? ribbon(card, box.words.thing(card)) : undefined;
});
;
async () => {

if(card === null || !box.Face){
   { const $$_kcaBdraC0C = __sveltets_2_ensureComponent(CardBack); new $$_kcaBdraC0C({ target: __sveltets_2_any(), props: {   "game":box.game === 'lol' ? 'lol' : 'swintus',title,}});}
}else{
   { const $$_ecaF_xob0C = __sveltets_2_ensureComponent(box.Face); new $$_ecaF_xob0C({ target: __sveltets_2_any(), props: {   card,name,title,}});}
}
};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const CardFace__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type CardFace__SvelteComponent_ = ReturnType<typeof CardFace__SvelteComponent_>;
/*Ωignore_endΩ*/export default CardFace__SvelteComponent_;