///<reference types="svelte" />
;
import Figure from '../rig/Figure.svelte';
import Move from '../rig/Move.svelte';
import { cloud } from '../rig/nature';
function $$render() {





const FEATHER = 'M-4 -13C-14 -28 -30 -22 -34 -6C-24 -14 -14 -12 -6 -5Z';
const company = [
  { x: 78, y: 212, h: 122, flip: false },
  { x: 240, y: 212, h: 122, flip: true },
  { x: 152, y: 217, h: 134, flip: false },
];
;
async () => {

 { svelteHTML.createElement("path", {      "d":cloud(14, 46, 80) + cloud(196, 34, 50),"fill":`var(--paper)`,"opacity":`.75`,});}
 { svelteHTML.createElement("g", { "fill":`var(--far)`,});
   { svelteHTML.createElement("path", {  "d":`M0 150V96H8V88H16V96H24V88H32V96H40V88H48V150ZM58 150V104L76 76L94 104V150ZM228 150V104L246 72L264 104V150ZM270 150V112H320V150ZM104 150V116H222V150ZM150 116L162 92L174 116Z`,});}
   { svelteHTML.createElement("path", {  "d":`M75 78V62H77V66L88 69L77 73V78ZM245 74V58H247V62L258 65L247 69V74Z`,});}
 }
 { svelteHTML.createElement("path", {      "d":`M12 104h6v10h-6ZM30 104h6v10h-6ZM114 124h7v12h-7ZM186 124h7v12h-7ZM204 124h7v12h-7ZM282 122h7v12h-7ZM300 122h7v12h-7Z`,"fill":`var(--near)`,"opacity":`.4`,});}
 { svelteHTML.createElement("path", {      "d":`M0 150H320V220H0Z`,"fill":`var(--far)`,"opacity":`.55`,});}
 { svelteHTML.createElement("path", {        "d":`M0 150H320M0 162H320M0 178H320M40 150L10 178M110 150L96 178M210 150L224 178M280 150L310 178`,"stroke":`var(--paper)`,"stroke-width":`1.6`,"opacity":`.6`,});}
 { svelteHTML.createElement("path", {        "d":`M100 90L180 10M218 90L146 10M176 84L162 2`,"stroke":`var(--near)`,"stroke-width":`5`,"stroke-linecap":`round`,});}
 { svelteHTML.createElement("path", {        "d":`M100 90L180 10M218 90L146 10M176 84L162 2`,"stroke":`var(--paper)`,"stroke-width":`2.6`,"stroke-linecap":`round`,});}
   for(let { x, y, h, flip } of __sveltets_2_ensureArray(company)){x;
   { const $$_erugiF0C = __sveltets_2_ensureComponent(Figure); new $$_erugiF0C({ target: __sveltets_2_any(), props: {          x,y,h,flip,"pose":`hail`,"garb":`cape`,"hat":`plume`,}});}
   { svelteHTML.createElement("g", { "transform":`translate(${x} ${y}) scale(${(flip ? -h : h) / 100} ${h / 100})`,});
     { svelteHTML.createElement("path", {    "d":`M-11 -74L10 -74L14 -38L0 -31L-14 -38Z`,"fill":`var(--mid)`,});}
     { svelteHTML.createElement("path", {    "d":`M-2 -68H2V-60H9V-56H2V-42H-2V-56H-9V-60H-2Z`,"fill":`var(--paper)`,});}
     { svelteHTML.createElement("path", {    "d":`M-11 -75Q0 -67 11 -75L10 -80Q0 -76 -10 -80Z`,"fill":`var(--paper)`,});}
     { svelteHTML.createElement("path", {      "d":`M4 -85L10 -84L6 -78Z`,"fill":`var(--paper)`,"opacity":`.9`,});}
     { svelteHTML.createElement("path", {    "d":`M-13 -14L-3 -14L-2 -9L-12 -8ZM3 -14L12 -14L13 -9L4 -8Z`,"fill":`var(--far)`,});}
     { svelteHTML.createElement("g", {   "transform":`translate(1 -91)`,"fill":`var(--mid)`,}); { const $$_evoM2C = __sveltets_2_ensureComponent(Move); new $$_evoM2C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"kind":`sway`,}}); { svelteHTML.createElement("path", {  "d":FEATHER,});} Move} }
   }
}
 { svelteHTML.createElement("path", {      "d":`M163 -4l3 9l9 3l-9 3l-3 9l-3 -9l-9 -3l9 -3Z`,"transform":`translate(0 12)`,"fill":`var(--paper)`,});}
 { svelteHTML.createElement("path", {    "d":`M0 208Q160 198 320 208V220H0Z`,"fill":`var(--near)`,});}
};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const MusketeerCompany__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type MusketeerCompany__SvelteComponent_ = InstanceType<typeof MusketeerCompany__SvelteComponent_>;
/*Ωignore_endΩ*/export default MusketeerCompany__SvelteComponent_;