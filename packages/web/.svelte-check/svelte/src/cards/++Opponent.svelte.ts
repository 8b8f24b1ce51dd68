///<reference types="svelte" />
;
import type { Seat } from '@tasovka/kernel';
import type { GuestView } from '@tasovka/protocol';
import { getSession } from '../table/sessionContext.ts';
import Face from '../ui/Face.svelte';
import { say } from '../words/speech.ts';
import type { CardView } from './cardView.ts';
import Clock from './Clock.svelte';
;

interface Props {
  guest: GuestView;
  seat: Seat;
  view: CardView;
  size: number;
  onpick: () => void;
};function $$render() {










let { guest, seat, view, size, onpick }: Props = $props();
const session = getSession();
const t = $derived(say.now);
const count = $derived(view.hands[seat] ?? 0);
const active = $derived(view.turn === seat || (view.turn === null && view.pending.includes(seat)));
const out = $derived(view.out.includes(seat));
const winking = $derived(view.manners?.winking.includes(seat) ?? false);
const forMe = $derived(view.manners?.winkedBy.includes(seat) ?? false);
const offence = $derived(view.manners?.offences.find((one) => one.seat === seat) ?? null);
const emoji = $derived(session.reactions.findLast((one) => one.from === guest.id)?.emoji ?? null);
const label = $derived(
  [
    t.table.seat(guest.name, count),
    active && t.table.turnOf(guest.name),
    view.declared.includes(seat) && count <= 2 && session.words?.actions.declare,
    !guest.online && guest.bot === null && t.table.offline,
    offence && t.acts.offences[offence.act],
  ]
    .filter(Boolean)
    .join(', '),
);
;
async () => {

  { svelteHTML.createElement("button", {                 "type":`button`,"class":`seat`,...__sveltets_2_empty({"data-spot":`seat-${seat}`}),"aria-label":label,"onpointerdown":onpick,"onkeydown":(event) => {
    if (event.key === 'Enter' || event.key === ' ') onpick();
  },});active;out;!guest.online && guest.bot === null;view.catchable.includes(seat);__sveltets_2_ensureType(String, Number, `${size} `);
   { svelteHTML.createElement("span", { "class":`head`,});
    if(active){ { const $$_kcolC2C = __sveltets_2_ensureComponent(Clock); new $$_kcolC2C({ target: __sveltets_2_any(), props: { view,}});}}
     { svelteHTML.createElement("span", {   "class":`face`,});winking;forMe; { const $$_ecaF3C = __sveltets_2_ensureComponent(Face); new $$_ecaF3C({ target: __sveltets_2_any(), props: {    "face":guest.face,"bot":guest.bot,}});} }
     { svelteHTML.createElement("b", {   "class":`count`,});count === 1;count === 2;count; }
    if((view.bills[seat] ?? 0) > 0){ { svelteHTML.createElement("i", {   "class":`bills`,"title":t.table.bills(view.bills[seat] ?? 0),});view.bills[seat];  }}
    if(emoji){ { svelteHTML.createElement("span", { "class":`emoji`,});emoji; }}
    if(view.silence === seat){ { svelteHTML.createElement("span", { "class":`tag`,});  }}
   }
   { svelteHTML.createElement("span", { "class":`name`,});guest.name; }
  if(offence){ { svelteHTML.createElement("span", { "class":`shout`,});t.acts.offences[offence.act]; }
  } else if (view.declared.includes(seat) && count > 0 && count <= 2){ { svelteHTML.createElement("span", { "class":`shout call`,});session.words?.actions.declare ?? '!'; }}
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Opponent__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Opponent__SvelteComponent_ = ReturnType<typeof Opponent__SvelteComponent_>;
/*Ωignore_endΩ*/export default Opponent__SvelteComponent_;