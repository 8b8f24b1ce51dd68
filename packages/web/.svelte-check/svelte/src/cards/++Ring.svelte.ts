///<reference types="svelte" />
;
import type { Seat } from '@tasovka/kernel';
import { getSession } from '../table/sessionContext.ts';
import type { CardView } from './cardView.ts';
import Opponent from './Opponent.svelte';
import { around } from './around.ts';
;

interface Props {
  view: CardView;
  me: Seat | null;
  seats: number;
  onseat: (seat: Seat) => void;
};function $$render() {








let { view, me, seats, onseat }: Props = $props();
const session = getSession();
let width = $state(360);
let height = $state(320);

/** Clockwise from the left of whoever looks; watchers see everybody. */
const others = $derived(
  Array.from({ length: me === null ? seats : seats - 1 }, (_, i) => (me === null ? i : (me + 1 + i) % seats)),
);
const size = $derived(width < 520 ? (others.length > 6 ? 42 : others.length > 4 ? 48 : 56) : width < 900 ? 66 : 84);
const spots = $derived(around(others.length, width, height, size));
;
async () => {

 { const $$_ol0 = svelteHTML.createElement("ol", {   "class":`ring`,});width= $$_ol0.clientWidth;height= $$_ol0.clientHeight;
      for(let seat of __sveltets_2_ensureArray(others)){let i = 1;seat;
    const guest = session.guestAt(seat);
    if(guest){
       { svelteHTML.createElement("li", {  });__sveltets_2_ensureType(String, Number, `${spots[i]?.x} `);__sveltets_2_ensureType(String, Number, `${spots[i]?.y} `);
         { const $$_tnenoppO2C = __sveltets_2_ensureComponent(Opponent); new $$_tnenoppO2C({ target: __sveltets_2_any(), props: {      guest,seat,view,size,"onpick":() => onseat(seat),}});}
       }
    }
  }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Ring__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Ring__SvelteComponent_ = ReturnType<typeof Ring__SvelteComponent_>;
/*Ωignore_endΩ*/export default Ring__SvelteComponent_;