///<reference types="svelte" />
;
import { settings } from '../lib/settings.ts';
import { say } from '../words/speech.ts';
import CardFace from './CardFace.svelte';
import { compareCards } from './faces.ts';
import type { Flights } from './flights.svelte.ts';
import { getCardBox } from './box.svelte.ts';
import { drag } from './drag.ts';
import { fan, type HandCard } from './handCards.ts';
;

interface Props {
  cards: readonly HandCard[];
  playable: ReadonlySet<string>;
  /** It is this hand's turn: what cannot be laid steps back. */
  lit: boolean;
  flights: Flights;
  shaken: number | null;
  onplay: (card: HandCard) => void;
};function $$render() {











let { cards, playable, lit, flights, shaken, onplay }: Props = $props();
const t = $derived(say.now);
const box = getCardBox();
let space = $state(360);
let wide = $state(640);
const sorting = $derived(settings.sorting.value);
const sorted = $derived.by(() => {
  if (sorting === 'drawn') return cards;
  const compare = compareCards(sorting);
  return [...cards].sort((a, b) => compare(a.card, b.card) || a.id - b.id);
});
const large = $derived(space < 480 ? (wide < 700 ? 84 : 92) : space < 1000 ? 104 : 122);
const shape = $derived(fan(sorted.length, space - 16, large));
;
async () => {

 { svelteHTML.createElement("svelte:window", {  "bind:innerHeight":wide,});/*Ωignore_startΩ*/() => wide = __sveltets_2_any(null);/*Ωignore_endΩ*/}

 { const $$_div0 = svelteHTML.createElement("div", {          "class":`hand`,...__sveltets_2_empty({"data-spot":`hand`}),"role":`group`,"aria-label":t.table.hand(cards.length),});lit;space= $$_div0.clientWidth;__sveltets_2_ensureType(String, Number, `${shape.height + 26} `);
      for(let one of __sveltets_2_ensureArray(sorted)){let i = 1;one.id;
    const place = shape.places[i];
    const can = playable.has(one.card);
     { svelteHTML.createElement("button", {                   "type":`button`,"class":`card`,...__sveltets_2_empty({"data-card":one.id}),"aria-label":box.thing(one.card),"aria-disabled":!can,[Symbol("@attach")]:drag({ onplay: () => onplay(one) }),});can;lit && !can && playable.size > 0;flights.isAway(one.id);shaken === one.id;__sveltets_2_ensureType(String, Number, `${shape.width} `);__sveltets_2_ensureType(String, Number, ` ${(place?.x ?? 0) - shape.width / 2} ${place?.y ?? 0} ${place?.turn ?? 0} `);__sveltets_2_ensureType(String, Number, i);
       { svelteHTML.createElement("span", { "class":`lift`,}); { const $$_ecaFdraC3C = __sveltets_2_ensureComponent(CardFace); new $$_ecaFdraC3C({ target: __sveltets_2_any(), props: {  "card":one.card,}});} }
     }
  }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Hand__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Hand__SvelteComponent_ = ReturnType<typeof Hand__SvelteComponent_>;
/*Ωignore_endΩ*/export default Hand__SvelteComponent_;