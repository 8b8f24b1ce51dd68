///<reference types="svelte" />
;
import Move from '../rig/Move.svelte';
import { stars } from '../rig/nature';
function $$render() {



;
async () => {

 { svelteHTML.createElement("rect", {        "width":`320`,"height":`220`,"fill":`var(--near)`,"opacity":`.45`,});}
 { svelteHTML.createElement("path", {    "d":stars('moonbase', 90, 320, 140),"fill":`var(--paper)`,});}
 { svelteHTML.createElement("circle", {          "cx":`74`,"cy":`62`,"r":`50`,"fill":`var(--far)`,"opacity":`.22`,});}
 { svelteHTML.createElement("circle", {        "cx":`74`,"cy":`62`,"r":`40`,"fill":`var(--far)`,});}
 { svelteHTML.createElement("path", {    "d":`M44 46Q58 34 72 40Q78 50 64 56Q66 66 54 72Q40 66 44 46ZM82 30Q100 30 108 46Q104 58 94 54Q86 48 90 42ZM80 68Q96 64 106 74Q98 92 84 98Q76 86 80 68Z`,"fill":`var(--mid)`,});}
 { svelteHTML.createElement("path", {            "d":`M36 50q20 -12 44 -4q18 2 30 -6M38 84q24 8 44 0`,"stroke":`var(--paper)`,"stroke-width":`3.5`,"fill":`none`,"opacity":`.85`,"stroke-linecap":`round`,});}
 { svelteHTML.createElement("path", {        "d":`M74 22A40 40 0 1 1 40 82A46 46 0 0 0 74 22Z`,"fill":`var(--near)`,"opacity":`.35`,"transform":`rotate(150 74 62)`,});}
 { svelteHTML.createElement("path", {      "d":`M0 150L40 128L74 142L120 122L170 144L226 118L272 140L320 126V220H0Z`,"fill":`var(--mid)`,"opacity":`.45`,});}
 { svelteHTML.createElement("path", {    "d":`M0 164Q160 140 320 162V220H0Z`,"fill":`var(--mid)`,});}
 { svelteHTML.createElement("g", {   "fill":`var(--near)`,"opacity":`.25`,});
   { svelteHTML.createElement("ellipse", {        "cx":`40`,"cy":`176`,"rx":`26`,"ry":`6`,});} { svelteHTML.createElement("ellipse", {        "cx":`290`,"cy":`182`,"rx":`22`,"ry":`6`,});} { svelteHTML.createElement("ellipse", {        "cx":`120`,"cy":`170`,"rx":`12`,"ry":`3`,});}
 }
 { svelteHTML.createElement("path", {    "d":`M132 166Q132 108 190 108Q248 108 248 166Z`,"fill":`var(--paper)`,});}
 { svelteHTML.createElement("path", {      "d":`M190 108Q248 108 248 166H222Q226 120 190 108Z`,"fill":`var(--near)`,"opacity":`.25`,});}
 { svelteHTML.createElement("path", {        "d":`M132 166Q132 108 190 108Q248 108 248 166M190 108V166M190 108Q160 126 158 166M190 108Q222 126 222 166M138 140H242`,"fill":`none`,"stroke":`var(--near)`,"stroke-width":`2`,});}
 { svelteHTML.createElement("path", {    "d":`M140 146Q142 138 146 132H164Q160 140 159 146ZM193 112Q206 120 214 132H193Z`,"fill":`var(--far)`,});}
 { svelteHTML.createElement("path", {    "d":`M246 166V142Q246 134 254 134H286Q294 134 294 142V166Z`,"fill":`var(--paper)`,});}
 { svelteHTML.createElement("path", {      "d":`M246 158H294V166H246Z`,"fill":`var(--near)`,"opacity":`.4`,});}
 { svelteHTML.createElement("circle", {        "cx":`258`,"cy":`148`,"r":`5`,"fill":`var(--far)`,});} { svelteHTML.createElement("circle", {        "cx":`274`,"cy":`148`,"r":`5`,"fill":`var(--far)`,});}
 { svelteHTML.createElement("path", {        "d":`M190 108V84M274 134V112M262 104Q274 122 290 108Z`,"stroke":`var(--paper)`,"stroke-width":`2.2`,"fill":`var(--paper)`,});}
 { const $$_evoM0C = __sveltets_2_ensureComponent(Move); new $$_evoM0C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"kind":`twinkle`,}}); { svelteHTML.createElement("circle", {        "cx":`190`,"cy":`82`,"r":`4`,"fill":`var(--far)`,});} Move}
 { svelteHTML.createElement("path", {      "d":`M0 192Q100 170 200 184T320 180V220H0Z`,"fill":`var(--near)`,"opacity":`.55`,});}
 { svelteHTML.createElement("path", {      "d":`M66 190V110`,"stroke":`var(--paper)`,"stroke-width":`2.4`,});}
 { svelteHTML.createElement("path", {    "d":`M67 111H112V138H67Z`,"fill":`var(--far)`,});}
 { svelteHTML.createElement("path", {      "d":`M67 120H112M67 129H112`,"stroke":`var(--paper)`,"stroke-width":`3`,});}
 { svelteHTML.createElement("g", { "transform":`translate(112 202)`,});
   { svelteHTML.createElement("path", {    "d":`M-15 -54H-4V-26H-15ZM-8 -58Q14 -60 14 -44L13 -26L14 -2H20V2H4L3 -20L0 -20L-1 2H-12V-2L-10 -26ZM10 -52L26 -44L40 -56L44 -50L27 -34L10 -42Z`,"fill":`var(--paper)`,});}
   { svelteHTML.createElement("circle", {        "cx":`4`,"cy":`-68`,"r":`14`,"fill":`var(--paper)`,});}
   { svelteHTML.createElement("path", {    "d":`M2 -76Q16 -78 18 -68Q16 -58 2 -60Z`,"fill":`var(--near)`,});}
   { svelteHTML.createElement("path", {        "d":`M6 -74q6 -1 8 3`,"stroke":`var(--far)`,"stroke-width":`2`,"fill":`none`,});}
   { svelteHTML.createElement("path", {    "d":`M-2 -44h10v8h-10Z`,"fill":`var(--far)`,});}
 }
 { svelteHTML.createElement("path", {    "d":`M0 206Q160 194 320 204V220H0Z`,"fill":`var(--near)`,});}
};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const LunarStation__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type LunarStation__SvelteComponent_ = InstanceType<typeof LunarStation__SvelteComponent_>;
/*Ωignore_endΩ*/export default LunarStation__SvelteComponent_;