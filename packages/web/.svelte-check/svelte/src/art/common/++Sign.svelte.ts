///<reference types="svelte" />
;
import { PAPER, SUITS, type Suit } from './palette.ts';
import './palette.css';
import { at, inked } from './pen.ts';
import { sign } from './signs.ts';
;

interface Props {
  suit: Suit;
  title?: string | undefined;
};function $$render() {







let { suit, title }: Props = $props();
const drawing = $derived(inked(at(0, 1, sign(suit), 0, suit === 'grey' ? 0.86 : 1)));
;
async () => {

  { svelteHTML.createElement("svg", {          "viewBox":`-32 -32 64 64`,"focusable":`false`,"role":title ? 'img' : undefined,"aria-label":title,"aria-hidden":title ? undefined : 'true',});
   { svelteHTML.createElement("circle", {        "r":`29`,"fill":SUITS[suit].hue,"stroke":PAPER,"stroke-width":`5`,});}
   drawing;
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Sign__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Sign__SvelteComponent_ = ReturnType<typeof Sign__SvelteComponent_>;
/*Ωignore_endΩ*/export default Sign__SvelteComponent_;