///<reference types="svelte" />
;
import Figure from '../rig/Figure.svelte';
import Move from '../rig/Move.svelte';
import { palm } from '../rig/nature';
import Sun from '../rig/Sun.svelte';
function $$render() {






const CAMEL =
  'M66 -78C70 -77 72 -72 68 -70C62 -69 58 -70 55 -72C50 -66 50 -54 42 -46C40 -42 37 -40 35 -38L36 -16L37 -2L41 0H33L31 -18L27 -36C22 -34 -12 -32 -20 -36L-22 -20L-18 -2L-14 0H-23L-28 -20L-27 -32L-34 -18L-34 -2L-30 0H-39L-40 -20C-40 -30 -42 -38 -40 -48C-46 -44 -46 -36 -47 -30C-50 -40 -48 -52 -38 -56C-34 -60 -30 -62 -26 -64C-22 -82 -14 -84 -8 -66C-4 -62 2 -62 6 -66C10 -84 20 -84 22 -64C28 -58 34 -60 38 -66C42 -76 48 -82 54 -82L54 -86L58 -82C62 -82 64 -80 66 -78ZM20 -36L22 -18L18 -2L22 0H13L15 -18L11 -36Z';
const train = [
  [86, 150, 0.62],
  [160, 150, 0.7],
  [242, 152, 0.8],
] as const;
;
async () => {

 { const $$_nuS0C = __sveltets_2_ensureComponent(Sun); new $$_nuS0C({ target: __sveltets_2_any(), props: {        "x":148,"y":84,"r":46,"ink":`var(--far)`,}});}
 { svelteHTML.createElement("circle", {          "cx":`148`,"cy":`84`,"r":`34`,"fill":`var(--paper)`,"opacity":`.6`,});}
 { svelteHTML.createElement("path", {      "d":`M0 108Q50 92 96 106T200 98T320 110V220H0Z`,"fill":`var(--far)`,"opacity":`.7`,});}
 { svelteHTML.createElement("path", {    "d":palm(20, 122, 44) + palm(34, 124, 34),"fill":`var(--mid)`,});}
 { svelteHTML.createElement("path", {      "d":`M0 124Q70 108 150 128T320 116V220H0Z`,"fill":`var(--mid)`,"opacity":`.55`,});}
 { svelteHTML.createElement("path", {    "d":`M0 158Q110 140 200 154T320 150V220H0Z`,"fill":`var(--mid)`,});}
 { svelteHTML.createElement("g", { "fill":`var(--near)`,});
      for(let [x, y, size] of __sveltets_2_ensureArray(train)){let i = 1;x;
     { svelteHTML.createElement("g", { "transform":`translate(${x} ${y}) scale(${size})`,});
       { const $$_evoM2C = __sveltets_2_ensureComponent(Move); new $$_evoM2C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"kind":i === 1 ? 'bob' : 'still',}});
         { svelteHTML.createElement("path", {  "d":CAMEL,});}
         { svelteHTML.createElement("path", {    "d":`M-32 -58Q-8 -74 28 -58L30 -40Q0 -32 -32 -42Z`,"fill":`var(--far)`,});}
         { svelteHTML.createElement("path", {      "d":`M-26 -60l8 20M-12 -64l6 28M4 -64l2 28M20 -60l0 22`,"stroke":`var(--near)`,"stroke-width":`2.6`,});}
         { svelteHTML.createElement("path", {    "d":`M-44 -48q12 -8 20 0l2 16q-12 6 -24 0Z`,"opacity":`.95`,});}
       Move}
     }
  }
   { svelteHTML.createElement("path", {        "d":`M134 98Q128 112 116 110M218 92Q206 108 194 106`,"fill":`none`,"stroke":`var(--near)`,"stroke-width":`1.4`,});}
 }
 { const $$_erugiF0C = __sveltets_2_ensureComponent(Figure); new $$_erugiF0C({ target: __sveltets_2_any(), props: {            "x":160,"y":128,"h":48,"pose":`ride`,"garb":`cape`,"hat":`turban`,}});}
 { const $$_erugiF0C = __sveltets_2_ensureComponent(Figure); new $$_erugiF0C({ target: __sveltets_2_any(), props: {            "x":241,"y":126,"h":50,"pose":`ride`,"garb":`cape`,"hat":`turban`,}});}
 { const $$_erugiF0C = __sveltets_2_ensureComponent(Figure); new $$_erugiF0C({ target: __sveltets_2_any(), props: {              "x":302,"y":158,"h":52,"pose":`walk`,"garb":`robe`,"hat":`turban`,"thing":`staff`,}});}
 { const $$_erugiF0C = __sveltets_2_ensureComponent(Figure); new $$_erugiF0C({ target: __sveltets_2_any(), props: {              "x":36,"y":154,"h":44,"pose":`walk`,"garb":`robe`,"hat":`veil`,"thing":`staff`,}});}
 { svelteHTML.createElement("path", {      "d":`M0 176Q120 148 220 168Q280 178 320 164V220H0Z`,"fill":`var(--near)`,"opacity":`.55`,});}
 { svelteHTML.createElement("path", {    "d":`M0 200Q90 168 190 192Q260 206 320 188V220H0Z`,"fill":`var(--near)`,});}
 { svelteHTML.createElement("path", {      "d":`M0 200Q90 168 190 192Q130 188 92 204Q60 214 30 220H0Z`,"fill":`var(--mid)`,"opacity":`.5`,});}
};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const Caravan__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type Caravan__SvelteComponent_ = InstanceType<typeof Caravan__SvelteComponent_>;
/*Ωignore_endΩ*/export default Caravan__SvelteComponent_;