///<reference types="svelte" />
;
import Figure from '../rig/Figure.svelte';
import Move from '../rig/Move.svelte';
import { puffs } from '../rig/nature';
import Sun from '../rig/Sun.svelte';
function $$render() {





;
async () => {

 { const $$_nuS0C = __sveltets_2_ensureComponent(Sun); new $$_nuS0C({ target: __sveltets_2_any(), props: {      "x":152,"y":70,"r":26,}});}
 { svelteHTML.createElement("path", {      "d":`M116 140V106H112V98H118V102H124V98H130V102H136V98H142V112H160V104H166V108H172V104H178V108H184V104H190V140Z`,"fill":`var(--far)`,"opacity":`.55`,});}
 { svelteHTML.createElement("path", {        "d":`M127 98V84L138 88L128 92`,"fill":`var(--mid)`,"stroke":`var(--far)`,"stroke-width":`1.5`,});}
 { svelteHTML.createElement("path", {      "d":`M0 148Q80 118 160 136T320 130V220H0Z`,"fill":`var(--far)`,"opacity":`.75`,});}
 { svelteHTML.createElement("path", {    "d":`M74 160V60H84V160ZM222 160V56H234V160ZM106 150V84H112V150ZM200 150V84H206V150Z`,"fill":`var(--far)`,});}
 { svelteHTML.createElement("path", {    "d":puffs([78, 58, 30], [106, 78, 18], [56, 76, 22], [228, 52, 32], [204, 74, 20], [256, 72, 24]),"fill":`var(--far)`,});}
 { svelteHTML.createElement("path", {    "d":`M0 168Q160 150 320 168V220H0Z`,"fill":`var(--far)`,});}
 { svelteHTML.createElement("path", {      "d":`M0 184Q160 166 320 180V220H0Z`,"fill":`var(--near)`,"opacity":`.6`,});}
 { svelteHTML.createElement("g", { "fill":`var(--near)`,});
   { svelteHTML.createElement("path", {  "d":`M-6 220Q16 180 12 96L-4 60H22L30 84L46 62L52 66L38 100Q38 180 58 208Z`,});}
   { svelteHTML.createElement("path", {  "d":`M274 212Q290 170 284 90L268 62L274 58L290 78L296 40H316L312 90Q316 180 330 220Z`,});}
   { svelteHTML.createElement("path", {  "d":puffs([0, 34, 34], [36, 22, 30], [66, 30, 20], [24, 56, 22], [320, 22, 36], [286, 16, 28], [258, 26, 18], [300, 46, 20]),});}
 }
 { svelteHTML.createElement("path", {      "d":puffs([10, 24, 16], [44, 14, 12], [300, 12, 14], [270, 14, 9]),"fill":`var(--far)`,"opacity":`.6`,});}
 { svelteHTML.createElement("g", {}); { svelteHTML.createElement("circle", {        "cx":`246`,"cy":`150`,"r":`24`,"fill":`var(--paper)`,});} { svelteHTML.createElement("circle", {            "cx":`246`,"cy":`150`,"r":`24`,"fill":`none`,"stroke":`var(--near)`,"stroke-width":`3`,});} { svelteHTML.createElement("circle", {        "cx":`246`,"cy":`150`,"r":`15`,"fill":`var(--mid)`,});} { svelteHTML.createElement("circle", {        "cx":`246`,"cy":`150`,"r":`7`,"fill":`var(--paper)`,});} { svelteHTML.createElement("path", {      "d":`M232 172L222 206M260 172L270 206`,"stroke":`var(--near)`,"stroke-width":`4`,});} }
 { svelteHTML.createElement("path", {        "d":`M210 143L246 150M208 139l6 5l-7 2`,"stroke":`var(--near)`,"stroke-width":`2`,"fill":`none`,});}
 { const $$_erugiF0C = __sveltets_2_ensureComponent(Figure); new $$_erugiF0C({ target: __sveltets_2_any(), props: {            "x":104,"y":208,"h":118,"pose":`bow`,"garb":`tunic`,"hat":`robin`,}});}
 { const $$_evoM0C = __sveltets_2_ensureComponent(Move); new $$_evoM0C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"kind":`sway`,}}); { svelteHTML.createElement("path", {    "d":`M104 92C94 84 86 74 86 66C96 72 106 80 108 90Z`,"fill":`var(--mid)`,});} Move}
 { svelteHTML.createElement("path", {        "d":`M142 80Q158 116 140 158M142 80L108 117L140 158`,"stroke":`var(--near)`,"stroke-width":`2.6`,"fill":`none`,});} { svelteHTML.createElement("path", {        "d":`M142 80Q158 116 140 158`,"stroke":`var(--mid)`,"stroke-width":`3.5`,"fill":`none`,});}
 { svelteHTML.createElement("path", {        "d":`M106 116L166 118M166 114l7 4l-7 4Z`,"stroke":`var(--near)`,"stroke-width":`2`,"fill":`var(--near)`,});}
 { svelteHTML.createElement("path", {        "d":`M88 150h30v4h-30ZM84 128l10 22l-6 3l-12 -22ZM78 128l-2 -8M82 127l-2 -8M86 125l0 -8`,"fill":`var(--mid)`,"stroke":`var(--mid)`,"stroke-width":`1.5`,});}
 { const $$_erugiF0C = __sveltets_2_ensureComponent(Figure); new $$_erugiF0C({ target: __sveltets_2_any(), props: {          "x":186,"y":190,"h":64,"pose":`stand`,"garb":`robe`,}});} { svelteHTML.createElement("path", {        "d":`M180 131q6 -6 13 -1`,"stroke":`var(--near)`,"stroke-width":`3`,"fill":`none`,});}
  { const $$_erugiF0C = __sveltets_2_ensureComponent(Figure); new $$_erugiF0C({ target: __sveltets_2_any(), props: {              "x":168,"y":192,"h":74,"pose":`hold`,"garb":`tunic`,"hat":`hood`,"thing":`staff`,"flip":true,}});}
  { const $$_erugiF0C = __sveltets_2_ensureComponent(Figure); new $$_erugiF0C({ target: __sveltets_2_any(), props: {            "x":66,"y":210,"h":66,"pose":`kneel`,"garb":`tunic`,"hat":`robin`,"flip":true,}});}
 { svelteHTML.createElement("path", {    "d":`M0 208Q160 196 320 206V220H0Z`,"fill":`var(--near)`,});}
};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const RobinHoodsBand__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type RobinHoodsBand__SvelteComponent_ = InstanceType<typeof RobinHoodsBand__SvelteComponent_>;
/*Ωignore_endΩ*/export default RobinHoodsBand__SvelteComponent_;