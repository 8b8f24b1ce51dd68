///<reference types="svelte" />
;
import Figure from '../rig/Figure.svelte';
import Move from '../rig/Move.svelte';
import { cloud } from '../rig/nature';
function $$render() {




;
async () => {

 { svelteHTML.createElement("circle", {        "cx":`58`,"cy":`54`,"r":`20`,"fill":`var(--paper)`,});}
 { svelteHTML.createElement("path", {      "d":cloud(12, 112, 84) + cloud(220, 136, 90),"fill":`var(--paper)`,"opacity":`.85`,});}
 { svelteHTML.createElement("path", {      "d":cloud(-20, 74, 60) + cloud(236, 104, 50),"fill":`var(--paper)`,"opacity":`.55`,});}
 { svelteHTML.createElement("path", {    "d":`M0 176Q60 158 130 170T320 160V220H0Z`,"fill":`var(--far)`,});}
 { svelteHTML.createElement("path", {      "d":`M0 190Q90 172 180 186T320 180V220H0Z`,"fill":`var(--mid)`,"opacity":`.55`,});}
 { svelteHTML.createElement("g", {   "fill":`var(--near)`,"opacity":`.7`,});
   { svelteHTML.createElement("path", {  "d":`M18 192V174H24V166L28 158L32 166V174H52V192M60 192V178L68 170L76 178V192M246 188V170H250V160H256V170H268V160H274V170H278V188M286 188V176L296 168L306 176V188Z`,});}
 }
 { svelteHTML.createElement("path", {    "d":`M0 198Q110 184 210 198T320 196V220H0Z`,"fill":`var(--near)`,});}
 { svelteHTML.createElement("path", {      "d":`M0 210l40 -6l30 8l60 -8l50 8l80 -8l60 4V220H0Z`,"fill":`var(--mid)`,"opacity":`.4`,});}
 { const $$_evoM0C = __sveltets_2_ensureComponent(Move); new $$_evoM0C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"kind":`bob`,}});
   { svelteHTML.createElement("path", {      "d":`M135 108L146 160M185 108L174 160M153 116L156 160M167 116L164 160`,"stroke":`var(--near)`,"stroke-width":`1.3`,});}
   { svelteHTML.createElement("path", {    "d":`M160 6C208 6 228 40 222 68C217 92 192 106 184 120H136C128 106 103 92 98 68C92 40 112 6 160 6Z`,"fill":`var(--mid)`,});}
   { svelteHTML.createElement("g", { "fill":`var(--far)`,});
     { svelteHTML.createElement("path", {    "d":`M160 6C142 6 130 40 130 66C130 90 142 106 148 120H136C128 106 103 92 98 68C92 40 112 6 160 6Z`,"opacity":`.9`,});}
     { svelteHTML.createElement("path", {    "d":`M160 6C172 6 178 40 178 66C178 90 172 106 170 120H184C192 106 217 92 222 68C226 40 208 6 160 6Z`,"opacity":`.9`,});}
   }
   { svelteHTML.createElement("path", {    "d":`M160 6C150 6 144 40 144 66C144 90 152 106 154 120H166C168 106 176 90 176 66C176 40 170 6 160 6Z`,"fill":`var(--mid)`,});}
   { svelteHTML.createElement("path", {      "d":`M160 6C188 20 204 46 200 74C196 96 184 108 180 120H184C192 106 217 92 222 68C228 40 208 6 160 6Z`,"fill":`var(--near)`,"opacity":`.18`,});}
   { svelteHTML.createElement("path", {    "d":`M97 58Q160 84 223 58L221 74Q160 100 99 74Z`,"fill":`var(--near)`,});}
   { svelteHTML.createElement("g", { "fill":`var(--far)`,});
     { svelteHTML.createElement("path", {  "d":`M160 74l3 6l6 .5l-4.5 4.5l1.5 6l-6 -3.5l-6 3.5l1.5 -6l-4.5 -4.5l6 -.5ZM122 68l2 4.5l5 .5l-3.5 3.5l1 4.5l-4.5 -2.5l-4.5 2l1 -4.5l-3 -4l4.5 0ZM198 68l2 4l4.5 0l-3 4l1 4.5l-4.5 -2l-4.5 2.5l1 -4.5l-3.5 -3.5l5 -.5Z`,});}
     { svelteHTML.createElement("path", {  "d":`M100 80q10 14 20 8q10 14 20 7q10 12 20 4q10 8 20 -4q10 7 20 -7q10 6 20 -8l-3 -4q-57 26 -114 0Z`,});}
   }
   { svelteHTML.createElement("path", {    "d":`M134 114h52l-3 9h-46Z`,"fill":`var(--near)`,});}
   { const $$_erugiF1C = __sveltets_2_ensureComponent(Figure); new $$_erugiF1C({ target: __sveltets_2_any(), props: {              "x":151,"y":182,"h":40,"garb":`coat`,"hat":`plume`,"pose":`hail`,"thing":`goblet`,}});}
   { const $$_erugiF1C = __sveltets_2_ensureComponent(Figure); new $$_erugiF1C({ target: __sveltets_2_any(), props: {            "x":170,"y":184,"h":38,"garb":`dress`,"hat":`bun`,"flip":true,"pose":`hold`,}});}
   { svelteHTML.createElement("path", {    "d":`M140 158H180L176 182Q160 188 144 182Z`,"fill":`var(--near)`,});}
   { svelteHTML.createElement("path", {    "d":`M138 156H182V161H138ZM143 168H177V171H143Z`,"fill":`var(--far)`,});}
   { svelteHTML.createElement("circle", {        "cx":`139`,"cy":`172`,"r":`5`,"fill":`var(--far)`,});} { svelteHTML.createElement("circle", {        "cx":`181`,"cy":`172`,"r":`5`,"fill":`var(--far)`,});}
 Move}
};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const HotAirBalloon__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type HotAirBalloon__SvelteComponent_ = InstanceType<typeof HotAirBalloon__SvelteComponent_>;
/*Ωignore_endΩ*/export default HotAirBalloon__SvelteComponent_;