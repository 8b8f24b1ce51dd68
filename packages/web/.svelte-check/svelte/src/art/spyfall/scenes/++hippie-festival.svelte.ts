///<reference types="svelte" />
;
import Figure from '../rig/Figure.svelte';
import Move from '../rig/Move.svelte';
function $$render() {
 const flower/*Ωignore_positionΩ*/ = (x: number, y: number, s: number, leaf: string, eye: string)/*Ωignore_startΩ*/: ReturnType<import('svelte').Snippet>/*Ωignore_endΩ*/ => { async ()/*Ωignore_positionΩ*/ => {
   { svelteHTML.createElement("g", {   "transform":`translate(${x} ${y}) scale(${s})`,"fill":leaf,});
       for(let angle of __sveltets_2_ensureArray(petals)){angle; { svelteHTML.createElement("ellipse", {        "cy":`-7`,"rx":`4`,"ry":`6`,"transform":`rotate(${angle})`,});}}
     { svelteHTML.createElement("circle", {    "r":`4.5`,"fill":eye,});}
   }
};return __sveltets_2_any(0)};



const rays = Array.from({ length: 12 }, (_, i) => i * 30);
const petals = [0, 60, 120, 180, 240, 300];
;
async () => {


 { const $$_evoM0C = __sveltets_2_ensureComponent(Move); new $$_evoM0C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"kind":`spin`,}});
   { svelteHTML.createElement("circle", {        "cx":`118`,"cy":`96`,"r":`280`,"fill":`none`,});}
   { svelteHTML.createElement("g", {   "transform":`translate(118 96)`,"fill":`var(--far)`,});
       for(let angle of __sveltets_2_ensureArray(rays)){angle; { svelteHTML.createElement("path", {    "d":`M0 0L-40 -280H40Z`,"transform":`rotate(${angle})`,});}}
   }
 Move}
 { svelteHTML.createElement("g", {   "fill":`none`,"stroke-width":`9`,});
   { svelteHTML.createElement("path", {    "d":`M28 150A90 90 0 0 1 208 150`,"stroke":`var(--mid)`,});} { svelteHTML.createElement("path", {    "d":`M38 150A80 80 0 0 1 198 150`,"stroke":`var(--paper)`,});}
   { svelteHTML.createElement("path", {    "d":`M48 150A70 70 0 0 1 188 150`,"stroke":`var(--near)`,});}
 }
 { svelteHTML.createElement("circle", {        "cx":`118`,"cy":`112`,"r":`36`,"fill":`var(--paper)`,});}
 { svelteHTML.createElement("path", {      "d":`M118 80V144M118 112L95.4 134.6M118 112L140.6 134.6`,"stroke":`var(--mid)`,"stroke-width":`7`,});}
 { svelteHTML.createElement("circle", {            "cx":`118`,"cy":`112`,"r":`32`,"fill":`none`,"stroke":`var(--mid)`,"stroke-width":`7`,});}
 { svelteHTML.createElement("path", {    "d":`M0 164Q80 142 170 156T320 146V220H0Z`,"fill":`var(--near)`,});}
 { svelteHTML.createElement("g", { "transform":`translate(250 150)`,});
   { svelteHTML.createElement("path", {    "d":`M-62 34V-18Q-60 -42 -38 -44H44Q60 -42 62 -18V34Z`,"fill":`var(--mid)`,});}
   { svelteHTML.createElement("path", {    "d":`M-62 -6V-18Q-60 -42 -38 -44H44Q60 -42 62 -18V-6Q24 -10 0 -6Q-20 14 -34 14Q-50 14 -62 -6Z`,"fill":`var(--paper)`,});}
   { svelteHTML.createElement("path", {    "d":`M-54 -14Q-53 -34 -40 -35H-20V-14ZM-14 -35H10V-14H-14ZM16 -35H42Q54 -33 54 -14H16Z`,"fill":`var(--near)`,});}
   { svelteHTML.createElement("path", {    "d":`M-64 26H64V34H-64Z`,"fill":`var(--paper)`,});}
   { svelteHTML.createElement("g", {     "fill":`var(--near)`,"stroke":`var(--paper)`,"stroke-width":`4`,}); { svelteHTML.createElement("circle", {      "cx":`-36`,"cy":`36`,"r":`13`,});} { svelteHTML.createElement("circle", {      "cx":`36`,"cy":`36`,"r":`13`,});} }
  ;__sveltets_2_ensureSnippet(flower(24, 10, 1.15, 'var(--far)', 'var(--near)'));
  ;__sveltets_2_ensureSnippet(flower(-34, 2, 0.8, 'var(--mid)', 'var(--paper)'));
  ;__sveltets_2_ensureSnippet(flower(50, 14, 0.6, 'var(--paper)', 'var(--far)'));
   { svelteHTML.createElement("path", {    "d":`M-44 -46L-40 -56H46L50 -46Z`,"fill":`var(--near)`,});}
 }
 { const $$_erugiF0C = __sveltets_2_ensureComponent(Figure); new $$_erugiF0C({ target: __sveltets_2_any(), props: {                  "x":58,"y":206,"h":92,"pose":`hold`,"garb":`coat`,"hat":`hair`,"ink":`var(--mid)`,"cloth":`var(--far)`,"trim":`var(--near)`,}});}
 { svelteHTML.createElement("path", {    "d":`M46 158a12 12 0 1 1 15 -15l30 -18l4 6l-30 20a12 12 0 1 1 -19 7Z`,"fill":`var(--paper)`,});} { svelteHTML.createElement("circle", {        "cx":`55`,"cy":`155`,"r":`3`,"fill":`var(--mid)`,});}
 { const $$_erugiF0C = __sveltets_2_ensureComponent(Figure); new $$_erugiF0C({ target: __sveltets_2_any(), props: {                  "x":142,"y":204,"h":84,"pose":`cheer`,"garb":`dress`,"hat":`hair`,"ink":`var(--mid)`,"cloth":`var(--far)`,"trim":`var(--sky)`,}});}
 { svelteHTML.createElement("path", {    "d":`M0 206Q160 192 320 204V220H0Z`,"fill":`var(--near)`,});}
;__sveltets_2_ensureSnippet(flower(16, 200, 1, 'var(--far)', 'var(--mid)'));
;__sveltets_2_ensureSnippet(flower(98, 208, 0.9, 'var(--paper)', 'var(--mid)'));
;__sveltets_2_ensureSnippet(flower(186, 204, 1, 'var(--far)', 'var(--mid)'));
;__sveltets_2_ensureSnippet(flower(238, 210, 0.8, 'var(--paper)', 'var(--mid)'));
;__sveltets_2_ensureSnippet(flower(302, 206, 1, 'var(--far)', 'var(--mid)'));
};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const HippieFestival__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type HippieFestival__SvelteComponent_ = InstanceType<typeof HippieFestival__SvelteComponent_>;
/*Ωignore_endΩ*/export default HippieFestival__SvelteComponent_;