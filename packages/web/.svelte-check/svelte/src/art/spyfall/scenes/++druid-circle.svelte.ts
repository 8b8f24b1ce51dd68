///<reference types="svelte" />
;
import Figure from '../rig/Figure.svelte';
import Fire from '../rig/Fire.svelte';
import { stars } from '../rig/nature';
function $$render() {




;
async () => {

 { svelteHTML.createElement("path", {      "d":stars('druids', 40, 320, 100),"fill":`var(--paper)`,"opacity":`.8`,});}
 { svelteHTML.createElement("g", { "fill":`var(--far)`,});
   { svelteHTML.createElement("circle", {        "cx":`160`,"cy":`84`,"r":`74`,"opacity":`.2`,});} { svelteHTML.createElement("circle", {        "cx":`160`,"cy":`84`,"r":`58`,"opacity":`.3`,});}
   { svelteHTML.createElement("circle", {      "cx":`160`,"cy":`84`,"r":`42`,});}
 }
 { svelteHTML.createElement("path", {      "d":`M144 66a7 7 0 1 1 14 0a7 7 0 1 1 -14 0M168 96a10 10 0 1 1 20 0a10 10 0 1 1 -20 0M138 98a4 4 0 1 1 8 0a4 4 0 1 1 -8 0`,"fill":`var(--mid)`,"opacity":`.14`,});}
 { svelteHTML.createElement("path", {      "d":`M0 132Q70 112 160 126T320 120V220H0Z`,"fill":`var(--mid)`,"opacity":`.75`,});}
 { svelteHTML.createElement("g", { "fill":`var(--mid)`,});
   { svelteHTML.createElement("path", {  "d":`M96 140V92L112 90L113 140ZM134 140V92L148 91V140ZM90 92L92 80L152 78L154 91ZM176 140V90H190V140ZM212 140L211 92L226 94L228 140ZM170 91L172 78L230 80L232 94Z`,});}
 }
 { svelteHTML.createElement("path", {    "d":`M0 154Q160 130 320 152V220H0Z`,"fill":`var(--mid)`,});}
 { const $$_eriF0C = __sveltets_2_ensureComponent(Fire); new $$_eriF0C({ target: __sveltets_2_any(), props: {          "x":161,"y":190,"h":52,"outer":`var(--far)`,"inner":`var(--paper)`,}});}
 { svelteHTML.createElement("g", { "fill":`var(--near)`,});
   { svelteHTML.createElement("path", {  "d":`M14 190L18 62L50 58L54 190ZM76 184L78 66L104 64L106 184ZM4 62L8 38L114 34L118 60Q60 68 4 62Z`,});}
   { svelteHTML.createElement("path", {  "d":`M222 184L224 64L248 66L252 184ZM272 190L274 58L302 60L310 190ZM208 60L212 36L316 40L318 62Q260 68 208 60Z`,});}
 }
 { svelteHTML.createElement("path", {      "d":`M50 58L54 190L44 190L42 60ZM104 64L106 184L98 184L98 65ZM224 64L222 184L230 184L230 65ZM274 58L272 190L282 190L281 59Z`,"fill":`var(--sky)`,"opacity":`.75`,});}
 { svelteHTML.createElement("path", {    "d":`M0 186Q160 168 320 184V220H0Z`,"fill":`var(--near)`,});}
 { const $$_erugiF0C = __sveltets_2_ensureComponent(Figure); new $$_erugiF0C({ target: __sveltets_2_any(), props: {                  "x":124,"y":190,"h":70,"pose":`hold`,"garb":`robe`,"hat":`hood`,"thing":`crook`,"cloth":`var(--paper)`,"trim":`var(--paper)`,}});}
 { const $$_erugiF0C = __sveltets_2_ensureComponent(Figure); new $$_erugiF0C({ target: __sveltets_2_any(), props: {                "x":198,"y":190,"h":70,"pose":`cheer`,"garb":`robe`,"hat":`hood`,"flip":true,"cloth":`var(--paper)`,"trim":`var(--paper)`,}});}
 { svelteHTML.createElement("path", {    "d":`M0 202Q160 188 320 200V220H0Z`,"fill":`var(--near)`,});}
};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const DruidCircle__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type DruidCircle__SvelteComponent_ = InstanceType<typeof DruidCircle__SvelteComponent_>;
/*Ωignore_endΩ*/export default DruidCircle__SvelteComponent_;