///<reference types="svelte" />
;
import Figure from '../rig/Figure.svelte';
import Move from '../rig/Move.svelte';
import { cloud } from '../rig/nature';
import Sun from '../rig/Sun.svelte';
function $$render() {






const roof = (x: number, y: number, w: number, h: number) =>
  `M${x - w} ${y - 6}Q${x - w * 0.7} ${y - 3} ${x - w * 0.35} ${y - h}H${x + w * 0.35}Q${x + w * 0.7} ${y - 3} ${x + w} ${y - 6}Q${x + w * 0.9} ${y + 3} ${x + w * 0.8} ${y + 3}H${x - w * 0.8}Q${x - w * 0.9} ${y + 3} ${x - w} ${y - 6}Z`;
;
async () => {

 { const $$_nuS0C = __sveltets_2_ensureComponent(Sun); new $$_nuS0C({ target: __sveltets_2_any(), props: {        "x":88,"y":70,"r":34,"ink":`var(--mid)`,}});}
 { svelteHTML.createElement("path", {      "d":`M0 120L28 70L48 96L76 56L108 116L138 84L170 128L214 58L246 100L276 62L320 112V220H0Z`,"fill":`var(--far)`,"opacity":`.6`,});}
 { svelteHTML.createElement("path", {    "d":`M0 150L40 108L72 140L120 112L176 146L240 120L320 148V220H0Z`,"fill":`var(--far)`,});}
 { const $$_evoM0C = __sveltets_2_ensureComponent(Move); new $$_evoM0C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"kind":`drift`,}});
   { svelteHTML.createElement("path", {      "d":cloud(-10, 132, 110) + cloud(110, 118, 70) + cloud(250, 128, 90),"fill":`var(--paper)`,"opacity":`.85`,});}
 Move}
 { svelteHTML.createElement("g", { "fill":`var(--near)`,});
   { svelteHTML.createElement("path", {    "d":`M184 160V140H276V160ZM190 128V108H270V128ZM198 96V78H262V96ZM206 66V52H254V66Z`,"fill":`var(--mid)`,});}
   { svelteHTML.createElement("path", {  "d":roof(230, 140, 66, 18) + roof(230, 108, 56, 16) + roof(230, 78, 46, 15) + roof(230, 51, 38, 20),});}
   { svelteHTML.createElement("path", {  "d":`M228 32V14H232V32ZM226 20H234V23H226Z`,});}
   { svelteHTML.createElement("path", {  "d":`M200 160V141H204V160ZM222 160V146Q230 138 238 146V160ZM256 160V141H260V160ZM222 128V114H238V128ZM224 96V84H236V96Z`,});}
 }
 { svelteHTML.createElement("path", {    "d":`M168 160H292L298 170H306L312 180H150L156 170H162Z`,"fill":`var(--near)`,});}
 { svelteHTML.createElement("path", {    "d":`M0 176Q160 160 320 178V220H0Z`,"fill":`var(--near)`,});}
 { svelteHTML.createElement("path", {    "d":`M0 52Q20 58 36 46Q28 62 10 66ZM0 60L30 80Q44 78 56 84Q40 92 28 88L0 70Z`,"fill":`var(--near)`,});}
 { const $$_erugiF0C = __sveltets_2_ensureComponent(Figure); new $$_erugiF0C({ target: __sveltets_2_any(), props: {              "x":34,"y":192,"h":46,"pose":`lunge`,"garb":`tunic`,"ink":`var(--far)`,"cloth":`var(--mid)`,}});}
 { const $$_erugiF0C = __sveltets_2_ensureComponent(Figure); new $$_erugiF0C({ target: __sveltets_2_any(), props: {              "x":138,"y":190,"h":44,"pose":`lunge`,"garb":`tunic`,"flip":true,"ink":`var(--far)`,"cloth":`var(--mid)`,}});}
 { svelteHTML.createElement("g", { "transform":`rotate(-6 80 190)`,});
   { const $$_erugiF1C = __sveltets_2_ensureComponent(Figure); new $$_erugiF1C({ target: __sveltets_2_any(), props: {              "x":84,"y":182,"h":98,"pose":`kick`,"garb":`tunic`,"ink":`var(--near)`,"cloth":`var(--mid)`,}});}
   { svelteHTML.createElement("path", {    "d":`M76 130l16 2l0 6l-16 -1ZM76 132L54 142L58 134L48 130Z`,"fill":`var(--near)`,});}
 }
 { svelteHTML.createElement("path", {    "d":`M0 200Q160 186 320 198V220H0Z`,"fill":`var(--near)`,});}
 { const $$_erugiF0C = __sveltets_2_ensureComponent(Figure); new $$_erugiF0C({ target: __sveltets_2_any(), props: {              "x":284,"y":206,"h":50,"pose":`sit`,"garb":`robe`,"flip":true,"cloth":`var(--mid)`,"ink":`var(--far)`,}});}
};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const ShaolinMonastery__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type ShaolinMonastery__SvelteComponent_ = InstanceType<typeof ShaolinMonastery__SvelteComponent_>;
/*Ωignore_endΩ*/export default ShaolinMonastery__SvelteComponent_;