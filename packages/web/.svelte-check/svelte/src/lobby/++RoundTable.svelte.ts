///<reference types="svelte" />
;
import type { Session } from '../table/session.svelte.ts';
import type { GuestView } from '@tasovka/protocol';
import Face from '../ui/Face.svelte';
import Icon from '../ui/Icon.svelte';
import { gameCards } from '../lib/games.ts';
import { say } from '../words/speech.ts';
import GuestSheet from './GuestSheet.svelte';

;type $$ComponentProps =  { session: Session; onbot: () => void; oninvite: () => void };function $$render() {









let { session, onbot, oninvite }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();
const t = $derived(say.now);
const table = $derived(session.table!);
const players = $derived(table.guests.filter((guest) => !guest.watching));
const watchers = $derived(table.guests.filter((guest) => guest.watching));
const most = $derived(gameCards.find((game) => game.id === table.game)?.most ?? 10);
/** At least four chairs, and always one that says «sit down». */
const chairs = $derived(Math.max(players.length, Math.min(most, Math.max(4, players.length + 1))));
let looking = $state<string | null>(null);
const looked = $derived(table.guests.find((guest) => guest.id === looking));

/** Chairs go clockwise round an oval, the first one at the bottom. */
function place(i: number, n: number): { x: number; y: number } {
  const angle = Math.PI / 2 + (i / n) * 2 * Math.PI;
  return { x: 50 + 41 * Math.cos(angle), y: 50 + 40 * Math.sin(angle) };
}
const status = (guest: GuestView): string =>
  !guest.online && guest.bot === null
    ? t.lobby.offline
    : guest.id === table.host
      ? t.lobby.host
      : guest.bot !== null
        ? (t.lobby.botLevels[guest.bot] ?? '')
        : guest.ready
          ? t.lobby.readyMark
          : t.lobby.notReady;
;
async () => {

 { svelteHTML.createElement("section", {   "class":`room`,"aria-label":t.lobby.title,});
   { svelteHTML.createElement("div", { "class":`felt`,});
     { svelteHTML.createElement("button", {       "type":`button`,"class":`code`,"onclick":oninvite,"aria-label":`${t.lobby.codeLabel}: ${table.code}`,});
       { svelteHTML.createElement("small", {});t.lobby.codeLabel; }
       { svelteHTML.createElement("b", {});table.code; }
     }
   }
   { svelteHTML.createElement("ol", {});
        for(let _ of __sveltets_2_ensureArray({ length: chairs })){let i = 1;i;
      const spot = place(i, chairs);
      const guest = players[i];
       { svelteHTML.createElement("li", {   });__sveltets_2_ensureType(String, Number, `${spot.x} `);__sveltets_2_ensureType(String, Number, `${spot.y} `);chairs > 6;
        if(guest){
           { svelteHTML.createElement("button", {      "type":`button`,"class":`guest`,"onclick":() => (looking = guest.id),});!guest.online;
             { svelteHTML.createElement("span", { "class":`face`,});
               { const $$_ecaF5C = __sveltets_2_ensureComponent(Face); new $$_ecaF5C({ target: __sveltets_2_any(), props: {    "face":guest.face,"bot":guest.bot,}});}
              if(guest.id === table.host){ { svelteHTML.createElement("i", { "class":`mark host`,}); { const $$_nocI6C = __sveltets_2_ensureComponent(Icon); new $$_nocI6C({ target: __sveltets_2_any(), props: {  "name":`crown`,}});} }
              } else if (guest.ready && guest.bot === null){ { svelteHTML.createElement("i", { "class":`mark`,}); { const $$_nocI6C = __sveltets_2_ensureComponent(Icon); new $$_nocI6C({ target: __sveltets_2_any(), props: {  "name":`check`,}});} }}
             }
             { svelteHTML.createElement("span", { "class":`name`,});guest.name; }
             { svelteHTML.createElement("span", { "class":`status`,});guest.id === table.you ? t.lobby.you : status(guest); }
           }
        }else{
           { svelteHTML.createElement("button", {     "type":`button`,"class":`guest free`,"onclick":session.isHost ? onbot : oninvite,});
             { svelteHTML.createElement("span", { "class":`face chair`,}); { const $$_nocI5C = __sveltets_2_ensureComponent(Icon); new $$_nocI5C({ target: __sveltets_2_any(), props: {  "name":`plus`,}});} }
             { svelteHTML.createElement("span", { "class":`name`,});t.lobby.empty; }
           }
        }
       }
    }
   }
 }
if(watchers.length > 0){
   { svelteHTML.createElement("p", { "class":`watchers`,}); { const $$_nocI1C = __sveltets_2_ensureComponent(Icon); new $$_nocI1C({ target: __sveltets_2_any(), props: {  "name":`eye`,}});} t.lobby.watchers; watchers.map((guest) => guest.name).join(', '); }
}
if(looked){ { const $$_teehStseuG0C = __sveltets_2_ensureComponent(GuestSheet); new $$_teehStseuG0C({ target: __sveltets_2_any(), props: {     session,"guest":looked,"onclose":() => (looking = null),}});}}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const RoundTable__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type RoundTable__SvelteComponent_ = ReturnType<typeof RoundTable__SvelteComponent_>;
/*Ωignore_endΩ*/export default RoundTable__SvelteComponent_;