///<reference types="svelte" />
;
import Figure from '../rig/Figure.svelte';
import Move from '../rig/Move.svelte';
import { puffs } from '../rig/nature';
function $$render() {





const pikes = [14, 38, 196, 216, 262, 288, 308];
;
async () => {

 { svelteHTML.createElement("path", {      "d":puffs([20, 60, 26], [52, 46, 24], [80, 62, 20], [6, 84, 22]),"fill":`var(--paper)`,"opacity":`.55`,});}
 { svelteHTML.createElement("path", {      "d":`M0 160V92H6V84H14V92H22V84H30V92H38V84H46V92H54V84H62V92H66V160ZM70 160V76H66V66H74V72H82V66H90V72H98V66H106V76H102V160Z`,"fill":`var(--far)`,"opacity":`.7`,});}
 { svelteHTML.createElement("path", {      "d":`M230 160V106L248 90L266 106V160ZM270 160V116H320V160Z`,"fill":`var(--far)`,"opacity":`.55`,});}
 { svelteHTML.createElement("path", {      "d":`M18 106h7v14h-7ZM42 106h7v14h-7ZM82 92h8v16h-8ZM242 116h10v16h-10ZM282 126h8v12h-8ZM302 126h8v12h-8Z`,"fill":`var(--near)`,"opacity":`.5`,});}
 { svelteHTML.createElement("path", {    "d":`M0 156Q160 142 320 156V220H0Z`,"fill":`var(--far)`,});}
 { svelteHTML.createElement("g", { "fill":`var(--near)`,});
   { svelteHTML.createElement("path", {  "d":`M122 184V20H132V184ZM176 184V20H186V184ZM114 12H194V24H114ZM104 184H204V192H104Z`,});}
   { svelteHTML.createElement("path", {  "d":`M132 150H176V160H132Z`,});}
   { svelteHTML.createElement("path", {  "d":`M110 192H198V212H110Z`,});} { svelteHTML.createElement("path", {  "d":`M110 198H96V205H88V212H110Z`,});}
 }
 { svelteHTML.createElement("path", {    "d":`M132 40H176V58L132 78Z`,"fill":`var(--paper)`,});} { svelteHTML.createElement("path", {      "d":`M132 72L176 52V58L132 78Z`,"fill":`var(--near)`,"opacity":`.35`,});} { svelteHTML.createElement("path", {    "d":`M132 34H176V42H132Z`,"fill":`var(--mid)`,});}
 { svelteHTML.createElement("path", {      "d":`M154 24V34M190 20L200 150`,"stroke":`var(--near)`,"stroke-width":`1.6`,});}
 { svelteHTML.createElement("path", {    "d":`M132 146H176V152H132Z`,"fill":`var(--mid)`,});} { svelteHTML.createElement("circle", {        "cx":`154`,"cy":`156`,"r":`8`,"fill":`var(--paper)`,});}
 { svelteHTML.createElement("path", {    "d":`M122 168H186L196 178H112Z`,"fill":`var(--mid)`,});}
    for(let x of __sveltets_2_ensureArray(pikes)){let i = 1;x; { svelteHTML.createElement("path", {      "d":`M${x} 210L${x + (i % 2 ? 5 : -4)} ${112 + (i % 3) * 8}`,"stroke":`var(--near)`,"stroke-width":`2.4`,});} { svelteHTML.createElement("path", {    "d":`M${x - 4 + (i % 2 ? 5 : -4)} ${114 + (i % 3) * 8}l4 -14l4 14Z`,"fill":`var(--near)`,});}}
 { svelteHTML.createElement("path", {      "d":`M236 214L252 74`,"stroke":`var(--near)`,"stroke-width":`3.5`,});}
 { const $$_evoM0C = __sveltets_2_ensureComponent(Move); new $$_evoM0C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"kind":`sway`,}});
   { svelteHTML.createElement("path", {    "d":`M252 74Q262 66 272 74L269 118Q258 110 247 118Z`,"fill":`var(--near)`,});}
   { svelteHTML.createElement("path", {    "d":`M272 74Q282 82 292 76L288 120Q279 126 269 118Z`,"fill":`var(--paper)`,});}
   { svelteHTML.createElement("path", {    "d":`M292 76Q302 68 314 76L309 118Q298 112 288 120Z`,"fill":`var(--mid)`,});}
 Move}
 { const $$_erugiF0C = __sveltets_2_ensureComponent(Figure); new $$_erugiF0C({ target: __sveltets_2_any(), props: {                "x":226,"y":212,"h":96,"pose":`hail`,"garb":`dress`,"hat":`phrygian`,"trim":`var(--mid)`,"cloth":`var(--paper)`,}});}
 { const $$_erugiF0C = __sveltets_2_ensureComponent(Figure); new $$_erugiF0C({ target: __sveltets_2_any(), props: {                  "x":62,"y":212,"h":88,"pose":`cheer`,"garb":`coat`,"hat":`phrygian`,"thing":`musket`,"turn":-40,"trim":`var(--mid)`,}});}
 { const $$_erugiF0C = __sveltets_2_ensureComponent(Figure); new $$_erugiF0C({ target: __sveltets_2_any(), props: {              "x":26,"y":214,"h":74,"pose":`hail`,"garb":`coat`,"hat":`phrygian`,"trim":`var(--mid)`,}});}
  { const $$_erugiF0C = __sveltets_2_ensureComponent(Figure); new $$_erugiF0C({ target: __sveltets_2_any(), props: {              "x":288,"y":214,"h":78,"pose":`cheer`,"garb":`coat`,"hat":`phrygian`,"trim":`var(--mid)`,"flip":true,}});}
  { const $$_erugiF0C = __sveltets_2_ensureComponent(Figure); new $$_erugiF0C({ target: __sveltets_2_any(), props: {            "x":262,"y":216,"h":66,"pose":`hail`,"garb":`coat`,"hat":`bicorne`,"flip":true,}});}
 { const $$_erugiF0C = __sveltets_2_ensureComponent(Figure); new $$_erugiF0C({ target: __sveltets_2_any(), props: {            "x":96,"y":214,"h":62,"pose":`hail`,"garb":`dress`,"hat":`bun`,}});}
 { svelteHTML.createElement("path", {    "d":`M0 208Q160 202 320 208V220H0Z`,"fill":`var(--near)`,});}
};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const FrenchRevolution__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type FrenchRevolution__SvelteComponent_ = InstanceType<typeof FrenchRevolution__SvelteComponent_>;
/*Ωignore_endΩ*/export default FrenchRevolution__SvelteComponent_;