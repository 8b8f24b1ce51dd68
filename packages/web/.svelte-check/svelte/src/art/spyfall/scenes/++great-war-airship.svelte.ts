///<reference types="svelte" />
;
import Move from '../rig/Move.svelte';
import { cloud, stars } from '../rig/nature';
function $$render() {




const windows = Array.from({ length: 20 }, (_, i) => ({ x: (i * 37) % 316, y: 196 + ((i * 11) % 16) }));
;
async () => {

 { svelteHTML.createElement("path", {      "d":stars('zeppelin', 46, 320, 130),"fill":`var(--paper)`,"opacity":`.85`,});}
 { const $$_evoM0C = __sveltets_2_ensureComponent(Move); new $$_evoM0C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"kind":`sway`,}}); { svelteHTML.createElement("path", {      "d":`M60 204L96 -20H190L64 204Z`,"fill":`var(--mid)`,"opacity":`.3`,});} Move}
 { const $$_evoM0C = __sveltets_2_ensureComponent(Move); new $$_evoM0C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"kind":`sway`,}}); { svelteHTML.createElement("path", {      "d":`M268 204L150 -20H236L272 204Z`,"fill":`var(--mid)`,"opacity":`.22`,});} Move}
 { svelteHTML.createElement("path", {      "d":cloud(4, 152, 96) + cloud(212, 160, 110),"fill":`var(--far)`,"opacity":`.55`,});}
 { svelteHTML.createElement("g", {});
   { svelteHTML.createElement("path", {    "d":`M34 84C40 58 96 44 166 44C234 44 288 62 294 84C288 106 234 122 166 122C96 122 40 110 34 84Z`,"fill":`var(--far)`,});}
   { svelteHTML.createElement("path", {      "d":`M34 84C40 110 96 122 166 122C234 122 288 106 294 84C250 100 90 104 34 84Z`,"fill":`var(--near)`,"opacity":`.5`,});}
   { svelteHTML.createElement("path", {          "d":`M40 74Q160 50 288 74M34 86Q160 80 294 86M42 98Q160 112 286 98M100 50Q84 84 100 116M150 44Q140 84 150 122M206 46Q212 84 206 120M252 56Q264 84 252 112`,"fill":`none`,"stroke":`var(--near)`,"stroke-width":`1.5`,"opacity":`.6`,});}
   { svelteHTML.createElement("path", {    "d":`M62 62L24 40L20 62L44 78ZM62 106L24 128L20 106L44 90ZM52 82L14 78V92L52 88Z`,"fill":`var(--mid)`,});}
   { svelteHTML.createElement("path", {      "d":`M28 48L52 68M26 58L46 74M28 120L52 100M26 110L46 94`,"stroke":`var(--near)`,"stroke-width":`1.5`,});}
   { svelteHTML.createElement("circle", {        "cx":`180`,"cy":`80`,"r":`20`,"fill":`var(--paper)`,});}
   { svelteHTML.createElement("path", {    "d":`M175 64Q180 68 185 64L183 77L196 75Q192 80 196 85L183 83L185 96Q180 92 175 96L177 83L164 85Q168 80 164 75L177 77Z`,"fill":`var(--near)`,});}
   { svelteHTML.createElement("path", {    "d":`M196 122H250L244 136H204ZM92 120H130L126 131H98Z`,"fill":`var(--near)`,});}
   { svelteHTML.createElement("path", {    "d":`M206 126h6v5h-6ZM217 126h6v5h-6ZM228 126h6v5h-6ZM102 123h5v4h-5ZM112 123h5v4h-5Z`,"fill":`var(--mid)`,});}
   { svelteHTML.createElement("path", {      "d":`M158 122L154 134M154 128V142M146 134H164`,"stroke":`var(--near)`,"stroke-width":`2.6`,});}
 }
 { const $$_evoM0C = __sveltets_2_ensureComponent(Move); new $$_evoM0C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"kind":`bob`,}});
   { svelteHTML.createElement("g", {   "transform":`translate(92 166) rotate(-12)`,"fill":`var(--paper)`,});
     { svelteHTML.createElement("path", {  "d":`M-30 -3Q-10 -8 22 -6Q30 -4 30 0Q26 6 12 6L-26 3L-36 -10L-30 -10Z`,});} { svelteHTML.createElement("path", {      "d":`M-10 -18H18V-15H-10ZM-12 6H16V9H-12ZM-4 -15V6M12 -15V6`,"stroke":`var(--paper)`,"stroke-width":`2`,});} { svelteHTML.createElement("path", {      "d":`M32 -12V12`,"stroke":`var(--paper)`,"stroke-width":`2.4`,});}
     { svelteHTML.createElement("circle", {        "cx":`-18`,"cy":`-1`,"r":`3.5`,"fill":`var(--near)`,});} { svelteHTML.createElement("circle", {      "cx":`2`,"cy":`-9`,"r":`4`,});} { svelteHTML.createElement("path", {      "d":`M6 10L10 15`,"stroke":`var(--paper)`,"stroke-width":`2`,});} { svelteHTML.createElement("circle", {      "cx":`11`,"cy":`16`,"r":`3`,});}
   }
 Move}
 { svelteHTML.createElement("path", {    "d":`M0 196V186H14V178H26V190H38V172L46 160L54 172V192H70V182H86V194H104V176H110V168H122V176H128V190H150V180H164V192H176V164H180V154Q188 142 196 154V164H200V190H216V180H230V170H242V188H258V178H272V192H284V174H292V166H304V174H320V220H0Z`,"fill":`var(--near)`,});}
 { svelteHTML.createElement("path", {      "d":`M187 146V132`,"stroke":`var(--near)`,"stroke-width":`2`,});}
 { svelteHTML.createElement("g", { "fill":`var(--mid)`,});   for(let { x, y } of __sveltets_2_ensureArray(windows)){x; { svelteHTML.createElement("path", {  "d":`M${x} ${y}h3v4h-3Z`,});}} }
};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const GreatWarAirship__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type GreatWarAirship__SvelteComponent_ = InstanceType<typeof GreatWarAirship__SvelteComponent_>;
/*Ωignore_endΩ*/export default GreatWarAirship__SvelteComponent_;