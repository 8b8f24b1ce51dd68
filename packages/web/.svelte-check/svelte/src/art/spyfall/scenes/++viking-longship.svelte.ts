///<reference types="svelte" />
;
import Figure from '../rig/Figure.svelte';
import Move from '../rig/Move.svelte';
import { cloud } from '../rig/nature';
function $$render() {





const shields = [88, 112, 136, 160, 184, 208];
const wave = (y: number, amp: number) =>
  `M-20 ${y}${`q10 ${-amp} 20 0t20 0`.repeat(9)}V230H-20Z`;
;
async () => {

 { svelteHTML.createElement("circle", {          "cx":`58`,"cy":`58`,"r":`24`,"fill":`var(--paper)`,"opacity":`.9`,});}
 { svelteHTML.createElement("path", {      "d":cloud(206, 64, 70) + cloud(12, 92, 60),"fill":`var(--paper)`,"opacity":`.7`,});}
 { svelteHTML.createElement("path", {      "d":`M0 150V84L22 60L44 92L62 80L84 150ZM230 150L256 96L280 70L302 96L320 80V150Z`,"fill":`var(--far)`,"opacity":`.65`,});}
 { svelteHTML.createElement("path", {      "d":`M22 60L34 78L24 76L14 80L10 74ZM280 70L292 84L280 84L270 86L268 82Z`,"fill":`var(--paper)`,"opacity":`.85`,});}
 { svelteHTML.createElement("path", {    "d":wave(152, 7),"fill":`var(--far)`,});}
 { const $$_evoM0C = __sveltets_2_ensureComponent(Move); new $$_evoM0C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"kind":`bob`,}});
   { svelteHTML.createElement("path", {    "d":`M147 36V150H153V36Z`,"fill":`var(--near)`,});}
   { svelteHTML.createElement("path", {    "d":`M94 44H206Q220 84 206 122Q150 134 94 122Q80 84 94 44Z`,"fill":`var(--paper)`,});}
   { svelteHTML.createElement("path", {    "d":`M94 44H110Q98 84 110 125Q100 124 94 122Q80 84 94 44ZM128 44H142Q134 86 142 128Q134 128 126 127Q116 84 128 44ZM160 44H174Q186 84 176 127Q168 128 160 128Q168 86 160 44ZM192 44H206Q220 84 206 122L194 125Q204 84 192 44Z`,"fill":`var(--mid)`,});}
   { svelteHTML.createElement("path", {    "d":`M88 38H212V45H88Z`,"fill":`var(--near)`,});}
   { svelteHTML.createElement("path", {        "d":`M150 36V26L168 31L150 35`,"fill":`var(--mid)`,"stroke":`var(--near)`,"stroke-width":`1.6`,});}
   { svelteHTML.createElement("path", {      "d":`M92 122L62 152M208 122L240 150`,"stroke":`var(--near)`,"stroke-width":`1.4`,});}
   { const $$_erugiF1C = __sveltets_2_ensureComponent(Figure); new $$_erugiF1C({ target: __sveltets_2_any(), props: {            "x":96,"y":174,"h":44,"pose":`hail`,"hat":`horns`,"thing":`axe`,}});}
   { const $$_erugiF1C = __sveltets_2_ensureComponent(Figure); new $$_erugiF1C({ target: __sveltets_2_any(), props: {        "x":126,"y":174,"h":40,"hat":`horns`,}});}  { const $$_erugiF1C = __sveltets_2_ensureComponent(Figure); new $$_erugiF1C({ target: __sveltets_2_any(), props: {        "x":172,"y":174,"h":40,"hat":`horns`,"flip":true,}});}
   { const $$_erugiF1C = __sveltets_2_ensureComponent(Figure); new $$_erugiF1C({ target: __sveltets_2_any(), props: {            "x":200,"y":174,"h":44,"pose":`hold`,"hat":`horns`,"thing":`spear`,}});}
   { svelteHTML.createElement("path", {    "d":`M48 150Q90 164 150 164Q214 164 250 146Q262 132 258 108Q254 94 262 84Q274 72 292 82L302 88L296 93L286 92L294 98L282 100Q272 96 272 106Q276 136 262 160Q248 186 208 192H96Q56 188 42 150Q34 128 26 124Q18 122 18 130Q16 120 26 116Q42 116 48 150Z`,"fill":`var(--near)`,});}
   { svelteHTML.createElement("path", {    "d":`M264 82L256 70L272 77ZM260 92L248 88L258 98ZM258 106L246 106L258 114Z`,"fill":`var(--near)`,});}
   { svelteHTML.createElement("circle", {        "cx":`282`,"cy":`86`,"r":`2.4`,"fill":`var(--paper)`,});}
      for(let x of __sveltets_2_ensureArray(shields)){let i = 1;x;
     { svelteHTML.createElement("circle", {            "cx":x,"cy":`164`,"r":`12`,"fill":i % 2 ? 'var(--paper)' : 'var(--mid)',"stroke":`var(--near)`,"stroke-width":`2.4`,});}
     { svelteHTML.createElement("path", {      "d":i % 2 ? `M${x - 12} 164h24M${x} 152v24` : `M${x - 8} 156l16 16M${x + 8} 156l-16 16`,"stroke":i % 2 ? 'var(--mid)' : 'var(--paper)',"stroke-width":`2.6`,});}
     { svelteHTML.createElement("circle", {        "cx":x,"cy":`164`,"r":`3.5`,"fill":`var(--near)`,});}
  }
 Move}
 { svelteHTML.createElement("path", {      "d":`M92 178L68 208M116 180L92 210M140 180L116 210M164 180L140 210M188 180L164 210M212 178L188 208`,"stroke":`var(--near)`,"stroke-width":`2.6`,});}
 { svelteHTML.createElement("path", {    "d":wave(188, 8),"fill":`var(--far)`,});}
 { svelteHTML.createElement("path", {        "d":wave(200, 8),"transform":`translate(10 0)`,"fill":`var(--near)`,"opacity":`.75`,});}
 { svelteHTML.createElement("path", {          "d":`M30 180q10 -6 20 0M236 184q10 -6 20 0M274 176q10 -6 20 0`,"stroke":`var(--paper)`,"stroke-width":`2.4`,"fill":`none`,"stroke-linecap":`round`,});}
};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const VikingLongship__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type VikingLongship__SvelteComponent_ = InstanceType<typeof VikingLongship__SvelteComponent_>;
/*Ωignore_endΩ*/export default VikingLongship__SvelteComponent_;