///<reference types="svelte" />
;
import { INK_VARIABLES } from './inks';
import { GRAIN } from './paper';

;type $$ComponentProps =  { title?: string | undefined };function $$render() {




let { title }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();

/** One tear, two edges: the halves have moved a little apart. */
const TEAR = 'L206 30L194 52L210 74L190 98L202 120L184 142L198 166L178 190L190 212L172 232';
const teeth = [-27, -18, -9, 0, 9, 18, 27];
;
async () => {

 { svelteHTML.createElement("svg", {         "viewBox":`0 0 350 250`,"role":title ? 'img' : undefined,"aria-label":title,"aria-hidden":title ? undefined : 'true',"style":INK_VARIABLES,});
   { svelteHTML.createElement("g", { "transform":`rotate(-1.6 90 125)`,});
     { svelteHTML.createElement("path", {    "d":`M8 8H204${TEAR}L176 244H8Z`,"fill":`var(--paper)`,});}
     { svelteHTML.createElement("path", {    "d":`M18 18H194L196 30L184 52L200 74L180 98L192 120L174 142L188 166L168 190L180 212L164 234H18Z`,"fill":`var(--coral)`,});}
     { svelteHTML.createElement("g", {   "fill":`var(--brick)`,"opacity":`.45`,});
       { svelteHTML.createElement("path", {  "d":`M18 18L110 124L18 70ZM18 130L110 124L18 190ZM60 234L110 124L120 234ZM80 18L110 124L150 18Z`,});}
     }
   }
   { svelteHTML.createElement("g", { "transform":`translate(6 3) rotate(2.4 270 125)`,});
     { svelteHTML.createElement("path", {    "d":`M204 8${TEAR}L176 244H336V8Z`,"fill":`var(--paper)`,});}
     { svelteHTML.createElement("path", {    "d":`M214 18L216 30L204 52L220 74L200 98L212 120L194 142L208 166L188 190L200 212L186 234H326V18Z`,"fill":`var(--butter)`,});}
     { svelteHTML.createElement("path", {          "d":`M284 28H316V66H284Z`,"fill":`none`,"stroke":`var(--brick)`,"stroke-width":`2`,"stroke-dasharray":`3 3`,});}
     { svelteHTML.createElement("path", {          "d":`M232 168H312M232 186H312M232 204H286`,"stroke":`var(--brick)`,"stroke-width":`2`,"opacity":`.5`,"stroke-linecap":`round`,});}
     { svelteHTML.createElement("path", {          "d":`M300 37Q308 37 307 44Q306 48 301 50V53M301 57V58`,"fill":`none`,"stroke":`var(--brick)`,"stroke-width":`3.5`,"stroke-linecap":`round`,});}
   }
   { svelteHTML.createElement("g", { "transform":`translate(162 112)`,});
     { svelteHTML.createElement("path", {        "d":`M50 50L104 104`,"stroke":`var(--paper)`,"stroke-width":`32`,"stroke-linecap":`round`,});}
     { svelteHTML.createElement("circle", {    "r":`76`,"fill":`var(--paper)`,});}
     { svelteHTML.createElement("path", {        "d":`M54 54L104 104`,"stroke":`var(--plum)`,"stroke-width":`22`,"stroke-linecap":`round`,});}
     { svelteHTML.createElement("path", {        "d":`M66 60L104 98`,"stroke":`var(--brick)`,"stroke-width":`6`,"stroke-linecap":`round`,});}
     { svelteHTML.createElement("circle", {    "r":`71`,"fill":`var(--plum)`,});}
     { svelteHTML.createElement("circle", {    "r":`58`,"fill":`var(--night)`,});}
     { svelteHTML.createElement("path", {      "d":`M-45 -36A58 58 0 0 1 14 -56A62 62 0 0 0 -56 14A58 58 0 0 1 -45 -36Z`,"fill":`var(--lagoon)`,"opacity":`.55`,});}
     { svelteHTML.createElement("g", { "class":`grin`,});
       { svelteHTML.createElement("path", {    "d":`M-47 -1Q-49 -9 -42 -9Q0 12 42 -9Q49 -9 47 -1Q40 39 0 41Q-40 39 -47 -1Z`,"fill":`var(--plum)`,});}
       { svelteHTML.createElement("path", {    "d":`M-42 -3Q0 18 42 -3Q36 34 0 36Q-36 34 -42 -3Z`,"fill":`var(--paper)`,});}
         for(let x of __sveltets_2_ensureArray(teeth)){x; { svelteHTML.createElement("path", {      "d":`M${x} ${8 - x * x * 0.006}L${x * 0.86} 38`,"stroke":`var(--plum)`,"stroke-width":`2.2`,});}}
       { svelteHTML.createElement("path", {        "d":`M-40 16Q0 40 40 16`,"fill":`none`,"stroke":`var(--plum)`,"stroke-width":`2.2`,});}
       { svelteHTML.createElement("path", {          "d":`M-54 -6Q-46 -16 -38 -14M54 -6Q46 -16 38 -14`,"fill":`none`,"stroke":`var(--butter)`,"stroke-width":`4`,"stroke-linecap":`round`,});}
     }
     { svelteHTML.createElement("path", {            "d":`M26 -46Q42 -38 48 -22`,"fill":`none`,"stroke":`var(--paper)`,"stroke-width":`5`,"stroke-linecap":`round`,"opacity":`.85`,});}
   }
   { svelteHTML.createElement("path", {        "d":GRAIN,"transform":`translate(15 15)`,"fill":`var(--paper)`,"opacity":`.2`,});}
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const SpyCard__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type SpyCard__SvelteComponent_ = ReturnType<typeof SpyCard__SvelteComponent_>;
/*Ωignore_endΩ*/export default SpyCard__SvelteComponent_;