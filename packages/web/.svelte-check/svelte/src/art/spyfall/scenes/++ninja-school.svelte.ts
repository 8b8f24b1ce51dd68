///<reference types="svelte" />
;
import Figure from '../rig/Figure.svelte';
import Move from '../rig/Move.svelte';
import { stars } from '../rig/nature';
function $$render() {





const STAR = 'M0 -13L3.5 -3.5L13 0L3.5 3.5L0 13L-3.5 3.5L-13 0L-3.5 -3.5Z';
;
async () => {

 { svelteHTML.createElement("path", {      "d":stars('shuriken', 40, 320, 110),"fill":`var(--paper)`,"opacity":`.8`,});}
 { svelteHTML.createElement("circle", {          "cx":`150`,"cy":`92`,"r":`78`,"fill":`var(--mid)`,"opacity":`.2`,});} { svelteHTML.createElement("circle", {        "cx":`150`,"cy":`92`,"r":`64`,"fill":`var(--mid)`,});}
 { svelteHTML.createElement("path", {      "d":`M110 66a9 9 0 1 1 18 0a9 9 0 1 1 -18 0M170 114a12 12 0 1 1 24 0a12 12 0 1 1 -24 0M122 128a6 6 0 1 1 12 0a6 6 0 1 1 -12 0`,"fill":`var(--near)`,"opacity":`.08`,});}
 { svelteHTML.createElement("path", {      "d":`M0 150L46 122L92 146L150 128L220 150L270 124L320 148V220H0Z`,"fill":`var(--far)`,"opacity":`.55`,});}
 { svelteHTML.createElement("path", {    "d":`M226 176V136H310V176Z`,"fill":`var(--far)`,});} { svelteHTML.createElement("path", {    "d":`M232 142H250V176H232ZM256 142H274V176H256ZM280 142H298V176H280Z`,"fill":`var(--mid)`,});} { svelteHTML.createElement("path", {      "d":`M241 142V176M265 142V176M289 142V176M232 158H298`,"stroke":`var(--far)`,"stroke-width":`1.5`,});}
 { svelteHTML.createElement("path", {    "d":`M200 134Q222 128 238 100H298Q308 122 330 132V142H212Q204 142 200 134Z`,"fill":`var(--near)`,});} { svelteHTML.createElement("path", {    "d":`M234 94H302V102H234ZM228 90q6 0 8 8l-6 4Z`,"fill":`var(--near)`,});}
 { svelteHTML.createElement("path", {    "d":`M0 176Q160 158 320 176V220H0Z`,"fill":`var(--near)`,});}
 { svelteHTML.createElement("g", {     "stroke":`var(--far)`,"stroke-width":`5`,"fill":`none`,}); { svelteHTML.createElement("path", {  "d":`M22 220V20M22 60H22M44 220V40M8 220V70`,});} }
 { svelteHTML.createElement("g", {   "stroke":`var(--near)`,"stroke-width":`1.8`,}); { svelteHTML.createElement("path", {  "d":`M19 52h6M19 92h6M19 132h6M41 74h6M41 114h6M41 154h6M5 104h6M5 146h6`,});} }
 { svelteHTML.createElement("g", { "fill":`var(--far)`,}); { svelteHTML.createElement("path", {  "d":`M22 52Q40 40 56 44Q42 52 24 56ZM22 92Q6 78 -8 82Q6 92 20 96ZM44 74Q62 62 78 68Q62 76 46 78ZM44 114Q60 106 74 112Q60 118 46 118ZM22 24Q34 10 48 10Q38 22 24 30ZM22 30Q10 14 -4 14Q6 26 20 34Z`,});} }
 { svelteHTML.createElement("g", { "transform":`rotate(-8 150 110)`,});
   { const $$_erugiF1C = __sveltets_2_ensureComponent(Figure); new $$_erugiF1C({ target: __sveltets_2_any(), props: {                "x":146,"y":156,"h":104,"pose":`leap`,"garb":`tunic`,"hat":`mask`,"thing":`sword`,"turn":52,}});}
   { svelteHTML.createElement("path", {    "d":`M153 58L171 57L170 62L154 63Z`,"fill":`var(--mid)`,});}
   { svelteHTML.createElement("path", {    "d":`M141 99l18 5l-1 5l-18 -4ZM140 102L118 112L122 102L108 100Z`,"fill":`var(--far)`,});}
 }
 { svelteHTML.createElement("g", { "fill":`var(--paper)`,});
   { svelteHTML.createElement("g", { "transform":`translate(226 66)`,}); { const $$_evoM2C = __sveltets_2_ensureComponent(Move); new $$_evoM2C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"kind":`whirl`,}}); { svelteHTML.createElement("path", {  "d":STAR,});} { svelteHTML.createElement("circle", {    "r":`2.5`,"fill":`var(--sky)`,});} Move} }
   { svelteHTML.createElement("g", { "transform":`translate(248 48) scale(.75)`,}); { const $$_evoM2C = __sveltets_2_ensureComponent(Move); new $$_evoM2C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"kind":`whirl`,}}); { svelteHTML.createElement("path", {  "d":STAR,});} { svelteHTML.createElement("circle", {    "r":`2.5`,"fill":`var(--sky)`,});} Move} }
 }
 { svelteHTML.createElement("path", {        "d":`M202 74L190 78M206 82L196 86M232 54L222 58`,"stroke":`var(--paper)`,"stroke-width":`1.8`,"stroke-linecap":`round`,});}
 { svelteHTML.createElement("g", { "fill":`var(--far)`,}); { svelteHTML.createElement("path", {  "d":`M84 220V168H98V220ZM70 178H112V184H70ZM74 194H108V199H74Z`,});} { svelteHTML.createElement("path", {  "d":`M80 172Q80 158 91 158Q102 158 102 172Z`,});} }
 { const $$_erugiF0C = __sveltets_2_ensureComponent(Figure); new $$_erugiF0C({ target: __sveltets_2_any(), props: {              "x":206,"y":200,"h":56,"pose":`lunge`,"garb":`tunic`,"hat":`mask`,"flip":true,"ink":`var(--far)`,}});}
 { const $$_erugiF0C = __sveltets_2_ensureComponent(Figure); new $$_erugiF0C({ target: __sveltets_2_any(), props: {              "x":262,"y":204,"h":60,"pose":`kick`,"garb":`tunic`,"hat":`mask`,"flip":true,"ink":`var(--far)`,}});}
 { svelteHTML.createElement("path", {    "d":`M0 206Q160 196 320 206V220H0Z`,"fill":`var(--near)`,});}
};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const NinjaSchool__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type NinjaSchool__SvelteComponent_ = InstanceType<typeof NinjaSchool__SvelteComponent_>;
/*Ωignore_endΩ*/export default NinjaSchool__SvelteComponent_;