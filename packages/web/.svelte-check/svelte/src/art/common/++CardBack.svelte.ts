///<reference types="svelte" />
;
import { back, type Game } from './backs.ts';
import { PAPER } from './palette.ts';
import './palette.css';
import { inked } from './pen.ts';
;

interface Props {
  game: Game;
  title?: string | undefined;
};function $$render() {







let { game, title }: Props = $props();
const { ground, drawing } = $derived(back(game));
;
async () => {

  { svelteHTML.createElement("svg", {          "viewBox":`0 0 250 350`,"focusable":`false`,"role":title ? 'img' : undefined,"aria-label":title,"aria-hidden":title ? undefined : 'true',});
   { svelteHTML.createElement("rect", {        "width":`250`,"height":`350`,"rx":`22`,"fill":PAPER,});}
   { svelteHTML.createElement("rect", {            "x":`10`,"y":`10`,"width":`230`,"height":`330`,"rx":`14`,"fill":ground,});}
   inked(drawing);
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const CardBack__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type CardBack__SvelteComponent_ = ReturnType<typeof CardBack__SvelteComponent_>;
/*Ωignore_endΩ*/export default CardBack__SvelteComponent_;