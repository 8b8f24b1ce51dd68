///<reference types="svelte" />
;
import Figure from '../rig/Figure.svelte';
import Fire from '../rig/Fire.svelte';
import Move from '../rig/Move.svelte';
function $$render() {





const columns = [24, 76, 244, 296];
const rows = [
  { y: 128, xs: [56, 88, 232, 264] },
  { y: 152, xs: [36, 72, 248, 284] },
  { y: 180, xs: [18, 56, 264, 302] },
];
;
async () => {

 { svelteHTML.createElement("path", {    "d":`M60 118V60Q60 6 160 6Q260 6 260 60V118Z`,"fill":`var(--far)`,});}
 { svelteHTML.createElement("path", {      "d":`M78 118V64Q80 22 160 22Q240 22 242 64V118Z`,"fill":`var(--paper)`,"opacity":`.65`,});}
 { svelteHTML.createElement("path", {      "d":`M160 10V118M112 24V118M208 24V118M66 60H254`,"stroke":`var(--far)`,"stroke-width":`4`,});}
   for(let x of __sveltets_2_ensureArray(columns)){x;
   { svelteHTML.createElement("path", {    "d":`M${x - 16} 6H${x + 16}V16H${x + 11}V150H${x - 11}V16H${x - 16}Z`,"fill":`var(--far)`,});}
   { svelteHTML.createElement("path", {        "d":`M${x - 6} 18V150M${x} 18V150M${x + 6} 18V150`,"stroke":`var(--mid)`,"stroke-width":`1.6`,"opacity":`.5`,});}
}
 { svelteHTML.createElement("path", {    "d":`M0 0H320V8H0Z`,"fill":`var(--mid)`,});}
 { const $$_evoM0C = __sveltets_2_ensureComponent(Move); new $$_evoM0C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"kind":`sway`,}}); { svelteHTML.createElement("path", {    "d":`M36 8H64L60 34Q50 40 52 62Q46 44 38 40ZM284 8H256L260 34Q270 40 268 62Q274 44 282 40Z`,"fill":`var(--mid)`,});} Move}
 { svelteHTML.createElement("path", {      "d":`M0 132H116Q122 150 160 150Q198 150 204 132H320V220H0Z`,"fill":`var(--mid)`,"opacity":`.6`,});}
 { svelteHTML.createElement("path", {    "d":`M0 156H104Q118 174 160 174Q202 174 216 156H320V220H0Z`,"fill":`var(--mid)`,});}
 { svelteHTML.createElement("path", {    "d":`M0 184H96Q112 200 160 200Q208 200 224 184H320V220H0Z`,"fill":`var(--near)`,});}
   for(let { y, xs } of __sveltets_2_ensureArray(rows)){y;
     for(let x of __sveltets_2_ensureArray(xs)){x;
     { const $$_erugiF0C = __sveltets_2_ensureComponent(Figure); new $$_erugiF0C({ target: __sveltets_2_any(), props: {               x,"y":y + 22,"h":66,"pose":`sit`,"garb":`robe`,"ink":`var(--near)`,"cloth":`var(--paper)`,"flip":x > 160,}});}
     { svelteHTML.createElement("path", {        "d":`M${x - 5} ${y - 4}Q${x + 3} ${y + 8} ${x + (x > 160 ? -7 : 7)} ${y + 16}`,"stroke":`var(--mid)`,"stroke-width":`2.4`,"fill":`none`,});}
  }
}
 { svelteHTML.createElement("path", {      "d":`M178 196V46`,"stroke":`var(--near)`,"stroke-width":`3.5`,});}
 { svelteHTML.createElement("path", {    "d":`M162 66H194V86H162ZM178 54L172 50Q160 48 148 22Q160 32 172 34Q173 26 179 24L185 26L182 29Q182 32 184 34Q196 32 208 22Q196 48 184 50ZM170 54H186V58H170Z`,"fill":`var(--near)`,});}
 { svelteHTML.createElement("path", {      "d":`M166 71h24M166 76h24M166 81h24`,"stroke":`var(--far)`,"stroke-width":`2.2`,});}
 { svelteHTML.createElement("path", {        "d":`M170 94a8 8 0 1 0 16 0a8 8 0 1 0 -16 0`,"fill":`none`,"stroke":`var(--near)`,"stroke-width":`3`,});}
 { const $$_erugiF0C = __sveltets_2_ensureComponent(Figure); new $$_erugiF0C({ target: __sveltets_2_any(), props: {                  "x":146,"y":208,"h":108,"pose":`hail`,"garb":`robe`,"hat":`laurel`,"ink":`var(--near)`,"cloth":`var(--paper)`,"trim":`var(--mid)`,}});}
 { svelteHTML.createElement("path", {    "d":`M136 128L146 126Q160 150 158 164L132 204L122 206Q136 176 148 156Z`,"fill":`var(--mid)`,});}
 { svelteHTML.createElement("path", {    "d":`M198 208L202 184H196V178H226V184H220L224 208Z`,"fill":`var(--far)`,});}
 { const $$_eriF0C = __sveltets_2_ensureComponent(Fire); new $$_eriF0C({ target: __sveltets_2_any(), props: {          "x":211,"y":179,"h":24,"outer":`var(--sky)`,"inner":`var(--paper)`,}});}
 { svelteHTML.createElement("path", {    "d":`M100 208H230V220H100Z`,"fill":`var(--near)`,});}
};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const RomanSenate__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type RomanSenate__SvelteComponent_ = InstanceType<typeof RomanSenate__SvelteComponent_>;
/*Ωignore_endΩ*/export default RomanSenate__SvelteComponent_;