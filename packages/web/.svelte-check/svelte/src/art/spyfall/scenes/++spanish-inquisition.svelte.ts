///<reference types="svelte" />
;
import Figure from '../rig/Figure.svelte';
import Move from '../rig/Move.svelte';
function $$render() {




const candles = [34, 62, 258, 286];
const vault = (x: number) => `M${x} 150V78Q${x + 4} 44 ${x + 28} 22Q${x + 52} 44 ${x + 56} 78V150Z`;
;
async () => {

 { svelteHTML.createElement("path", {      "d":`M0 0H320V220H0Z`,"fill":`var(--near)`,"opacity":`.45`,});}
 { svelteHTML.createElement("path", {      "d":vault(22) + vault(242),"fill":`var(--far)`,"opacity":`.55`,});}
 { svelteHTML.createElement("path", {    "d":`M110 166V74Q116 30 160 4Q204 30 210 74V166Z`,"fill":`var(--far)`,});}
 { svelteHTML.createElement("g", { "fill":`var(--mid)`,});
   { svelteHTML.createElement("path", {    "d":`M118 160V76Q122 44 138 30V160ZM144 160V26Q152 18 160 13Q168 18 176 26V160ZM182 160V30Q198 44 202 76V160Z`,"opacity":`.92`,});}
 }
 { svelteHTML.createElement("path", {      "d":`M50 30V150M270 30V150M24 96H76M244 96H296M112 84H208M112 122H208`,"stroke":`var(--near)`,"stroke-width":`2.6`,});}
 { svelteHTML.createElement("path", {      "d":`M0 0H320V18Q240 8 214 60Q200 6 160 -4Q120 6 106 60Q80 8 0 18Z`,"fill":`var(--near)`,"opacity":`.6`,});}
 { svelteHTML.createElement("path", {      "d":`M92 0H106V170H92ZM214 0H228V170H214Z`,"fill":`var(--near)`,"opacity":`.75`,});}
 { svelteHTML.createElement("path", {    "d":`M156 16H164V34H180V42H164V70H156V42H140V34H156Z`,"fill":`var(--near)`,});}
 { const $$_erugiF0C = __sveltets_2_ensureComponent(Figure); new $$_erugiF0C({ target: __sveltets_2_any(), props: {            "x":122,"y":178,"h":72,"garb":`robe`,"hat":`cone`,"pose":`hold`,}});}
  { const $$_erugiF0C = __sveltets_2_ensureComponent(Figure); new $$_erugiF0C({ target: __sveltets_2_any(), props: {            "x":200,"y":178,"h":72,"garb":`robe`,"hat":`cone`,"pose":`hold`,"flip":true,}});}
 { const $$_erugiF0C = __sveltets_2_ensureComponent(Figure); new $$_erugiF0C({ target: __sveltets_2_any(), props: {              "x":160,"y":176,"h":84,"garb":`robe`,"hat":`cone`,"pose":`hold`,"cloth":`var(--sky)`,}});}
 { svelteHTML.createElement("g", { "fill":`var(--mid)`,});
   { svelteHTML.createElement("path", {  "d":`M159 97h3v2.5h-3ZM165 97h3v2.5h-3ZM124 110h2.5v2h-2.5ZM194 110h2.5v2h-2.5Z`,});}
 }
 { svelteHTML.createElement("path", {    "d":`M74 150H246V160H240V196H80V160H74Z`,"fill":`var(--near)`,});}
 { svelteHTML.createElement("path", {    "d":`M80 160H240V186L230 178L220 188L210 178L200 188L190 178L180 188L170 178L160 188L150 178L140 188L130 178L120 188L110 178L100 188L90 178L80 186Z`,"fill":`var(--sky)`,});}
 { svelteHTML.createElement("path", {        "d":`M142 150L144 142Q152 140 160 144Q168 140 176 142L178 150Z`,"fill":`var(--paper)`,"stroke":`var(--near)`,"stroke-width":`1.6`,});}
 { svelteHTML.createElement("path", {    "d":`M0 198H320V220H0Z`,"fill":`var(--near)`,});}
   for(let x of __sveltets_2_ensureArray(candles)){x;
   { svelteHTML.createElement("path", {    "d":`M${x - 3} 200V150H${x + 3}V200ZM${x - 9} 152H${x + 9}V148H${x - 9}ZM${x - 2.5} 148V134H${x + 2.5}V148Z`,"fill":`var(--near)`,});}
   { const $$_evoM0C = __sveltets_2_ensureComponent(Move); new $$_evoM0C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"kind":`flicker`,}});
     { svelteHTML.createElement("path", {    "d":`M${x} 118Q${x + 6} 128 ${x} 134Q${x - 6} 128 ${x} 118Z`,"fill":`var(--mid)`,});}
   Move}
}
 { const $$_erugiF0C = __sveltets_2_ensureComponent(Figure); new $$_erugiF0C({ target: __sveltets_2_any(), props: {                  "x":152,"y":216,"h":64,"pose":`kneel`,"garb":`tunic`,"hat":`shaggy`,"ink":`var(--mid)`,"cloth":`var(--paper)`,"trim":`var(--far)`,}});}
};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const SpanishInquisition__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type SpanishInquisition__SvelteComponent_ = InstanceType<typeof SpanishInquisition__SvelteComponent_>;
/*Ωignore_endΩ*/export default SpanishInquisition__SvelteComponent_;