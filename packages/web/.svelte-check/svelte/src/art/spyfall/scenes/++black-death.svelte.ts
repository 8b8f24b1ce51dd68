///<reference types="svelte" />
;
import Move from '../rig/Move.svelte';
import { cloud } from '../rig/nature';
function $$render() {



;
async () => {

 { svelteHTML.createElement("rect", {        "width":`320`,"height":`220`,"fill":`var(--far)`,"opacity":`.35`,});}
 { svelteHTML.createElement("circle", {        "cx":`158`,"cy":`54`,"r":`28`,"fill":`var(--far)`,});} { svelteHTML.createElement("circle", {          "cx":`158`,"cy":`54`,"r":`42`,"fill":`var(--far)`,"opacity":`.35`,});}
 { svelteHTML.createElement("path", {      "d":`M118 150V92L128 76V60L132 48L136 60V76L146 92H176V104L190 92L204 104V150Z`,"fill":`var(--mid)`,"opacity":`.55`,});}
 { svelteHTML.createElement("path", {        "d":`M131 50V40M128 43H134`,"stroke":`var(--mid)`,"stroke-width":`1.6`,"opacity":`.7`,});}
 { svelteHTML.createElement("g", { "fill":`var(--mid)`,});
   { svelteHTML.createElement("path", {  "d":`M0 180V58L30 22L66 58V70H72V110H80V180ZM320 180V50L288 14L254 50V68H246V112H238V180Z`,});}
 }
 { svelteHTML.createElement("path", {        "d":`M0 60H66M0 78H72M0 110H80M0 140H80M18 60V78M44 60V78M22 110L40 140M56 110L40 140M254 54H320M248 76H320M240 112H320M240 142H320M276 54V76M300 54V76M262 112L280 142M300 112L280 142`,"stroke":`var(--near)`,"stroke-width":`3`,"opacity":`.75`,});}
 { svelteHTML.createElement("path", {      "d":`M8 86h14v18h-14ZM36 86h14v18h-14ZM262 86h14v18h-14ZM292 86h14v18h-14ZM24 36h12v14h-12ZM282 28h12v14h-12Z`,"fill":`var(--far)`,"opacity":`.85`,});}
 { svelteHTML.createElement("path", {        "d":`M14 146L28 160M28 146L14 160M290 150l14 14M304 150l-14 14`,"stroke":`var(--far)`,"stroke-width":`4`,"stroke-linecap":`round`,});}
 { const $$_evoM0C = __sveltets_2_ensureComponent(Move); new $$_evoM0C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"kind":`drift`,}}); { svelteHTML.createElement("path", {      "d":cloud(40, 164, 130) + cloud(170, 172, 120),"fill":`var(--far)`,"opacity":`.6`,});} Move}
 { svelteHTML.createElement("path", {      "d":`M0 174Q160 162 320 174V220H0Z`,"fill":`var(--near)`,"opacity":`.7`,});}
 { svelteHTML.createElement("g", { "fill":`var(--near)`,});
   { svelteHTML.createElement("path", {  "d":`M206 178H296L288 158H214ZM190 166L212 172V178L188 170Z`,});} { svelteHTML.createElement("path", {  "d":`M222 158Q226 146 240 150Q252 140 262 150Q276 146 280 158Z`,});}
 }
 { svelteHTML.createElement("circle", {            "cx":`246`,"cy":`186`,"r":`17`,"fill":`none`,"stroke":`var(--near)`,"stroke-width":`4.5`,});} { svelteHTML.createElement("path", {      "d":`M246 170V202M230 186H262M235 175L257 197M257 175L235 197`,"stroke":`var(--near)`,"stroke-width":`2.4`,});}
 { svelteHTML.createElement("path", {        "d":`M274 158L288 154M268 156l12 -6`,"stroke":`var(--far)`,"stroke-width":`3`,"stroke-linecap":`round`,});}
 { svelteHTML.createElement("g", {});
   { svelteHTML.createElement("path", {    "d":`M62 218Q74 150 96 116Q90 108 92 96H132Q136 108 130 116Q152 146 162 218Z`,"fill":`var(--near)`,});}
   { svelteHTML.createElement("path", {    "d":`M112 118Q104 160 108 218H118Q118 160 112 118Z`,"fill":`var(--mid)`,});}
   { svelteHTML.createElement("path", {        "d":`M96 116Q112 128 132 116L146 138Q112 146 82 138Z`,"fill":`var(--near)`,"stroke":`var(--mid)`,"stroke-width":`2`,});}
   { svelteHTML.createElement("path", {    "d":`M92 98Q92 74 112 72Q130 72 134 86Q156 94 174 120Q150 112 132 114Q112 122 96 112Z`,"fill":`var(--paper)`,});}
   { svelteHTML.createElement("path", {      "d":`M132 98Q152 102 174 120Q150 112 132 114Z`,"fill":`var(--near)`,"opacity":`.3`,});}
   { svelteHTML.createElement("circle", {        "cx":`122`,"cy":`93`,"r":`8`,"fill":`var(--near)`,});} { svelteHTML.createElement("circle", {        "cx":`122`,"cy":`93`,"r":`5`,"fill":`var(--sky)`,});} { svelteHTML.createElement("path", {      "d":`M114 90L94 86M144 106l8 5`,"stroke":`var(--near)`,"stroke-width":`2.4`,});}
   { svelteHTML.createElement("path", {    "d":`M72 76Q112 88 154 74Q150 66 138 68Q112 76 88 70Q76 68 72 76ZM90 70L94 42Q112 36 132 42L136 68Q112 76 90 70Z`,"fill":`var(--near)`,});}
   { svelteHTML.createElement("path", {    "d":`M90 62Q112 70 135 60L136 68Q112 76 90 70Z`,"fill":`var(--mid)`,});}
   { svelteHTML.createElement("path", {    "d":`M134 128Q152 140 172 142L176 148L170 154Q144 152 128 140Z`,"fill":`var(--near)`,});}
   { svelteHTML.createElement("path", {    "d":`M84 130Q66 146 60 160L68 166Q84 156 94 144Z`,"fill":`var(--near)`,});} { svelteHTML.createElement("path", {      "d":`M64 118V220`,"stroke":`var(--near)`,"stroke-width":`4`,});} { svelteHTML.createElement("path", {    "d":`M58 118q6 -10 12 0q-2 6 -6 6q-4 0 -6 -6Z`,"fill":`var(--near)`,});}
 }
 { const $$_evoM0C = __sveltets_2_ensureComponent(Move); new $$_evoM0C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"kind":`swing`,}});
   { svelteHTML.createElement("path", {      "d":`M174 148V158`,"stroke":`var(--near)`,"stroke-width":`2.4`,});} { svelteHTML.createElement("path", {    "d":`M164 160L174 154L184 160V180H164Z`,"fill":`var(--near)`,});} { svelteHTML.createElement("path", {    "d":`M168 163H180V177H168Z`,"fill":`var(--far)`,});} { svelteHTML.createElement("circle", {          "cx":`174`,"cy":`170`,"r":`26`,"fill":`var(--far)`,"opacity":`.3`,});}
 Move}
 { svelteHTML.createElement("path", {    "d":`M0 206Q160 198 320 206V220H0Z`,"fill":`var(--near)`,});}
 { svelteHTML.createElement("path", {        "d":`M196 206Q200 194 214 196Q222 194 228 202L232 206ZM196 204Q186 206 182 198M20 206Q26 196 38 198Q46 197 50 204L54 207ZM22 205Q12 206 8 200`,"fill":`var(--mid)`,"stroke":`var(--mid)`,"stroke-width":`1.8`,});}
 { svelteHTML.createElement("path", {    "d":`M214 62q6 -8 12 0q6 -8 12 0q-6 -3 -12 5q-6 -8 -12 -5ZM92 34q4 -6 9 0q5 -6 9 0q-5 -2 -9 4q-4 -6 -9 -4Z`,"fill":`var(--near)`,});}
};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const BlackDeath__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type BlackDeath__SvelteComponent_ = InstanceType<typeof BlackDeath__SvelteComponent_>;
/*Ωignore_endΩ*/export default BlackDeath__SvelteComponent_;