///<reference types="svelte" />
;
import Figure from '../rig/Figure.svelte';
import Horse from '../rig/Horse.svelte';
import Move from '../rig/Move.svelte';
import { cloud } from '../rig/nature';
function $$render() {






const heads = Array.from({ length: 22 }, (_, i) => ({ x: 8 + i * 14.5, y: 127 + ((i * 7) % 5) }));
;
async () => {

 { svelteHTML.createElement("path", {      "d":cloud(24, 50, 76) + cloud(176, 62, 60),"fill":`var(--paper)`,"opacity":`.8`,});}
 { svelteHTML.createElement("path", {      "d":`M0 118Q80 92 170 108T320 100V220H0Z`,"fill":`var(--far)`,"opacity":`.7`,});}
 { svelteHTML.createElement("path", {      "d":`M116 108V70H112V60H118V64H123V60H129V64H134V60H140V70H136V82H144V76H150V80H156V76H162V80H168V76H174V82H182V66H178V56H184V60H190V56H196V60H202V56H208V66H204V108Z`,"fill":`var(--near)`,"opacity":`.55`,});}
 { svelteHTML.createElement("path", {        "d":`M126 60V44L140 49L127 54M194 56V38L208 43L195 48`,"stroke":`var(--near)`,"stroke-width":`1.4`,"fill":`var(--mid)`,});}
 { svelteHTML.createElement("path", {    "d":`M14 132L22 96L44 74L66 96L74 132Z`,"fill":`var(--mid)`,});}
 { svelteHTML.createElement("path", {    "d":`M32 132L34 96L44 74L54 96L56 132Z`,"fill":`var(--paper)`,});}
 { svelteHTML.createElement("path", {    "d":`M22 96q5 6 11 0q5 6 11 0q5 6 11 0q5 6 11 0L44 74Z`,"fill":`var(--near)`,});}
 { svelteHTML.createElement("path", {    "d":`M246 132L254 96L276 74L298 96L306 132Z`,"fill":`var(--paper)`,});}
 { svelteHTML.createElement("path", {    "d":`M264 132L266 96L276 74L286 96L288 132Z`,"fill":`var(--mid)`,});}
 { svelteHTML.createElement("path", {    "d":`M254 96q5 6 11 0q5 6 11 0q5 6 11 0q5 6 11 0L276 74Z`,"fill":`var(--near)`,});}
 { svelteHTML.createElement("path", {      "d":`M44 76V54M276 76V54`,"stroke":`var(--near)`,"stroke-width":`1.6`,});}
 { const $$_evoM0C = __sveltets_2_ensureComponent(Move); new $$_evoM0C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"kind":`sway`,}}); { svelteHTML.createElement("path", {    "d":`M44 54Q54 50 66 56Q54 58 44 64Z`,"fill":`var(--mid)`,});} Move}
 { const $$_evoM0C = __sveltets_2_ensureComponent(Move); new $$_evoM0C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"kind":`sway`,}}); { svelteHTML.createElement("path", {    "d":`M276 54Q286 50 298 56Q286 58 276 64Z`,"fill":`var(--mid)`,});} Move}
 { svelteHTML.createElement("g", { "fill":`var(--near)`,});   for(let { x, y } of __sveltets_2_ensureArray(heads)){x; { svelteHTML.createElement("circle", {      "cx":x,"cy":y,"r":`4.5`,});} { svelteHTML.createElement("path", {  "d":`M${x - 7} 142V${y + 8}q7 -6 14 0V142Z`,});}} }
 { svelteHTML.createElement("path", {    "d":`M0 136H320V146H0Z`,"fill":`var(--mid)`,});}
 { svelteHTML.createElement("path", {    "d":`M0 136l10 10l10 -10l10 10l10 -10l10 10l10 -10l10 10l10 -10l10 10l10 -10l10 10l10 -10l10 10l10 -10l10 10l10 -10l10 10l10 -10l10 10l10 -10l10 10l10 -10l10 10l10 -10l10 10l10 -10l10 10l10 -10l10 10l10 -10l10 10l10 -10Z`,"fill":`var(--paper)`,});}
 { svelteHTML.createElement("path", {    "d":`M0 146H320V220H0Z`,"fill":`var(--far)`,});}
 { svelteHTML.createElement("path", {    "d":`M0 182H320V187H0ZM20 182V204H24V182M88 182V204H92V182M156 182V204H160V182M224 182V204H228V182M296 182V204H300V182Z`,"fill":`var(--paper)`,});}
  { const $$_esroH0C = __sveltets_2_ensureComponent(Horse); new $$_esroH0C({ target: __sveltets_2_any(), props: {      "x":82,"y":202,"h":84,"gallop":true,}});}
 { svelteHTML.createElement("path", {    "d":`M34 144Q60 136 100 142L112 160L106 184L96 172L86 188L72 174L58 188L46 174L34 182Z`,"fill":`var(--mid)`,});}
 { const $$_erugiF0C = __sveltets_2_ensureComponent(Figure); new $$_erugiF0C({ target: __sveltets_2_any(), props: {            "x":76,"y":186,"h":70,"pose":`charge`,"garb":`tunic`,"hat":`helm`,}});}
 { svelteHTML.createElement("path", {        "d":`M92 151L190 128L92 145Z`,"fill":`var(--near)`,"stroke":`var(--near)`,"stroke-width":`2`,});}
 { svelteHTML.createElement("path", {    "d":`M88 134H106V146Q98 158 88 148Z`,"fill":`var(--paper)`,});} { svelteHTML.createElement("path", {      "d":`M97 134V152M88 142H106`,"stroke":`var(--mid)`,"stroke-width":`3`,});}
  { const $$_esroH0C = __sveltets_2_ensureComponent(Horse); new $$_esroH0C({ target: __sveltets_2_any(), props: {      "x":240,"y":208,"h":88,"gallop":true,"flip":true,}});}
 { svelteHTML.createElement("path", {    "d":`M290 148Q262 138 220 146L208 164L214 190L226 176L236 192L250 178L264 192L276 178L290 186Z`,"fill":`var(--paper)`,});}
 { svelteHTML.createElement("path", {    "d":`M226 158l8 8l-8 8l-8 -8ZM252 152l8 8l-8 8l-8 -8ZM276 156l8 8l-8 8l-8 -8Z`,"fill":`var(--near)`,});}
  { const $$_erugiF0C = __sveltets_2_ensureComponent(Figure); new $$_erugiF0C({ target: __sveltets_2_any(), props: {            "x":246,"y":192,"h":74,"pose":`charge`,"garb":`tunic`,"hat":`helm`,"flip":true,}});}
 { svelteHTML.createElement("path", {        "d":`M230 154L124 140L230 148Z`,"fill":`var(--near)`,"stroke":`var(--near)`,"stroke-width":`2`,});}
 { svelteHTML.createElement("path", {    "d":`M216 136H234V150Q226 162 216 152Z`,"fill":`var(--mid)`,});}
 { svelteHTML.createElement("path", {    "d":`M0 212Q160 202 320 212V220H0Z`,"fill":`var(--near)`,});}
};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const KnightsTournament__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type KnightsTournament__SvelteComponent_ = InstanceType<typeof KnightsTournament__SvelteComponent_>;
/*Ωignore_endΩ*/export default KnightsTournament__SvelteComponent_;