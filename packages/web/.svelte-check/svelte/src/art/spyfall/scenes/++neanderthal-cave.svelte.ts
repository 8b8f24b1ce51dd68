///<reference types="svelte" />
;
import Figure from '../rig/Figure.svelte';
import Fire from '../rig/Fire.svelte';
import Sun from '../rig/Sun.svelte';
function $$render() {




;
async () => {

 { const $$_nuS0C = __sveltets_2_ensureComponent(Sun); new $$_nuS0C({ target: __sveltets_2_any(), props: {      "x":196,"y":62,"r":22,}});}
 { svelteHTML.createElement("path", {    "d":`M60 132L110 92L140 116L176 84L236 122L270 100V180H60Z`,"fill":`var(--far)`,});}
 { svelteHTML.createElement("path", {    "d":`M110 92L122 104L110 106L100 102ZM176 84L192 98L176 100L166 96Z`,"fill":`var(--paper)`,});}
 { svelteHTML.createElement("path", {      "d":`M60 146Q150 130 270 144V190H60Z`,"fill":`var(--mid)`,"opacity":`.5`,});}
 { svelteHTML.createElement("g", {   "fill":`var(--mid)`,"transform":`translate(-78 -27) scale(1.2)`,});
   { svelteHTML.createElement("path", {  "d":`M150 150V120Q148 100 166 94Q180 82 196 92Q206 84 216 92Q224 98 222 112Q232 118 230 132Q230 144 238 142Q236 148 230 148Q222 146 222 130Q216 130 214 122Q212 128 208 132V150H198V134Q184 138 174 134V150H164V132L160 128V150Z`,});}
   { svelteHTML.createElement("path", {    "d":`M216 118Q222 134 240 130Q248 126 246 118Q238 126 232 122Q226 118 224 112Z`,"fill":`var(--paper)`,});}
   { svelteHTML.createElement("circle", {        "cx":`213`,"cy":`104`,"r":`1.8`,"fill":`var(--far)`,});}
 }
 { svelteHTML.createElement("path", {      "d":`M0 0H320V220H0ZM92 184Q66 150 80 112Q78 70 112 52Q136 28 178 34Q226 30 246 64Q272 92 262 130Q272 160 248 184Z`,"fill":`var(--near)`,"fill-rule":`evenodd`,});}
 { svelteHTML.createElement("path", {    "d":`M92 184Q66 150 80 112Q78 70 112 52Q136 28 178 34Q226 30 246 64Q272 92 262 130Q272 160 248 184L262 184Q286 156 276 128Q286 88 258 56Q232 20 178 24Q130 20 104 46Q66 66 68 112Q54 150 78 184Z`,"fill":`var(--mid)`,});}
 { svelteHTML.createElement("path", {    "d":`M96 60L112 52L132 40L140 34L150 31L141 62L134 42L122 48L114 76L106 56ZM210 30L222 34L240 52L232 70L226 48L218 58L212 38Z`,"fill":`var(--mid)`,});}
 { svelteHTML.createElement("g", {       "stroke":`var(--sky)`,"stroke-width":`3`,"fill":`none`,"stroke-linecap":`round`,});
   { svelteHTML.createElement("path", {  "d":`M14 92Q24 78 42 84Q54 82 58 92Q60 96 56 100M18 92L14 110M28 96L26 110M46 96L48 110M54 98L54 110M56 88Q64 86 62 80`,});}
   { svelteHTML.createElement("path", {  "d":`M14 140V126M14 132L8 140M14 132L22 128M14 140L10 150M14 140L18 150M26 120L48 112`,});}
 }
 { svelteHTML.createElement("circle", {        "cx":`14`,"cy":`122`,"r":`3`,"fill":`var(--sky)`,});}
 { svelteHTML.createElement("path", {    "d":`M294 96q-2 -16 2 -16q4 0 3 12q1 -16 5 -15q4 1 1 16q4 -12 7 -10q3 2 -2 13q3 -5 6 -2q1 4 -7 12q-8 6 -14 0Z`,"fill":`var(--sky)`,});}
 { svelteHTML.createElement("path", {    "d":`M0 186Q160 168 320 184V220H0Z`,"fill":`var(--near)`,});}
 { const $$_eriF0C = __sveltets_2_ensureComponent(Fire); new $$_eriF0C({ target: __sveltets_2_any(), props: {            "x":150,"y":198,"h":50,"outer":`var(--sky)`,"inner":`var(--far)`,"logs":`var(--mid)`,}});}
 { svelteHTML.createElement("g", { "fill":`var(--mid)`,});
   { const $$_erugiF1C = __sveltets_2_ensureComponent(Figure); new $$_erugiF1C({ target: __sveltets_2_any(), props: {                "x":80,"y":208,"h":82,"pose":`sit`,"garb":`tunic`,"hat":`shaggy`,"ink":`var(--mid)`,"cloth":`var(--sky)`,}});}
   { const $$_erugiF1C = __sveltets_2_ensureComponent(Figure); new $$_erugiF1C({ target: __sveltets_2_any(), props: {                  "x":246,"y":210,"h":106,"pose":`hold`,"garb":`tunic`,"hat":`shaggy`,"thing":`spear`,"flip":true,"ink":`var(--mid)`,"cloth":`var(--sky)`,}});}
   { const $$_erugiF1C = __sveltets_2_ensureComponent(Figure); new $$_erugiF1C({ target: __sveltets_2_any(), props: {                "x":298,"y":210,"h":74,"pose":`sit`,"garb":`tunic`,"hat":`hair`,"flip":true,"ink":`var(--mid)`,"cloth":`var(--sky)`,}});}
 }
 { svelteHTML.createElement("path", {    "d":`M0 210Q160 202 320 210V220H0Z`,"fill":`var(--near)`,});}
 { svelteHTML.createElement("path", {    "d":`M20 208q-7 -2 -4 -6q4 -2 5 2l22 0q1 -4 5 -2q3 4 -4 6q3 4 0 6q-4 0 -4 -4h-17q-1 4 -5 4q-3 -2 2 -6Z`,"fill":`var(--paper)`,});}
};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const NeanderthalCave__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type NeanderthalCave__SvelteComponent_ = InstanceType<typeof NeanderthalCave__SvelteComponent_>;
/*Ωignore_endΩ*/export default NeanderthalCave__SvelteComponent_;