///<reference types="svelte" />
;
import Figure from '../rig/Figure.svelte';
import Move from '../rig/Move.svelte';
import { palm } from '../rig/nature';
function $$render() {





const steps = [
  [96, 150, 188], [108, 134, 164], [120, 118, 140], [132, 102, 116], [144, 86, 92], [156, 70, 66], [168, 54, 38],
] as const;
;
async () => {

 { svelteHTML.createElement("circle", {          "cx":`60`,"cy":`58`,"r":`46`,"fill":`var(--far)`,"opacity":`.5`,});} { svelteHTML.createElement("circle", {        "cx":`60`,"cy":`58`,"r":`32`,"fill":`var(--far)`,});}
 { svelteHTML.createElement("path", {      "d":`M0 148L44 104L88 148Z`,"fill":`var(--mid)`,"opacity":`.75`,});} { svelteHTML.createElement("path", {      "d":`M44 104L88 148H58Z`,"fill":`var(--near)`,"opacity":`.25`,});}
 { svelteHTML.createElement("path", {    "d":`M0 144H320V220H0Z`,"fill":`var(--far)`,});}
 { svelteHTML.createElement("path", {    "d":`M0 150Q40 146 80 152T120 150V158Q60 166 0 158Z`,"fill":`var(--sky)`,});}
 { svelteHTML.createElement("g", { "fill":`var(--mid)`,});
     for(let [x, y, w] of __sveltets_2_ensureArray(steps)){x; { svelteHTML.createElement("path", {  "d":`M${x} ${y}h${w}v16h${-w}Z`,});} { svelteHTML.createElement("path", {      "d":`M${x + w * 0.62} ${y}h${w * 0.38}v16h${-w * 0.3}Z`,"fill":`var(--near)`,"opacity":`.28`,});}}
 }
 { svelteHTML.createElement("g", {       "stroke":`var(--near)`,"stroke-width":`1.3`,"opacity":`.4`,"fill":`none`,});
      for(let [x, y, w] of __sveltets_2_ensureArray(steps)){let row = 1;x; { svelteHTML.createElement("path", {  "d":`M${x} ${y}h${w}`,});} { svelteHTML.createElement("path", {  "d":`M${x + 14 + (row % 2) * 8} ${y}v16M${x + 40 + (row % 2) * 8} ${y}v16M${x + w - 34} ${y}v16`,});}}
 }
 { svelteHTML.createElement("path", {    "d":`M168 54H206V38H192V46H180V54Z`,"fill":`var(--mid)`,});}
 { svelteHTML.createElement("path", {    "d":`M76 168L214 62L222 68L132 172Z`,"fill":`var(--far)`,});} { svelteHTML.createElement("path", {        "d":`M76 168L214 62`,"stroke":`var(--near)`,"stroke-width":`1.6`,"opacity":`.5`,});}
 { svelteHTML.createElement("path", {      "d":`M222 68L132 172L148 172L226 84Z`,"fill":`var(--near)`,"opacity":`.35`,});}
 { svelteHTML.createElement("g", {});
   { svelteHTML.createElement("path", {    "d":`M128 118l14 -11l9 11l-14 11Z`,"fill":`var(--paper)`,});}
   { const $$_erugiF1C = __sveltets_2_ensureComponent(Figure); new $$_erugiF1C({ target: __sveltets_2_any(), props: {          "x":164,"y":106,"h":20,"pose":`pull`,"garb":`bare`,}});} { const $$_erugiF1C = __sveltets_2_ensureComponent(Figure); new $$_erugiF1C({ target: __sveltets_2_any(), props: {          "x":176,"y":97,"h":20,"pose":`pull`,"garb":`bare`,}});} { const $$_erugiF1C = __sveltets_2_ensureComponent(Figure); new $$_erugiF1C({ target: __sveltets_2_any(), props: {          "x":118,"y":138,"h":20,"pose":`pull`,"garb":`bare`,}});}
   { svelteHTML.createElement("path", {      "d":`M146 108L182 82`,"stroke":`var(--near)`,"stroke-width":`1`,});}
   { const $$_erugiF1C = __sveltets_2_ensureComponent(Figure); new $$_erugiF1C({ target: __sveltets_2_any(), props: {          "x":196,"y":40,"h":20,"pose":`hail`,"garb":`bare`,}});}
   { svelteHTML.createElement("path", {      "d":`M230 54V22M230 24L206 40M230 26H240`,"stroke":`var(--near)`,"stroke-width":`2.4`,});} { svelteHTML.createElement("path", {      "d":`M206 40V46`,"stroke":`var(--near)`,"stroke-width":`1`,});}
 }
 { svelteHTML.createElement("path", {    "d":palm(290, 168, 58) + palm(304, 172, 46),"fill":`var(--near)`,});}
 { svelteHTML.createElement("path", {    "d":`M0 176Q160 160 320 174V220H0Z`,"fill":`var(--mid)`,});}
 { svelteHTML.createElement("g", { "transform":`translate(40 0)`,});
   { svelteHTML.createElement("path", {    "d":`M20 152H76V194H20Z`,"fill":`var(--paper)`,});} { svelteHTML.createElement("path", {      "d":`M76 152H88V190L76 194ZM20 152L32 146H88L76 152Z`,"fill":`var(--near)`,"opacity":`.45`,});} { svelteHTML.createElement("path", {    "d":`M20 152L32 146H88L76 152Z`,"fill":`var(--paper)`,});}
   { svelteHTML.createElement("path", {    "d":`M8 194H96Q106 194 110 186L114 188Q110 202 98 202H8Z`,"fill":`var(--near)`,});}
   { svelteHTML.createElement("circle", {        "cx":`20`,"cy":`206`,"r":`5`,"fill":`var(--near)`,});} { svelteHTML.createElement("circle", {        "cx":`44`,"cy":`206`,"r":`5`,"fill":`var(--near)`,});} { svelteHTML.createElement("circle", {        "cx":`68`,"cy":`206`,"r":`5`,"fill":`var(--near)`,});} { svelteHTML.createElement("circle", {        "cx":`92`,"cy":`206`,"r":`5`,"fill":`var(--near)`,});}
   { svelteHTML.createElement("path", {        "d":`M36 160h5v8h-5ZM46 162q8 -6 12 0q-4 6 -12 0ZM36 176q4 -4 8 0t8 0t8 0`,"fill":`none`,"stroke":`var(--mid)`,"stroke-width":`2`,});}
 }
 { svelteHTML.createElement("path", {        "d":`M148 190L214 166L286 164`,"stroke":`var(--near)`,"stroke-width":`2`,"fill":`none`,});}
 { const $$_evoM0C = __sveltets_2_ensureComponent(Move); new $$_evoM0C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"kind":`heave`,}});
     for(let x of __sveltets_2_ensureArray(([192, 232, 272]))){x; { const $$_erugiF1C = __sveltets_2_ensureComponent(Figure); new $$_erugiF1C({ target: __sveltets_2_any(), props: {           x,"y":208,"h":66,"pose":`pull`,"garb":`kilt`,"cloth":`var(--paper)`,}});}}
 Move}
 { const $$_erugiF0C = __sveltets_2_ensureComponent(Figure); new $$_erugiF0C({ target: __sveltets_2_any(), props: {                    "x":26,"y":210,"h":84,"pose":`hail`,"garb":`kilt`,"hat":`nemes`,"thing":`staff`,"turn":20,"trim":`var(--paper)`,"cloth":`var(--paper)`,}});}
 { svelteHTML.createElement("path", {    "d":`M0 211Q160 205 320 210V220H0Z`,"fill":`var(--near)`,});}
};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const PyramidConstruction__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type PyramidConstruction__SvelteComponent_ = InstanceType<typeof PyramidConstruction__SvelteComponent_>;
/*Ωignore_endΩ*/export default PyramidConstruction__SvelteComponent_;