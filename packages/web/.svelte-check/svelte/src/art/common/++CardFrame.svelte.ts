///<reference types="svelte" />
;
import type { Snippet } from 'svelte';
import { INK, PAPER, SUITS, type Suit } from './palette.ts';
import { pattern } from './patterns.ts';
import './palette.css';
import { at, type Drawing, inked, line } from './pen.ts';
import { sign as suitSign } from './signs.ts';
import { wordWidth } from './type.ts';
;

interface Props {
  suit: Suit;
  /** The index, centred on the origin, about 44 high. */
  index: Drawing;
  /** What stands under the index; the suit's sign unless a card has a better one. */
  sign?: Drawing;
  /** What lies behind the art; the tilted ellipse unless a world has its own. */
  backdrop?: Drawing;
  /** May rise above the ellipse, is cut off at its lower edge. */
  art: Drawing;
  /** In front of everything, never cut. */
  front?: Drawing;
  name?: string | undefined;
  title?: string | undefined;
  /** Lettering that is part of the scene. */
  children?: Snippet;
};function $$render() {










let { suit, index, sign = suitSign(suit), backdrop, art, front = '', name, title, children }: Props = $props();

const uid = $props.id();
const RIM = line('M34 155A92 119 8 0 0 216 181');
const CUT = 'M-60-60H310V181H216A92 119 8 0 1 34 155H-60Z';
const ellipse = $derived(
  `<ellipse cx="125" cy="168" rx="92" ry="119" transform="rotate(8 125 168)" fill="${SUITS[suit].pale}"/>`,
);
const corner = $derived(inked(at(43, 45, index) + at(43, 95, sign, 0, 1.08)));
const panel = $derived(
  `<rect width="250" height="350" rx="22" fill="${SUITS[suit].hue}"/>${inked(pattern(suit))}`,
);
const lettering = $derived(Math.min(23, 146 / wordWidth(name ?? ' ')));
;
async () => {

 { svelteHTML.createElement("span", { "class":`card`,});
   { svelteHTML.createElement("svg", {           "viewBox":`0 0 250 350`,"focusable":`false`,"role":title ? 'img' : undefined,"aria-label":title,"aria-hidden":title ? undefined : 'true',});
     { svelteHTML.createElement("clipPath", { "id":`${uid}-oval`,}); { svelteHTML.createElement("path", {  "d":CUT,});} }
     panel;
     { svelteHTML.createElement("g", {    "class":`scene`,"transform":`translate(5 ${backdrop ? 9 : 3})`,});!name;
       inked(backdrop ?? ellipse);
       { svelteHTML.createElement("g", { "clip-path":`url(#${uid}-oval)`,}); inked(art); }
       inked((backdrop ? '' : RIM) + front);
      ;__sveltets_2_ensureSnippet(children?.());
     }
     { svelteHTML.createElement("rect", {                "x":`5`,"y":`5`,"width":`240`,"height":`340`,"rx":`17`,"fill":`none`,"stroke":PAPER,"stroke-width":`10`,});}
     { svelteHTML.createElement("g", { "class":`corner`,}); corner; }
    if(name){
       { svelteHTML.createElement("g", { "class":`ribbon`,});
         { svelteHTML.createElement("path", {    "d":`M4 296L4 334 14 326 14 294Z`,"fill":INK,});}
         { svelteHTML.createElement("path", {           "d":`M4 293C60 290 120 291 180 288L168 306 182 325C120 327 60 326 4 330Z`,"fill":PAPER,"stroke":INK,"stroke-width":`5`,"stroke-linejoin":`round`,});}
         { svelteHTML.createElement("text", {         "x":`88`,"y":`309`,"font-size":lettering,"transform":`rotate(-1.5 88 309)`,"fill":INK,});name; }
       }
    }
     { svelteHTML.createElement("g", {   "class":`corner far`,"transform":`translate(248 348) rotate(180) scale(0.86)`,}); corner; }
   }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const CardFrame__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type CardFrame__SvelteComponent_ = ReturnType<typeof CardFrame__SvelteComponent_>;
/*Ωignore_endΩ*/export default CardFrame__SvelteComponent_;