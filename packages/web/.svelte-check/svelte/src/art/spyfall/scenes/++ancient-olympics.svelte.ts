///<reference types="svelte" />
;
import Figure from '../rig/Figure.svelte';
import Fire from '../rig/Fire.svelte';
import { cloud, puffs } from '../rig/nature';
function $$render() {





const columns = [146, 170, 194, 218, 242, 266];
;
async () => {

 { svelteHTML.createElement("circle", {          "cx":`76`,"cy":`72`,"r":`58`,"fill":`var(--far)`,"opacity":`.5`,});} { svelteHTML.createElement("circle", {        "cx":`76`,"cy":`72`,"r":`44`,"fill":`var(--far)`,});}
 { svelteHTML.createElement("path", {      "d":cloud(150, 40, 64) + cloud(8, 58, 40),"fill":`var(--paper)`,"opacity":`.8`,});}
 { svelteHTML.createElement("path", {      "d":`M0 132L46 104L96 126L150 98L320 124V220H0Z`,"fill":`var(--mid)`,"opacity":`.45`,});}
 { svelteHTML.createElement("path", {      "d":puffs([108, 136, 12], [120, 130, 12], [296, 132, 14], [310, 126, 14], [14, 136, 14], [0, 130, 12]),"fill":`var(--mid)`,"opacity":`.8`,});}
 { svelteHTML.createElement("path", {    "d":`M128 86L206 52L284 86V96H128Z`,"fill":`var(--paper)`,});}
 { svelteHTML.createElement("path", {    "d":`M146 84L206 58L266 84Z`,"fill":`var(--mid)`,});}
 { svelteHTML.createElement("g", { "fill":`var(--paper)`,});
     for(let x of __sveltets_2_ensureArray(columns)){x; { svelteHTML.createElement("path", {  "d":`M${x - 8} 96H${x + 8}V101H${x - 5.5}V146H${x + 7}V152H${x - 7}V146H${x - 5.5}L${x - 5.5} 101H${x - 8}ZM${x - 5.5} 100H${x + 5.5}V148H${x - 5.5}Z`,});}}
   { svelteHTML.createElement("path", {  "d":`M126 150H286V157H126ZM118 157H294V164H118Z`,});}
 }
 { svelteHTML.createElement("path", {      "d":`M128 92H284V96H128ZM150 101H162V150H150ZM174 101H188V150H174ZM198 101H212V150H198ZM222 101H236V150H222ZM246 101H260V150H246Z`,"fill":`var(--near)`,"opacity":`.45`,});}
 { svelteHTML.createElement("path", {    "d":`M0 162Q160 152 320 162V220H0Z`,"fill":`var(--mid)`,});}
 { svelteHTML.createElement("path", {      "d":`M120 220L184 164H200L164 220ZM220 220L216 164H232L270 220Z`,"fill":`var(--far)`,"opacity":`.55`,});}
 { const $$_erugiF0C = __sveltets_2_ensureComponent(Figure); new $$_erugiF0C({ target: __sveltets_2_any(), props: {          "x":206,"y":186,"h":40,"pose":`run`,"garb":`bare`,}});}
 { const $$_erugiF0C = __sveltets_2_ensureComponent(Figure); new $$_erugiF0C({ target: __sveltets_2_any(), props: {          "x":244,"y":192,"h":46,"pose":`run`,"garb":`bare`,}});}
 { const $$_erugiF0C = __sveltets_2_ensureComponent(Figure); new $$_erugiF0C({ target: __sveltets_2_any(), props: {          "x":280,"y":200,"h":54,"pose":`run`,"garb":`bare`,}});}
 { svelteHTML.createElement("path", {    "d":`M32 202H134V212H32ZM42 194H124V202H42Z`,"fill":`var(--paper)`,});}
 { svelteHTML.createElement("path", {      "d":`M42 199H124V202H42ZM32 209H134V212H32Z`,"fill":`var(--near)`,"opacity":`.3`,});}
 { svelteHTML.createElement("g", {   "fill":`var(--near)`,"transform":`translate(2 0)`,});
   { svelteHTML.createElement("path", {  "d":`M86 116Q98 112 104 122L100 142Q92 150 84 148L78 136Q76 122 86 116Z`,});}
   { svelteHTML.createElement("path", {  "d":`M88 118L70 100L44 92L42 98L64 108L80 126Z`,});} { svelteHTML.createElement("ellipse", {                "cx":`40`,"cy":`94`,"rx":`6`,"ry":`14`,"transform":`rotate(-30 40 94)`,"fill":`var(--mid)`,"stroke":`var(--near)`,"stroke-width":`2.5`,});}
   { svelteHTML.createElement("path", {  "d":`M98 122Q112 132 108 156L104 166L98 164L102 150L92 134Z`,});}
   { svelteHTML.createElement("circle", {      "cx":`104`,"cy":`107`,"r":`9.5`,});} { svelteHTML.createElement("path", {  "d":`M96 112L104 114L102 122L92 122Z`,});}
   { svelteHTML.createElement("path", {  "d":`M84 142Q78 158 96 160L106 164L98 194H110V190L105 188L118 162Q116 152 100 142Z`,});}
   { svelteHTML.createElement("path", {  "d":`M80 140Q70 158 74 168L48 180L44 192L50 193L56 185L86 174Q90 160 94 150Z`,});}
 }
 { svelteHTML.createElement("path", {          "d":`M97 103Q104 95 113 103`,"stroke":`var(--far)`,"stroke-width":`3`,"fill":`none`,"stroke-dasharray":`3.5 1.5`,});}
 { svelteHTML.createElement("path", {    "d":`M156 208L160 176H152V170H188V176H180L184 208Z`,"fill":`var(--paper)`,});}
 { const $$_eriF0C = __sveltets_2_ensureComponent(Fire); new $$_eriF0C({ target: __sveltets_2_any(), props: {            "x":170,"y":171,"h":26,"outer":`var(--near)`,"inner":`var(--far)`,"logs":`var(--paper)`,}});}
 { svelteHTML.createElement("path", {    "d":`M0 210Q160 204 320 210V220H0Z`,"fill":`var(--near)`,});}
};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const AncientOlympics__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type AncientOlympics__SvelteComponent_ = InstanceType<typeof AncientOlympics__SvelteComponent_>;
/*Ωignore_endΩ*/export default AncientOlympics__SvelteComponent_;