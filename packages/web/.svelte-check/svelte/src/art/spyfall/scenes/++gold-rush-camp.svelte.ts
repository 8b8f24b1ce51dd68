///<reference types="svelte" />
;
import Figure from '../rig/Figure.svelte';
import Move from '../rig/Move.svelte';
import { cloud, pines } from '../rig/nature';
function $$render() {





const nuggets = [[138, 190], [150, 196], [128, 200], [98, 186], [196, 206], [62, 204]] as const;
const spark = 'M0 -7L1.8 -1.8L7 0L1.8 1.8L0 7L-1.8 1.8L-7 0L-1.8 -1.8Z';
;
async () => {

 { svelteHTML.createElement("path", {      "d":cloud(96, 46, 64) + cloud(8, 70, 46),"fill":`var(--paper)`,"opacity":`.9`,});}
 { svelteHTML.createElement("path", {      "d":`M0 130L36 82L58 104L104 42L142 92L164 72L206 122L250 84L320 132V220H0Z`,"fill":`var(--far)`,"opacity":`.75`,});}
 { svelteHTML.createElement("path", {    "d":`M104 42L124 68L112 66L104 76L96 64L86 66ZM164 72L176 86L164 88L156 80ZM36 82L46 92L34 94L28 92ZM250 84L266 95L250 98L240 92Z`,"fill":`var(--paper)`,});}
 { svelteHTML.createElement("path", {    "d":`M0 144Q70 118 150 136T320 128V220H0Z`,"fill":`var(--mid)`,});}
 { svelteHTML.createElement("path", {    "d":pines([10, 152, 62], [30, 148, 48], [50, 146, 40], [160, 140, 34], [176, 142, 42]),"fill":`var(--far)`,});}
 { svelteHTML.createElement("path", {    "d":pines([300, 150, 70], [318, 154, 60]),"fill":`var(--far)`,});}
 { svelteHTML.createElement("path", {      "d":`M196 168Q200 112 250 108Q300 110 308 168Z`,"fill":`var(--near)`,"opacity":`.85`,});}
 { svelteHTML.createElement("path", {    "d":`M226 168V130H272V168Z`,"fill":`var(--near)`,});}
 { svelteHTML.createElement("path", {    "d":`M220 168V128H228V168ZM270 168V128H278V168ZM214 122H284V131H214Z`,"fill":`var(--sky)`,});}
 { svelteHTML.createElement("path", {    "d":`M240 152H262L258 166H244ZM244 152q7 -10 14 0Z`,"fill":`var(--sky)`,});} { svelteHTML.createElement("circle", {        "cx":`246`,"cy":`168`,"r":`3.5`,"fill":`var(--sky)`,});} { svelteHTML.createElement("circle", {        "cx":`257`,"cy":`168`,"r":`3.5`,"fill":`var(--sky)`,});}
 { svelteHTML.createElement("path", {    "d":`M52 172L92 110L132 172Z`,"fill":`var(--paper)`,});} { svelteHTML.createElement("path", {      "d":`M92 110L132 172H112Z`,"fill":`var(--near)`,"opacity":`.3`,});} { svelteHTML.createElement("path", {    "d":`M92 122L80 172H104Z`,"fill":`var(--near)`,});}
 { svelteHTML.createElement("path", {      "d":`M92 114V100`,"stroke":`var(--near)`,"stroke-width":`2.4`,});}
 { svelteHTML.createElement("path", {    "d":`M0 176Q100 160 200 172T320 166V220H0Z`,"fill":`var(--mid)`,});}
 { svelteHTML.createElement("path", {    "d":`M320 172Q210 172 170 182Q110 194 0 184V210Q120 212 200 206T320 200Z`,"fill":`var(--far)`,});}
 { svelteHTML.createElement("path", {          "d":`M20 194h40M84 202h50M190 186h44M240 194h50M150 190h24`,"stroke":`var(--paper)`,"stroke-width":`1.8`,"opacity":`.75`,"stroke-linecap":`round`,});}
 { svelteHTML.createElement("g", { "fill":`var(--sky)`,});
     for(let [x, y] of __sveltets_2_ensureArray(nuggets)){x; { const $$_evoM1C = __sveltets_2_ensureComponent(Move); new $$_evoM1C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"kind":`twinkle`,}}); { svelteHTML.createElement("path", {        "d":spark,"transform":`translate(${x} ${y})`,"stroke":`var(--paper)`,"stroke-width":`.8`,});} Move}}
 }
  { const $$_erugiF0C = __sveltets_2_ensureComponent(Figure); new $$_erugiF0C({ target: __sveltets_2_any(), props: {            "x":172,"y":200,"h":92,"pose":`kneel`,"garb":`coat`,"hat":`cowboy`,"flip":true,}});}
 { svelteHTML.createElement("path", {    "d":`M126 152L160 152L152 162H134Z`,"fill":`var(--near)`,});} { svelteHTML.createElement("path", {    "d":`M130 152q14 -9 26 0Z`,"fill":`var(--sky)`,});}
 { svelteHTML.createElement("path", {    "d":`M156 138L165 141Q164 154 154 153Q152 144 156 138Z`,"fill":`var(--paper)`,});}
 { const $$_erugiF0C = __sveltets_2_ensureComponent(Figure); new $$_erugiF0C({ target: __sveltets_2_any(), props: {                "x":40,"y":192,"h":70,"pose":`walk`,"garb":`coat`,"hat":`cowboy`,"thing":`pick`,"turn":-62,}});}
 { svelteHTML.createElement("path", {    "d":`M0 210Q160 202 320 208V220H0Z`,"fill":`var(--near)`,});}
 { svelteHTML.createElement("path", {    "d":`M262 214Q256 200 268 196Q282 192 292 200Q302 206 298 214Z`,"fill":`var(--near)`,});}
};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const GoldRushCamp__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type GoldRushCamp__SvelteComponent_ = InstanceType<typeof GoldRushCamp__SvelteComponent_>;
/*Ωignore_endΩ*/export default GoldRushCamp__SvelteComponent_;