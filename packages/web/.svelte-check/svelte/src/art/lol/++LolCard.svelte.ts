///<reference types="svelte" />
;
import CardFrame from '../common/CardFrame.svelte';
import { INK } from '../common/palette.ts';
import { lolFace } from './faces.ts';
import { letter } from './lettering.ts';
;

interface Props {
  card: string;
  /** The word that is the hero of an action card. */
  name?: string | undefined;
  title?: string | undefined;
};function $$render() {







let { card, name, title }: Props = $props();
const { kind, art, ...face } = $derived(lolFace(card));
const word = $derived(kind && name ? letter(kind, name) : undefined);
;
async () => {

 { const $$_emarFdraC0C = __sveltets_2_ensureComponent(CardFrame); new $$_emarFdraC0C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },...face,"art":"","front":art,title,}});
  if(word){
    
     { svelteHTML.createElement("g", {         "fill":INK,"transform":word.transform,"font-size":word.size,"stroke":INK,"stroke-linejoin":`round`,});
       { svelteHTML.createElement("text", {         "x":`5`,"y":`8`,"dy":word.dy,"rotate":word.rotate,"stroke-width":word.line + 3,});name; }
       { svelteHTML.createElement("text", {     "dy":word.dy,"rotate":word.rotate,"stroke-width":word.line,});name; }
       { svelteHTML.createElement("text", {       "dy":word.dy,"rotate":word.rotate,"stroke":`none`,"fill":word.fill,});name; }
     }
  }
 CardFrame}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const LolCard__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type LolCard__SvelteComponent_ = ReturnType<typeof LolCard__SvelteComponent_>;
/*Ωignore_endΩ*/export default LolCard__SvelteComponent_;