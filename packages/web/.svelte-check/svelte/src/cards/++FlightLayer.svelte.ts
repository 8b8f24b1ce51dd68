///<reference types="svelte" />
;
import CardFace from './CardFace.svelte';
import type { Flight, Flights } from './flights.svelte.ts';

;type $$ComponentProps =  { flights: Flights };function $$render() {




let { flights }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();

/** An arc with some weight: up, over, and a settle of a few degrees. */
function fly(flight: Flight) {
  return (node: HTMLElement) => {
    const to = flights.rect(flight.to);
    if (!to) {
      queueMicrotask(flight.land);
      return;
    }
    const { from } = flight;
    const small = flight.to.startsWith('seat');
    const goal = small ? 34 : Math.min(to.width, 96);
    const scale = goal / Math.max(1, from.width);
    const dx = to.x + to.width / 2 - (from.x + from.width / 2);
    const dy = to.y + to.height / 2 - (from.y + from.height / 2);
    const lift = Math.min(60, Math.abs(dx) * 0.18 + 18);
    const animation = node.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: `translate(${dx * 0.55}px, ${dy * 0.55 - lift}px) rotate(8deg) scale(${(1 + scale) / 2})`, offset: 0.55 },
        { transform: `translate(${dx}px, ${dy}px) rotate(-4deg) scale(${scale})`, opacity: small ? 0.4 : 1 },
      ],
      { duration: 240, delay: flight.delay, easing: 'cubic-bezier(.3,.1,.3,1)', fill: 'both' },
    );
    animation.finished.then(flight.land, flight.land);
    return () => animation.cancel();
  };
}
;
async () => {

 { svelteHTML.createElement("div", {   "class":`air`,"aria-hidden":`true`,});
     for(let flight of __sveltets_2_ensureArray(flights.flying)){flight.n;
     { svelteHTML.createElement("div", {       "class":`card`,[Symbol("@attach")]:fly(flight),});__sveltets_2_ensureType(String, Number, `${flight.from.x} `);__sveltets_2_ensureType(String, Number, `${flight.from.y} `);__sveltets_2_ensureType(String, Number, `${flight.from.width} `);
       { const $$_ecaFdraC2C = __sveltets_2_ensureComponent(CardFace); new $$_ecaFdraC2C({ target: __sveltets_2_any(), props: {  "card":flight.card,}});}
     }
  }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const FlightLayer__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type FlightLayer__SvelteComponent_ = ReturnType<typeof FlightLayer__SvelteComponent_>;
/*Ωignore_endΩ*/export default FlightLayer__SvelteComponent_;