///<reference types="svelte" />
;
import Figure from '../rig/Figure.svelte';
import Fire from '../rig/Fire.svelte';
import Move from '../rig/Move.svelte';
import { palm, puffs } from '../rig/nature';
import Sun from '../rig/Sun.svelte';
function $$render() {






;
async () => {

 { svelteHTML.createElement("rect", {        "width":`320`,"height":`220`,"fill":`var(--far)`,"opacity":`.55`,});}
 { const $$_nuS0C = __sveltets_2_ensureComponent(Sun); new $$_nuS0C({ target: __sveltets_2_any(), props: {        "x":150,"y":74,"r":32,"ink":`var(--mid)`,}});}
 { svelteHTML.createElement("path", {    "d":`M0 118Q40 76 84 100Q130 64 182 98Q230 70 270 96Q300 88 320 106V220H0Z`,"fill":`var(--sky)`,});}
 { svelteHTML.createElement("path", {      "d":puffs([12, 128, 22], [46, 124, 20], [80, 132, 22], [250, 126, 22], [284, 128, 22], [314, 124, 22]),"fill":`var(--near)`,"opacity":`.45`,});}
 { svelteHTML.createElement("path", {      "d":palm(34, 160, 96) + palm(280, 162, 84),"fill":`var(--near)`,"opacity":`.65`,});}
 { svelteHTML.createElement("path", {      "d":`M0 146Q160 128 320 144V220H0Z`,"fill":`var(--near)`,"opacity":`.55`,});}
 { svelteHTML.createElement("path", {    "d":`M74 178L112 124L166 124L204 178Z`,"fill":`var(--sky)`,});}
 { svelteHTML.createElement("path", {    "d":`M74 178L112 124L134 178Z`,"fill":`var(--near)`,});} { svelteHTML.createElement("path", {    "d":`M112 124L104 178H88Z`,"fill":`var(--far)`,});}
 { svelteHTML.createElement("path", {      "d":`M124 134q10 -4 14 4q-6 8 -14 4ZM152 146q12 -4 16 6q-8 8 -16 2ZM140 160q10 -4 12 4q-8 6 -14 2ZM170 166q10 -2 12 4q-8 4 -12 0Z`,"fill":`var(--near)`,"opacity":`.7`,});}
 { svelteHTML.createElement("path", {      "d":`M178 178V54`,"stroke":`var(--near)`,"stroke-width":`3.5`,});}
 { const $$_evoM0C = __sveltets_2_ensureComponent(Move); new $$_evoM0C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"kind":`sway`,}});
   { svelteHTML.createElement("path", {    "d":`M180 56Q200 48 216 56T250 56V96Q234 104 216 96T180 96Z`,"fill":`var(--mid)`,});}
   { svelteHTML.createElement("path", {    "d":`M180 56Q200 48 216 56T250 56V69Q234 77 216 69T180 69Z`,"fill":`var(--near)`,});}
   { svelteHTML.createElement("path", {    "d":`M213 70l3.5 7l8 1l-6 5.5l1.5 8l-7 -4l-7 4l1.5 -8l-6 -5.5l8 -1Z`,"fill":`var(--paper)`,});}
 Move}
 { svelteHTML.createElement("path", {    "d":`M0 178Q160 162 320 176V220H0Z`,"fill":`var(--near)`,});}
 { svelteHTML.createElement("path", {    "d":`M210 186V172H196V160Q198 154 206 154H222L228 136H262V154H274V186ZM232 141L228 154H246V141Z`,"fill":`var(--sky)`,});}
 { svelteHTML.createElement("circle", {            "cx":`216`,"cy":`188`,"r":`9`,"fill":`var(--near)`,"stroke":`var(--far)`,"stroke-width":`2`,});} { svelteHTML.createElement("circle", {            "cx":`260`,"cy":`188`,"r":`9`,"fill":`var(--near)`,"stroke":`var(--far)`,"stroke-width":`2`,});}
 { svelteHTML.createElement("path", {    "d":`M254 162l2 4.5l5 .5l-4 3l1.2 5l-4.2 -2.5l-4.2 2.5l1.2 -5l-4 -3l5 -.5Z`,"fill":`var(--paper)`,});}
 { const $$_eriF0C = __sveltets_2_ensureComponent(Fire); new $$_eriF0C({ target: __sveltets_2_any(), props: {            "x":126,"y":202,"h":32,"outer":`var(--mid)`,"inner":`var(--far)`,"logs":`var(--sky)`,}});}
 { const $$_erugiF0C = __sveltets_2_ensureComponent(Figure); new $$_erugiF0C({ target: __sveltets_2_any(), props: {                    "x":66,"y":212,"h":108,"pose":`hold`,"garb":`coat`,"hat":`beret`,"thing":`rifle`,"turn":-64,"ink":`var(--near)`,"cloth":`var(--far)`,}});}
 { svelteHTML.createElement("path", {    "d":`M58 160h18v5h-18Z`,"fill":`var(--near)`,});}
 { svelteHTML.createElement("path", {    "d":`M63 111l1.3 2.7l3 .3l-2.2 2l.7 3l-2.8 -1.5l-2.7 1.5l.6 -3l-2.2 -2l3 -.3Z`,"fill":`var(--mid)`,});}
 { svelteHTML.createElement("path", {    "d":`M66 121Q76 120 76 124Q74 134 66 128Z`,"fill":`var(--near)`,});}
 { const $$_erugiF0C = __sveltets_2_ensureComponent(Figure); new $$_erugiF0C({ target: __sveltets_2_any(), props: {                    "x":190,"y":208,"h":72,"pose":`hold`,"garb":`coat`,"hat":`cap`,"flip":true,"thing":`mug`,"ink":`var(--sky)`,"cloth":`var(--far)`,"trim":`var(--mid)`,}});}
 { svelteHTML.createElement("path", {    "d":palm(306, 222, 150),"fill":`var(--near)`,});}
 { svelteHTML.createElement("path", {    "d":`M0 208Q160 200 320 206V220H0Z`,"fill":`var(--near)`,});}
};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const RebelCamp__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type RebelCamp__SvelteComponent_ = InstanceType<typeof RebelCamp__SvelteComponent_>;
/*Ωignore_endΩ*/export default RebelCamp__SvelteComponent_;