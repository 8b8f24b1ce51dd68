///<reference types="svelte" />
;
import Figure from '../rig/Figure.svelte';
import Fire from '../rig/Fire.svelte';
import Horse from '../rig/Horse.svelte';
import { cloud, pines } from '../rig/nature';
import Sun from '../rig/Sun.svelte';
function $$render() {






;
async () => {

 { const $$_nuS0C = __sveltets_2_ensureComponent(Sun); new $$_nuS0C({ target: __sveltets_2_any(), props: {      "x":226,"y":92,"r":26,}});}
 { svelteHTML.createElement("path", {      "d":cloud(18, 42, 70) + cloud(196, 40, 46),"fill":`var(--paper)`,"opacity":`.55`,});}
 { svelteHTML.createElement("path", {      "d":`M0 124L34 92L62 112L96 74L140 118L186 96L220 116L262 82L320 124V220H0Z`,"fill":`var(--far)`,"opacity":`.7`,});}
 { svelteHTML.createElement("path", {      "d":`M96 74L112 92L98 88L88 96L80 92ZM262 82L276 92L262 92L252 94Z`,"fill":`var(--paper)`,"opacity":`.8`,});}
 { svelteHTML.createElement("path", {      "d":`M0 144Q160 120 320 142V220H0Z`,"fill":`var(--mid)`,"opacity":`.75`,});}
 { svelteHTML.createElement("path", {    "d":pines([14, 150, 52], [34, 146, 38], [302, 150, 56], [282, 146, 40], [316, 152, 44]),"fill":`var(--mid)`,});}
 { svelteHTML.createElement("path", {      "d":`M250 150L270 112L290 150Z`,"fill":`var(--near)`,"opacity":`.75`,});}
 { svelteHTML.createElement("path", {      "d":`M266 120L274 104M274 120L266 104`,"stroke":`var(--near)`,"stroke-width":`1.6`,});}
 { svelteHTML.createElement("path", {    "d":`M0 184Q120 158 320 176V220H0Z`,"fill":`var(--near)`,});}
 { svelteHTML.createElement("path", {        "d":`M122 44L104 18M126 44L120 12M132 44L138 12M136 44L152 20`,"stroke":`var(--near)`,"stroke-width":`3.4`,"stroke-linecap":`round`,});}
 { svelteHTML.createElement("path", {    "d":`M130 34L198 186Q130 200 62 186Z`,"fill":`var(--paper)`,});}
 { svelteHTML.createElement("path", {      "d":`M130 34L198 186Q176 192 152 193L130 34Z`,"fill":`var(--near)`,"opacity":`.16`,});}
 { svelteHTML.createElement("g", { "fill":`var(--far)`,});
   { svelteHTML.createElement("path", {  "d":`M118 61L142 61L148 74L112 74Z`,});}
   { svelteHTML.createElement("path", {  "d":`M75 158L86 140L97 158L108 140L119 158L130 140L141 158L152 140L163 158L174 140L185 158L192 172Q130 186 68 172Z`,});}
 }
 { svelteHTML.createElement("path", {    "d":`M109 80L151 80L153 85L107 85ZM106 88L154 88L156 92L104 92Z`,"fill":`var(--mid)`,});}
 { svelteHTML.createElement("circle", {        "cx":`98`,"cy":`122`,"r":`6.5`,"fill":`var(--mid)`,});}
 { svelteHTML.createElement("path", {        "d":`M162 114l9 0l-3 8l-4 0ZM160 112h14`,"fill":`var(--mid)`,"stroke":`var(--mid)`,"stroke-width":`2`,});}
 { svelteHTML.createElement("path", {    "d":`M130 122Q116 150 112 194L148 194Q144 150 130 122Z`,"fill":`var(--near)`,});}
 { svelteHTML.createElement("path", {    "d":`M130 122Q126 152 128 194L112 194Q116 150 130 122Z`,"fill":`var(--mid)`,});}
  { const $$_esroH0C = __sveltets_2_ensureComponent(Horse); new $$_esroH0C({ target: __sveltets_2_any(), props: {      "x":34,"y":194,"h":62,"flip":true,}});}
 { const $$_eriF0C = __sveltets_2_ensureComponent(Fire); new $$_eriF0C({ target: __sveltets_2_any(), props: {        "x":226,"y":200,"h":40,"outer":`var(--far)`,}});}
 { const $$_erugiF0C = __sveltets_2_ensureComponent(Figure); new $$_erugiF0C({ target: __sveltets_2_any(), props: {              "x":264,"y":204,"h":74,"flip":true,"pose":`hold`,"garb":`robe`,"hat":`feathers`,"thing":`spear`,}});}
 { const $$_erugiF0C = __sveltets_2_ensureComponent(Figure); new $$_erugiF0C({ target: __sveltets_2_any(), props: {            "x":194,"y":206,"h":62,"pose":`sit`,"garb":`tunic`,"hat":`hair`,}});}
 { svelteHTML.createElement("path", {    "d":`M0 206Q160 192 320 204V220H0Z`,"fill":`var(--near)`,});}
};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const Wigwam__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type Wigwam__SvelteComponent_ = InstanceType<typeof Wigwam__SvelteComponent_>;
/*Ωignore_endΩ*/export default Wigwam__SvelteComponent_;