///<reference types="svelte" />
;
import Figure from '../rig/Figure.svelte';
import Horse from '../rig/Horse.svelte';
import Move from '../rig/Move.svelte';
import { puffs } from '../rig/nature';
import Sun from '../rig/Sun.svelte';
function $$render() {







const bayonets = Array.from({ length: 12 }, (_, i) => 178 + i * 11);
const farSmoke = puffs([20, 92, 26], [54, 84, 22], [88, 96, 20], [196, 96, 16], [226, 90, 22], [262, 98, 20], [296, 90, 26]);
const gunSmoke = puffs([250, 150, 17], [272, 140, 22], [298, 132, 26], [322, 146, 24], [284, 158, 20]);
;
async () => {

 { const $$_nuS0C = __sveltets_2_ensureComponent(Sun); new $$_nuS0C({ target: __sveltets_2_any(), props: {      "x":128,"y":72,"r":22,}});}
 { svelteHTML.createElement("path", {      "d":farSmoke,"fill":`var(--paper)`,"opacity":`.7`,});}
 { svelteHTML.createElement("path", {      "d":`M0 110Q60 88 128 100T250 96T320 104V220H0Z`,"fill":`var(--far)`,"opacity":`.55`,});}
 { svelteHTML.createElement("path", {    "d":`M206 104V86H212L214 78Q206 70 216 60V54H213V52H216V49H218V52H221V54H218V60Q228 70 220 78L222 86H240V104Z`,"fill":`var(--far)`,});}
 { svelteHTML.createElement("path", {    "d":`M0 138Q80 112 170 132T320 126V220H0Z`,"fill":`var(--mid)`,});}
 { svelteHTML.createElement("g", { "fill":`var(--near)`,});
      for(let x of __sveltets_2_ensureArray(bayonets)){let i = 1;x;
     { svelteHTML.createElement("path", {    "d":`M${x} 146v-16h1v-3l3 0l0 3h3v16Z`,"transform":`translate(0 ${-(i % 3) * 1.5})`,});}
     { svelteHTML.createElement("path", {      "d":`M${x + 6} 138l3 -26`,"stroke":`var(--near)`,"stroke-width":`1`,});}
  }
 }
 { const $$_erugiF0C = __sveltets_2_ensureComponent(Figure); new $$_erugiF0C({ target: __sveltets_2_any(), props: {                "x":186,"y":152,"h":38,"hat":`shako`,"thing":`flag`,"pose":`hold`,"garb":`coat`,"trim":`var(--near)`,}});}
 { svelteHTML.createElement("path", {      "d":`M0 172Q70 150 150 164T320 158V220H0Z`,"fill":`var(--near)`,"opacity":`.35`,});}
 { const $$_evoM0C = __sveltets_2_ensureComponent(Move); new $$_evoM0C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"kind":`rise`,}}); { svelteHTML.createElement("path", {    "d":gunSmoke,"fill":`var(--paper)`,});} Move}
 { const $$_esroH0C = __sveltets_2_ensureComponent(Horse); new $$_esroH0C({ target: __sveltets_2_any(), props: {      "x":84,"y":196,"h":78,}});}
 { const $$_erugiF0C = __sveltets_2_ensureComponent(Figure); new $$_erugiF0C({ target: __sveltets_2_any(), props: {                "x":82,"y":182,"h":68,"pose":`ride`,"garb":`coat`,"hat":`bicorne`,"thing":`sword`,"turn":26,}});}
 { svelteHTML.createElement("path", {    "d":`M62 148L90 146L94 160L66 162Z`,"fill":`var(--far)`,});}
 { svelteHTML.createElement("g", { "fill":`var(--near)`,});
   { svelteHTML.createElement("path", {  "d":`M0 204Q90 184 190 196T320 190V220H0Z`,});}
   { svelteHTML.createElement("path", {  "d":`M172 178L246 152L251 164L178 192Q168 190 172 178Z`,});}
   { svelteHTML.createElement("path", {  "d":`M182 180L140 202L150 204L196 188Z`,});}
 }
 { svelteHTML.createElement("circle", {            "cx":`190`,"cy":`188`,"r":`17`,"fill":`none`,"stroke":`var(--near)`,"stroke-width":`4.5`,});}
 { svelteHTML.createElement("path", {      "d":`M190 172v32M174 188h32M179 177l22 22M201 177l-22 22`,"stroke":`var(--near)`,"stroke-width":`2.4`,});}
 { const $$_erugiF0C = __sveltets_2_ensureComponent(Figure); new $$_erugiF0C({ target: __sveltets_2_any(), props: {                "x":146,"y":204,"h":56,"pose":`hail`,"garb":`coat`,"hat":`shako`,"thing":`staff`,"turn":38,}});}
 { const $$_erugiF0C = __sveltets_2_ensureComponent(Figure); new $$_erugiF0C({ target: __sveltets_2_any(), props: {                "x":276,"y":200,"h":46,"pose":`aim`,"garb":`coat`,"hat":`shako`,"thing":`musket`,"cloth":`var(--far)`,}});}
};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const BattleOfBorodino__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type BattleOfBorodino__SvelteComponent_ = InstanceType<typeof BattleOfBorodino__SvelteComponent_>;
/*Ωignore_endΩ*/export default BattleOfBorodino__SvelteComponent_;