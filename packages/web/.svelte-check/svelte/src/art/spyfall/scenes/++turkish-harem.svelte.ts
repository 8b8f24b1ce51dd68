///<reference types="svelte" />
;
import Figure from '../rig/Figure.svelte';
import Move from '../rig/Move.svelte';
import { stars } from '../rig/nature';
function $$render() {





const arch = (x: number, y: number, w: number, foot: number) =>
  `M${x - w} ${foot}V${y + w}Q${x - w * 1.25} ${y + w * 0.2} ${x - w * 0.4} ${y - w * 0.1}Q${x - w * 0.1} ${y - w * 0.25} ${x} ${y - w * 0.6}Q${x + w * 0.1} ${y - w * 0.25} ${x + w * 0.4} ${y - w * 0.1}Q${x + w * 1.25} ${y + w * 0.2} ${x + w} ${y + w}V${foot}Z`;
const tiles = Array.from({ length: 17 }, (_, i) => i * 20);
;
async () => {

 { svelteHTML.createElement("rect", {      "width":`320`,"height":`220`,"fill":`var(--mid)`,});}
 { svelteHTML.createElement("rect", {        "width":`320`,"height":`220`,"fill":`var(--near)`,"opacity":`.2`,});}
 { svelteHTML.createElement("path", {    "d":arch(160, 36, 60, 160),"fill":`var(--sky)`,});}
 { svelteHTML.createElement("path", {      "d":stars('harem', 14, 90, 60),"transform":`translate(115 34)`,"fill":`var(--paper)`,});}
 { svelteHTML.createElement("path", {    "d":`M186 50a13 13 0 1 0 8 22a11 11 0 1 1 -8 -22`,"fill":`var(--paper)`,});}
 { svelteHTML.createElement("path", {      "d":`M112 160V126H118V92L121 84L124 92V126H130Q132 104 154 98L156 90L158 98Q180 104 182 126H190V86L193 76L196 86V126H208V160Z`,"fill":`var(--near)`,"opacity":`.6`,});}
 { svelteHTML.createElement("path", {      "d":arch(42, 62, 34, 160) + arch(278, 62, 34, 160),"fill":`var(--near)`,"opacity":`.55`,});}
 { svelteHTML.createElement("path", {        "d":arch(160, 36, 60, 160),"fill":`none`,"stroke":`var(--far)`,"stroke-width":`6`,});}
 { svelteHTML.createElement("path", {        "d":arch(42, 62, 34, 160) + arch(278, 62, 34, 160),"fill":`none`,"stroke":`var(--far)`,"stroke-width":`4`,});}
 { svelteHTML.createElement("path", {          "d":`M26 160V92H58V160M262 160V92H294V160M26 110H58M26 128H58M26 146H58M262 110H294M262 128H294M262 146H294M37 92V160M48 92V160M272 92V160M283 92V160`,"stroke":`var(--far)`,"stroke-width":`1.2`,"fill":`none`,"opacity":`.75`,});}
 { svelteHTML.createElement("g", { "fill":`var(--far)`,});   for(let x of __sveltets_2_ensureArray(tiles)){x; { svelteHTML.createElement("path", {  "d":`M${x} 152l10 8l-10 8l-10 -8Z`,});}} }
 { svelteHTML.createElement("g", { "fill":`var(--near)`,});   for(let x of __sveltets_2_ensureArray(tiles)){x; { svelteHTML.createElement("path", {  "d":`M${x + 10} 155l6 5l-6 5l-6 -5Z`,});}} }
 { svelteHTML.createElement("path", {    "d":`M0 166H320V220H0Z`,"fill":`var(--near)`,});}
 { svelteHTML.createElement("path", {    "d":`M20 220Q30 188 70 184H250Q290 188 300 220Z`,"fill":`var(--mid)`,});}
 { svelteHTML.createElement("path", {          "d":`M36 220Q44 198 76 194H246Q276 198 286 220`,"fill":`none`,"stroke":`var(--far)`,"stroke-width":`2`,"stroke-dasharray":`5 4`,});}
 { svelteHTML.createElement("path", {      "d":`M88 0V34`,"stroke":`var(--near)`,"stroke-width":`1.6`,});}
 { const $$_evoM0C = __sveltets_2_ensureComponent(Move); new $$_evoM0C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"kind":`swing`,}});
   { svelteHTML.createElement("path", {    "d":`M80 42Q80 34 88 34Q96 34 96 42L100 50Q102 66 88 74Q74 66 76 50Z`,"fill":`var(--far)`,});} { svelteHTML.createElement("path", {      "d":`M82 48V64M88 46V68M94 48V64M76 52H100`,"stroke":`var(--near)`,"stroke-width":`1.6`,});} { svelteHTML.createElement("circle", {          "cx":`88`,"cy":`56`,"r":`24`,"fill":`var(--far)`,"opacity":`.2`,});} { svelteHTML.createElement("path", {      "d":`M88 74V84`,"stroke":`var(--far)`,"stroke-width":`2`,});}
 Move}
 { svelteHTML.createElement("g", { "fill":`var(--far)`,}); { svelteHTML.createElement("path", {  "d":`M22 196Q14 172 40 170Q68 172 62 196ZM238 196Q234 170 264 168Q292 170 286 196Z`,});} }
 { svelteHTML.createElement("path", {    "d":`M34 198Q30 182 52 180Q76 182 74 198ZM222 198Q218 184 240 182Q260 184 258 198Z`,"fill":`var(--sky)`,});}
 { svelteHTML.createElement("g", {});
   { svelteHTML.createElement("path", {    "d":`M88 134Q74 134 72 150Q72 164 60 176L80 176Q92 166 90 150Z`,"fill":`var(--near)`,});}
   { svelteHTML.createElement("path", {    "d":`M80 142Q82 134 90 134Q100 136 100 146L102 149L99 150Q99 157 92 157L91 164L80 162Q83 156 80 148Z`,"fill":`var(--far)`,});}
   { svelteHTML.createElement("path", {    "d":`M78 138Q88 128 100 140Q90 138 86 146Q82 154 78 156Q74 146 78 138Z`,"fill":`var(--near)`,});}
   { svelteHTML.createElement("path", {        "d":`M80 140Q90 136 101 141`,"fill":`none`,"stroke":`var(--paper)`,"stroke-width":`2`,});}
   { svelteHTML.createElement("path", {    "d":`M96 166Q112 172 126 158L130 161Q118 182 96 178Z`,"fill":`var(--far)`,});}
   { svelteHTML.createElement("path", {    "d":`M72 164Q82 156 94 162Q104 170 104 182L100 194L70 196Q66 176 72 164Z`,"fill":`var(--sky)`,});}
   { svelteHTML.createElement("path", {    "d":`M98 180Q124 168 138 182Q150 176 164 188L180 192Q184 196 178 199H78Q82 186 98 180Z`,"fill":`var(--paper)`,});}
   { svelteHTML.createElement("path", {        "d":`M138 182Q128 186 124 196`,"fill":`none`,"stroke":`var(--mid)`,"stroke-width":`1.6`,});}
 }
 { svelteHTML.createElement("path", {    "d":`M204 198H184Q180 190 188 186Q190 178 188 172H200Q198 178 200 186Q208 190 204 198ZM191 172V140H197V172ZM186 140H202L199 132H189ZM188 132Q194 122 200 132Z`,"fill":`var(--paper)`,});}
 { svelteHTML.createElement("path", {        "d":`M188 166Q164 176 150 164Q140 154 128 159`,"stroke":`var(--far)`,"stroke-width":`2.4`,"fill":`none`,});}
 { const $$_erugiF0C = __sveltets_2_ensureComponent(Figure); new $$_erugiF0C({ target: __sveltets_2_any(), props: {                    "x":246,"y":204,"h":84,"pose":`hail`,"garb":`dress`,"hat":`veil`,"flip":true,"thing":`fan`,"ink":`var(--far)`,"cloth":`var(--sky)`,"trim":`var(--paper)`,}});}
 { svelteHTML.createElement("path", {    "d":`M0 210H320V220H0Z`,"fill":`var(--near)`,});}
};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const TurkishHarem__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type TurkishHarem__SvelteComponent_ = InstanceType<typeof TurkishHarem__SvelteComponent_>;
/*Ωignore_endΩ*/export default TurkishHarem__SvelteComponent_;