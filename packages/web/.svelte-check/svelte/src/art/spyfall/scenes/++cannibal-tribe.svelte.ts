///<reference types="svelte" />
;
import Figure from '../rig/Figure.svelte';
import Fire from '../rig/Fire.svelte';
import Move from '../rig/Move.svelte';
import { palm, puffs } from '../rig/nature';
function $$render() {





;
async () => {

 { svelteHTML.createElement("path", {      "d":`M0 0H320V60Q160 90 0 60Z`,"fill":`var(--far)`,"opacity":`.5`,});}
 { svelteHTML.createElement("path", {      "d":`M84 138L146 66Q160 58 176 66L240 138Z`,"fill":`var(--near)`,"opacity":`.5`,});}
 { svelteHTML.createElement("path", {    "d":`M146 66Q152 76 158 70Q162 84 168 72Q172 76 176 66Q160 58 146 66Z`,"fill":`var(--far)`,});}
 { const $$_evoM0C = __sveltets_2_ensureComponent(Move); new $$_evoM0C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"kind":`rise`,}}); { svelteHTML.createElement("path", {      "d":puffs([160, 52, 10], [172, 42, 12], [158, 34, 11], [176, 26, 13]),"fill":`var(--paper)`,"opacity":`.7`,});} Move}
 { svelteHTML.createElement("path", {    "d":`M0 136Q160 116 320 134V220H0Z`,"fill":`var(--mid)`,});}
 { svelteHTML.createElement("path", {    "d":palm(96, 150, 76) + palm(230, 150, 70),"fill":`var(--mid)`,});} { svelteHTML.createElement("path", {      "d":palm(230, 150, 70),"fill":`var(--near)`,"opacity":`.35`,});}
 { svelteHTML.createElement("path", {    "d":`M0 172V126H62V172Z`,"fill":`var(--near)`,});} { svelteHTML.createElement("path", {    "d":`M-12 132L32 78L76 132L68 138L60 132L52 139L44 133L36 139L28 133L20 139L12 133L4 138Z`,"fill":`var(--far)`,});}
 { svelteHTML.createElement("path", {        "d":`M32 82L10 128M32 82L24 130M32 82L40 130M32 82L56 128`,"stroke":`var(--near)`,"stroke-width":`1.4`,"opacity":`.5`,});}
 { svelteHTML.createElement("path", {    "d":`M22 172V148Q32 138 42 148V172Z`,"fill":`var(--sky)`,});}
 { svelteHTML.createElement("path", {      "d":`M0 166Q160 150 320 164V220H0Z`,"fill":`var(--near)`,"opacity":`.6`,});}
 { svelteHTML.createElement("g", { "transform":`translate(276 96)`,});
   { svelteHTML.createElement("path", {    "d":`M-26 0Q-28 -30 0 -32Q28 -30 26 0L22 50Q0 66 -22 50Z`,"fill":`var(--far)`,});}
   { svelteHTML.createElement("path", {    "d":`M-24 -6L-38 -16L-24 -18ZM24 -6L38 -16L24 -18ZM-20 -26L-24 -48L-10 -31ZM-6 -32L0 -56L6 -32ZM20 -26L24 -48L10 -31Z`,"fill":`var(--mid)`,});}
   { svelteHTML.createElement("path", {    "d":`M-18 -8Q-10 -16 -4 -6Q-10 0 -18 -2ZM18 -8Q10 -16 4 -6Q10 0 18 -2ZM-3 -4H3L7 16H-7ZM-16 26Q0 20 16 26V42Q0 50 -16 42Z`,"fill":`var(--near)`,});}
   { svelteHTML.createElement("path", {    "d":`M-12 26V33L-6 25V34L0 25V34L6 25V34L12 26M-12 43V37L-4 45V38L4 45V38L12 43`,"fill":`var(--paper)`,});}
   { svelteHTML.createElement("path", {        "d":`M-22 8L-12 14L-22 18ZM22 8L12 14L22 18ZM-12 -22H12`,"fill":`var(--sky)`,"stroke":`var(--sky)`,"stroke-width":`3`,});}
   { svelteHTML.createElement("path", {    "d":`M-16 54H16L18 120H-18Z`,"fill":`var(--near)`,});}
 }
 { svelteHTML.createElement("path", {      "d":`M100 190L84 208M204 190L220 208M130 96`,"stroke":`var(--near)`,"stroke-width":`5`,});}
 { const $$_eriF0C = __sveltets_2_ensureComponent(Fire); new $$_eriF0C({ target: __sveltets_2_any(), props: {          "x":152,"y":210,"h":34,"outer":`var(--sky)`,"inner":`var(--far)`,}});}
 { const $$_erugiF0C = __sveltets_2_ensureComponent(Figure); new $$_erugiF0C({ target: __sveltets_2_any(), props: {                  "x":152,"y":196,"h":96,"pose":`cheer`,"garb":`tunic`,"hat":`pith`,"ink":`var(--near)`,"cloth":`var(--paper)`,"trim":`var(--paper)`,}});}
 { const $$_evoM0C = __sveltets_2_ensureComponent(Move); new $$_evoM0C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"kind":`bob`,}}); { svelteHTML.createElement("g", { "fill":`var(--far)`,}); { svelteHTML.createElement("circle", {      "cx":`112`,"cy":`136`,"r":`5`,});} { svelteHTML.createElement("circle", {      "cx":`124`,"cy":`126`,"r":`3.5`,});} { svelteHTML.createElement("circle", {      "cx":`188`,"cy":`134`,"r":`6`,});} { svelteHTML.createElement("circle", {      "cx":`178`,"cy":`124`,"r":`3`,});} { svelteHTML.createElement("circle", {      "cx":`200`,"cy":`124`,"r":`3`,});} } Move}
 { svelteHTML.createElement("path", {    "d":`M96 142H208L212 150H208Q224 200 176 202H128Q80 200 96 150H92Z`,"fill":`var(--near)`,});}
 { svelteHTML.createElement("path", {    "d":`M104 142q8 -8 16 0q8 -8 16 0q8 -8 16 0q8 -8 16 0q8 -8 16 0q8 -8 16 0Z`,"fill":`var(--far)`,});}
 { svelteHTML.createElement("path", {          "d":`M104 160Q100 184 120 194`,"stroke":`var(--mid)`,"stroke-width":`3.5`,"fill":`none`,"stroke-linecap":`round`,});}
 { svelteHTML.createElement("path", {    "d":`M186 158l14 -20l4 -4q4 2 2 5q4 0 3 5l-6 1l-13 18Z`,"fill":`var(--paper)`,});}
 { const $$_erugiF0C = __sveltets_2_ensureComponent(Figure); new $$_erugiF0C({ target: __sveltets_2_any(), props: {              "x":74,"y":212,"h":84,"pose":`hail`,"garb":`tunic`,"hat":`feathers`,"thing":`spear`,}});}
  { const $$_erugiF0C = __sveltets_2_ensureComponent(Figure); new $$_erugiF0C({ target: __sveltets_2_any(), props: {            "x":236,"y":212,"h":74,"pose":`cheer`,"garb":`tunic`,"hat":`feathers`,"flip":true,}});}
 { svelteHTML.createElement("path", {      "d":`M20 212V166`,"stroke":`var(--near)`,"stroke-width":`4`,});} { svelteHTML.createElement("path", {    "d":`M8 154Q8 140 20 140Q32 140 32 154Q32 162 26 164V170H14V164Q8 162 8 154Z`,"fill":`var(--paper)`,});} { svelteHTML.createElement("path", {      "d":`M12 152a3.5 3.5 0 1 1 7 0a3.5 3.5 0 1 1 -7 0M22 152a3.5 3.5 0 1 1 7 0a3.5 3.5 0 1 1 -7 0M20 158l2 4h-4ZM17 166v4M20 166v4M23 166v4`,"fill":`var(--near)`,"stroke":`var(--near)`,});}
 { svelteHTML.createElement("path", {    "d":`M0 210Q160 204 320 210V220H0Z`,"fill":`var(--near)`,});}
};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const CannibalTribe__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type CannibalTribe__SvelteComponent_ = InstanceType<typeof CannibalTribe__SvelteComponent_>;
/*Ωignore_endΩ*/export default CannibalTribe__SvelteComponent_;