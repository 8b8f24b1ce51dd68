///<reference types="svelte" />
;
import Figure from '../rig/Figure.svelte';
import Move from '../rig/Move.svelte';
function $$render() {




const rays = Array.from({ length: 9 }, (_, i) => -72 + i * 18);
const bottles = [66, 82, 98, 114, 130, 182, 198, 214, 230, 246];
;
async () => {

 { svelteHTML.createElement("rect", {      "width":`320`,"height":`220`,"fill":`var(--far)`,});}
 { svelteHTML.createElement("g", {   "transform":`translate(156 116)`,"fill":`var(--mid)`,});
     for(let angle of __sveltets_2_ensureArray(rays)){angle; { svelteHTML.createElement("path", {      "d":`M-4 -34L-15 -150H15L4 -34Z`,"transform":`rotate(${angle})`,"opacity":`.3`,});}}
   { svelteHTML.createElement("path", {    "d":`M-44 0A44 44 0 0 1 44 0Z`,"opacity":`.9`,});}
 }
 { svelteHTML.createElement("path", {    "d":`M50 74H262V78H50ZM50 112H262V116H50Z`,"fill":`var(--sky)`,});}
 { svelteHTML.createElement("g", {});
      for(let x of __sveltets_2_ensureArray(bottles)){let i = 1;x;
     { svelteHTML.createElement("path", {      "d":`M${x - 5} 112V${96 - (i % 3) * 3}Q${x - 2} 92 ${x - 2} 88V82H${x + 2}V88Q${x + 2} 92 ${x + 5} ${96 - (i % 3) * 3}V112Z`,"fill":i % 2 ? 'var(--paper)' : 'var(--mid)',"opacity":`.95`,});}
     { svelteHTML.createElement("path", {    "d":`M${x - 4} 74V${60 + (i % 2) * 4}Q${x - 1.5} 56 ${x - 1.5} 48H${x + 1.5}Q${x + 1.5} 56 ${x + 4} ${60 + (i % 2) * 4}V74Z`,"fill":i % 3 ? 'var(--near)' : 'var(--paper)',});}
  }
 }
 { const $$_erugiF0C = __sveltets_2_ensureComponent(Figure); new $$_erugiF0C({ target: __sveltets_2_any(), props: {                  "x":156,"y":176,"h":86,"pose":`hold`,"garb":`tunic`,"ink":`var(--near)`,"cloth":`var(--paper)`,"thing":`goblet`,"trim":`var(--paper)`,}});}
 { svelteHTML.createElement("path", {    "d":`M151 110l6 3l6 -3v7l-6 -3l-6 3Z`,"fill":`var(--far)`,});}
 { svelteHTML.createElement("path", {    "d":`M30 140H290V150H30Z`,"fill":`var(--paper)`,});}
 { svelteHTML.createElement("path", {    "d":`M36 150H284V206H36Z`,"fill":`var(--mid)`,});}
 { svelteHTML.createElement("path", {        "d":`M44 206V158H64V206M72 206V158H92V206M228 206V158H248V206M256 206V158H276V206`,"stroke":`var(--far)`,"stroke-width":`2`,"fill":`none`,});}
 { svelteHTML.createElement("path", {        "d":`M160 206V158M160 158L140 180V206M160 158L180 180V206M160 158L118 196V206M160 158L202 196V206`,"stroke":`var(--far)`,"stroke-width":`2`,"fill":`none`,});}
 { svelteHTML.createElement("path", {      "d":`M96 0V22M222 0V22`,"stroke":`var(--sky)`,"stroke-width":`2`,});}
 { const $$_evoM0C = __sveltets_2_ensureComponent(Move); new $$_evoM0C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"kind":`swing`,}});
   { svelteHTML.createElement("path", {    "d":`M84 34Q84 22 96 20Q108 22 108 34Z`,"fill":`var(--paper)`,});} { svelteHTML.createElement("path", {      "d":`M84 35L52 140H140L108 35Z`,"fill":`var(--paper)`,"opacity":`.16`,});}
 Move}
 { const $$_evoM0C = __sveltets_2_ensureComponent(Move); new $$_evoM0C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"kind":`swing`,}});
   { svelteHTML.createElement("path", {    "d":`M210 34Q210 22 222 20Q234 22 234 34Z`,"fill":`var(--paper)`,});} { svelteHTML.createElement("path", {      "d":`M210 35L178 140H266L234 35Z`,"fill":`var(--paper)`,"opacity":`.16`,});}
 Move}
 { svelteHTML.createElement("path", {    "d":`M108 118L128 118L120 129V138H125V140H111V138H116V129Z`,"fill":`var(--paper)`,});} { svelteHTML.createElement("circle", {        "cx":`121`,"cy":`119`,"r":`3`,"fill":`var(--far)`,});}
 { const $$_erugiF0C = __sveltets_2_ensureComponent(Figure); new $$_erugiF0C({ target: __sveltets_2_any(), props: {                  "x":70,"y":222,"h":120,"pose":`hold`,"garb":`coat`,"hat":`fedora`,"thing":`mug`,"ink":`var(--sky)`,"trim":`var(--near)`,}});}
 { svelteHTML.createElement("path", {    "d":`M62 106h20v4h-20Z`,"fill":`var(--mid)`,});}
 { const $$_erugiF0C = __sveltets_2_ensureComponent(Figure); new $$_erugiF0C({ target: __sveltets_2_any(), props: {              "x":238,"y":224,"h":116,"pose":`hail`,"garb":`dress`,"hat":`bun`,"flip":true,"ink":`var(--sky)`,}});}
 { svelteHTML.createElement("path", {    "d":`M226 112Q238 108 247 114L246 118Q236 113 227 117ZM246 114Q258 98 252 88Q244 98 245 113Z`,"fill":`var(--far)`,});}
 { svelteHTML.createElement("path", {      "d":`M218 108L204 104`,"stroke":`var(--paper)`,"stroke-width":`2`,});}
 { svelteHTML.createElement("path", {          "d":`M226 176Q240 184 252 176M220 194Q240 204 258 194`,"stroke":`var(--paper)`,"stroke-width":`2`,"stroke-dasharray":`3 3`,"fill":`none`,});}
 { svelteHTML.createElement("path", {    "d":`M0 210H320V220H0Z`,"fill":`var(--sky)`,});}
};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const Speakeasy__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type Speakeasy__SvelteComponent_ = InstanceType<typeof Speakeasy__SvelteComponent_>;
/*Ωignore_endΩ*/export default Speakeasy__SvelteComponent_;