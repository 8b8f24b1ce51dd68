///<reference types="svelte" />
;
import { colouredSign } from '../art/common/signs.ts';
import type { Colour } from '../art/common/palette.ts';
import { inked } from '../art/common/pen.ts';
import { say } from '../words/speech.ts';
import { getCardBox } from './box.svelte.ts';
import CardFace from './CardFace.svelte';
import type { CardView } from './cardView.ts';
import DarkRow from './DarkRow.svelte';
import type { Flights } from './flights.svelte.ts';
;

interface Props {
  view: CardView;
  flights: Flights;
  /** Tapping the deck does the same as the button. */
  ondeck: (() => void) | null;
};function $$render() {












let { view, flights, ondeck }: Props = $props();
const t = $derived(say.now);
const box = getCardBox();
const colourName = $derived(view.colour ? (t.table.colours[view.colour] ?? view.colour) : t.table.anyColour);
;
async () => {

 { svelteHTML.createElement("div", {    "class":`centre`,...__sveltets_2_empty({"data-colour":view.colour}),});view.direction === -1;
   { svelteHTML.createElement("svg", {     "class":`way`,"viewBox":`-100 -100 200 200`,"aria-hidden":`true`,});
     { svelteHTML.createElement("g", {});
         for(let turn of __sveltets_2_ensureArray(([0, 120, 240]))){turn;
         { svelteHTML.createElement("path", {    "transform":`rotate(${turn})`,"d":`M-70 -58A91 91 0 0 1 52 -75M52 -75l-17 -10M52 -75l-10 17`,});}
      }
     }
   }
   { svelteHTML.createElement("span", { "class":`unseen`,});t.table.direction[String(view.direction)]; }

   { svelteHTML.createElement("button", {            "type":`button`,"class":`deck`,...__sveltets_2_empty({"data-spot":`deck`}),"onclick":() => ondeck?.(),"aria-disabled":ondeck === null,"aria-label":t.table.deck(view.deck),});ondeck !== null;
        for(let _ of __sveltets_2_ensureArray(({ length: Math.min(3, Math.max(1, Math.ceil(view.deck / 30))) }))){let i = 1;i;
       { svelteHTML.createElement("span", { });__sveltets_2_ensureType(String, Number, i); { const $$_ecaFdraC3C = __sveltets_2_ensureComponent(CardFace); new $$_ecaFdraC3C({ target: __sveltets_2_any(), props: {  "card":null,}});} }
    }
     { svelteHTML.createElement("b", { "aria-hidden":`true`,});view.deck; }
   }

   { svelteHTML.createElement("div", {       "class":`pile`,...__sveltets_2_empty({"data-spot":`pile`}),"role":`img`,"aria-label":`${view.top ? t.table.pile(box.thing(view.top)) : ''}. ${t.table.colourNow(colourName)}`,});
     { svelteHTML.createElement("span", { "class":`halo`,}); }
       for(let one of __sveltets_2_ensureArray(flights.pile)){one.n;
       { svelteHTML.createElement("span", {  "class":`laid`,});__sveltets_2_ensureType(String, Number, ` ${one.dx} ${one.dy} ${one.tilt} `); { const $$_ecaFdraC3C = __sveltets_2_ensureComponent(CardFace); new $$_ecaFdraC3C({ target: __sveltets_2_any(), props: {  "card":one.card,}});} }
    }
    if(view.colour){
       { svelteHTML.createElement("svg", {     "class":`sign`,"viewBox":`-26 -26 52 52`,"aria-hidden":`true`,});
         { svelteHTML.createElement("circle", {  "r":`24`,});}
         inked(colouredSign(view.colour as Colour));
       }
    }
    if(view.owed > 0){ { svelteHTML.createElement("b", {   "class":`owed`,"aria-label":t.table.owed(view.owed),}); view.owed; }}
   }
 }
 { const $$_woRkraD0C = __sveltets_2_ensureComponent(DarkRow); new $$_woRkraD0C({ target: __sveltets_2_any(), props: { view,}});}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Centre__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Centre__SvelteComponent_ = ReturnType<typeof Centre__SvelteComponent_>;
/*Ωignore_endΩ*/export default Centre__SvelteComponent_;