///<reference types="svelte" />
;
import Figure from '../rig/Figure.svelte';
import Move from '../rig/Move.svelte';
import { puffs } from '../rig/nature';
function $$render() {
  const tank/*Ωignore_positionΩ*/ = ()/*Ωignore_startΩ*/: ReturnType<import('svelte').Snippet>/*Ωignore_endΩ*/ => { async ()/*Ωignore_positionΩ*/ => {
   { svelteHTML.createElement("path", {  "d":`M-66 -20Q-72 -30 -58 -34H60Q76 -32 74 -20Q70 0 52 0H-46Q-62 0 -66 -20Z`,});}
   { svelteHTML.createElement("path", {  "d":`M-62 -36L-50 -50H40L66 -36ZM-34 -50L-24 -70Q-22 -74 -16 -74H22Q30 -74 34 -66L40 -50ZM34 -66L104 -72V-66L38 -56ZM104 -75h12v12h-12ZM-12 -74V-80H8V-74Z`,});}
};return __sveltets_2_any(0)};



;
async () => {


 { svelteHTML.createElement("path", {    "d":`M0 70H320V140H0Z`,"fill":`var(--sky)`,});}
 { svelteHTML.createElement("path", {      "d":`M0 40Q80 26 160 40T320 36V90H0Z`,"fill":`var(--paper)`,"opacity":`.35`,});}
 { svelteHTML.createElement("path", {      "d":puffs([250, 96, 20], [266, 80, 22], [250, 62, 20], [272, 52, 24], [254, 34, 20], [40, 104, 14], [34, 88, 16], [46, 74, 15], [36, 60, 14]),"fill":`var(--near)`,"opacity":`.42`,});}
 { svelteHTML.createElement("path", {    "d":`M0 122Q90 102 180 116T320 110V220H0Z`,"fill":`var(--far)`,});}
 { svelteHTML.createElement("g", {     "fill":`var(--near)`,"opacity":`.6`,"transform":`translate(254 128) scale(-.42 .42)`,});;__sveltets_2_ensureSnippet(tank()); }
 { svelteHTML.createElement("g", {     "fill":`var(--near)`,"opacity":`.6`,"transform":`translate(60 126) scale(.34)`,});;__sveltets_2_ensureSnippet(tank()); }
 { svelteHTML.createElement("path", {    "d":`M150 122L142 96L152 104L154 78L164 100L172 82L174 106L186 94L180 122Z`,"fill":`var(--paper)`,});}
 { svelteHTML.createElement("path", {    "d":`M156 122L154 106L162 112L166 98L170 122Z`,"fill":`var(--sky)`,});}
 { svelteHTML.createElement("path", {      "d":`M0 146Q110 126 200 140T320 134V220H0Z`,"fill":`var(--mid)`,"opacity":`.7`,});}
 { svelteHTML.createElement("path", {        "d":`M6 168L40 140M10 142L36 168M22 136V172`,"stroke":`var(--near)`,"stroke-width":`5`,"stroke-linecap":`round`,});}
 { svelteHTML.createElement("path", {        "d":`M274 176L310 144M278 146L308 176M292 140V180`,"stroke":`var(--near)`,"stroke-width":`6`,"stroke-linecap":`round`,});}
 { svelteHTML.createElement("path", {    "d":`M0 176Q160 158 320 174V220H0Z`,"fill":`var(--mid)`,});}
 { const $$_evoM0C = __sveltets_2_ensureComponent(Move); new $$_evoM0C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"kind":`bob`,}});
   { const $$_erugiF1C = __sveltets_2_ensureComponent(Figure); new $$_erugiF1C({ target: __sveltets_2_any(), props: {            "x":116,"y":158,"h":60,"pose":`hail`,"garb":`coat`,"hat":`helmet`,}});}
   { svelteHTML.createElement("g", { "transform":`translate(128 204) scale(1.12)`,});
     { svelteHTML.createElement("g", { "fill":`var(--near)`,});;__sveltets_2_ensureSnippet(tank()); }
     { svelteHTML.createElement("path", {    "d":`M-58 -38L-48 -48H38L58 -38ZM-30 -52L-21 -69Q-20 -71 -16 -71H22Q28 -71 31 -64L36 -52Z`,"fill":`var(--mid)`,});}
     { svelteHTML.createElement("path", {      "d":`M-30 -52L-21 -69Q-20 -71 -16 -71H-4L-10 -52ZM-58 -38L-48 -48H-20L-30 -38Z`,"fill":`var(--paper)`,"opacity":`.35`,});}
     { svelteHTML.createElement("g", { "fill":`var(--far)`,});
       { svelteHTML.createElement("circle", {      "cx":`-48`,"cy":`-17`,"r":`9.5`,});} { svelteHTML.createElement("circle", {      "cx":`-24`,"cy":`-14`,"r":`10.5`,});} { svelteHTML.createElement("circle", {      "cx":`2`,"cy":`-14`,"r":`10.5`,});} { svelteHTML.createElement("circle", {      "cx":`28`,"cy":`-14`,"r":`10.5`,});} { svelteHTML.createElement("circle", {      "cx":`53`,"cy":`-18`,"r":`9`,});}
     }
     { svelteHTML.createElement("g", { "fill":`var(--near)`,}); { svelteHTML.createElement("circle", {      "cx":`-48`,"cy":`-17`,"r":`3.5`,});} { svelteHTML.createElement("circle", {      "cx":`-24`,"cy":`-14`,"r":`4`,});} { svelteHTML.createElement("circle", {      "cx":`2`,"cy":`-14`,"r":`4`,});} { svelteHTML.createElement("circle", {      "cx":`28`,"cy":`-14`,"r":`4`,});} { svelteHTML.createElement("circle", {      "cx":`53`,"cy":`-18`,"r":`3`,});} }
     { svelteHTML.createElement("path", {    "d":`M10 -66l1.8 4l4.5 .4l-3.4 3l1 4.4l-3.9 -2.3l-3.9 2.3l1 -4.4l-3.4 -3l4.5 -.4Z`,"fill":`var(--paper)`,});}
   }
 Move}
 { const $$_evoM0C = __sveltets_2_ensureComponent(Move); new $$_evoM0C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"kind":`flicker`,}}); { svelteHTML.createElement("path", {    "d":`M262 128L300 112L288 124L316 126L290 132L308 146L280 136Z`,"fill":`var(--paper)`,});} { svelteHTML.createElement("path", {    "d":`M262 128L286 122L280 128L294 130L280 132Z`,"fill":`var(--far)`,});} Move}
 { const $$_erugiF0C = __sveltets_2_ensureComponent(Figure); new $$_erugiF0C({ target: __sveltets_2_any(), props: {                "x":28,"y":212,"h":52,"pose":`run`,"garb":`coat`,"hat":`helmet`,"thing":`rifle`,"turn":-20,}});}
 { svelteHTML.createElement("path", {    "d":`M0 208Q160 198 320 206V220H0Z`,"fill":`var(--near)`,});}
};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const TankBattle__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type TankBattle__SvelteComponent_ = InstanceType<typeof TankBattle__SvelteComponent_>;
/*Ωignore_endΩ*/export default TankBattle__SvelteComponent_;