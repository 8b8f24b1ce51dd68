///<reference types="svelte" />
;
import Figure from '../rig/Figure.svelte';
import Fire from '../rig/Fire.svelte';
import Sun from '../rig/Sun.svelte';
function $$render() {




;
async () => {

 { const $$_nuS0C = __sveltets_2_ensureComponent(Sun); new $$_nuS0C({ target: __sveltets_2_any(), props: {      "x":92,"y":64,"r":28,}});}
 { svelteHTML.createElement("path", {      "d":`M0 128Q100 112 320 124V220H0Z`,"fill":`var(--far)`,"opacity":`.6`,});}
 { svelteHTML.createElement("path", {    "d":`M176 160V74H186V64H196V74H206V64H216V74H226V64H236V74H246V160ZM238 160V44H232V32H242V38H250V32H262V38H270V32H280V38H290V32H300V38H310V32H320V160Z`,"fill":`var(--far)`,});}
 { svelteHTML.createElement("path", {        "d":`M176 84H246M238 54H320M180 104H240M184 128H238M250 80H320M250 106H320M250 132H320M196 104V128M220 84V104M268 54V80M296 80V106M272 106V132M208 128V150`,"stroke":`var(--mid)`,"stroke-width":`1.4`,"opacity":`.45`,});}
 { svelteHTML.createElement("path", {    "d":`M264 160V112Q264 92 284 92Q304 92 304 112V160Z`,"fill":`var(--near)`,});}
 { svelteHTML.createElement("path", {    "d":`M270 160V114H276V160ZM281 160V108H287V160ZM292 160V114H298V160Z`,"fill":`var(--mid)`,});}
 { svelteHTML.createElement("path", {    "d":`M0 160Q160 142 320 158V220H0Z`,"fill":`var(--far)`,});}
 { svelteHTML.createElement("path", {      "d":`M0 174Q150 156 320 172V220H0Z`,"fill":`var(--mid)`,"opacity":`.5`,});}
 { svelteHTML.createElement("g", { "fill":`var(--mid)`,});
   { svelteHTML.createElement("path", {  "d":`M176 52L200 62L206 78L198 84L184 76L176 82L170 112L164 126H154L156 192H142L140 138H96L94 192H80L82 128Q70 122 72 102Q74 90 90 90H134L142 62L150 46L152 34L160 44Z`,});}
   { svelteHTML.createElement("path", {  "d":`M74 98Q60 104 58 140L68 136Q70 118 80 112Z`,});}
 }
 { svelteHTML.createElement("path", {    "d":`M150 46L142 62L134 90L124 90L132 58L142 42Z`,"fill":`var(--near)`,});}
 { svelteHTML.createElement("path", {        "d":`M132 58l-8 2l6 6l-8 3l6 6l-7 4l6 5`,"stroke":`var(--near)`,"stroke-width":`4`,"fill":`none`,});}
 { svelteHTML.createElement("circle", {        "cx":`170`,"cy":`60`,"r":`3.5`,"fill":`var(--far)`,});}
 { svelteHTML.createElement("path", {        "d":`M78 104H168M78 118H166M96 90V138M116 90V138M138 90V138M150 60L178 74M156 52L146 92M146 150H155M146 168H156M84 150H93M83 170H94`,"stroke":`var(--near)`,"stroke-width":`1.6`,"opacity":`.65`,});}
 { svelteHTML.createElement("path", {    "d":`M100 100H126V126H100Z`,"fill":`var(--near)`,});} { svelteHTML.createElement("path", {    "d":`M104 104H122V112H104Z`,"fill":`var(--far)`,});}
 { svelteHTML.createElement("circle", {        "cx":`108`,"cy":`108`,"r":`2`,"fill":`var(--near)`,});} { svelteHTML.createElement("circle", {        "cx":`117`,"cy":`108`,"r":`2`,"fill":`var(--near)`,});}
 { svelteHTML.createElement("path", {    "d":`M66 188H172V198H66Z`,"fill":`var(--near)`,});}
 { svelteHTML.createElement("g", {     "fill":`var(--mid)`,"stroke":`var(--near)`,"stroke-width":`4`,}); { svelteHTML.createElement("circle", {      "cx":`86`,"cy":`200`,"r":`12`,});} { svelteHTML.createElement("circle", {      "cx":`152`,"cy":`200`,"r":`12`,});} }
 { svelteHTML.createElement("path", {      "d":`M86 188V212M74 200H98M152 188V212M140 200H164`,"stroke":`var(--near)`,"stroke-width":`2.6`,});}
  { const $$_erugiF0C = __sveltets_2_ensureComponent(Figure); new $$_erugiF0C({ target: __sveltets_2_any(), props: {            "x":206,"y":206,"h":70,"pose":`hold`,"hat":`crest`,"thing":`spear`,"flip":true,}});}
 { svelteHTML.createElement("circle", {        "cx":`214`,"cy":`164`,"r":`15`,"fill":`var(--near)`,});} { svelteHTML.createElement("circle", {            "cx":`214`,"cy":`164`,"r":`11`,"fill":`none`,"stroke":`var(--far)`,"stroke-width":`2`,});} { svelteHTML.createElement("path", {        "d":`M208 170L214 156L220 170`,"stroke":`var(--far)`,"stroke-width":`2.4`,"fill":`none`,});}
  { const $$_erugiF0C = __sveltets_2_ensureComponent(Figure); new $$_erugiF0C({ target: __sveltets_2_any(), props: {              "x":250,"y":208,"h":74,"pose":`walk`,"hat":`crest`,"thing":`spear`,"turn":12,"flip":true,}});}
 { const $$_erugiF0C = __sveltets_2_ensureComponent(Figure); new $$_erugiF0C({ target: __sveltets_2_any(), props: {          "x":30,"y":206,"h":68,"pose":`pull`,"hat":`crest`,}});}
 { const $$_eriF0C = __sveltets_2_ensureComponent(Fire); new $$_eriF0C({ target: __sveltets_2_any(), props: {        "x":290,"y":206,"h":30,"outer":`var(--sky)`,}});}
 { svelteHTML.createElement("path", {    "d":`M0 208Q160 198 320 206V220H0Z`,"fill":`var(--near)`,});}
};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const TrojanWar__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type TrojanWar__SvelteComponent_ = InstanceType<typeof TrojanWar__SvelteComponent_>;
/*Ωignore_endΩ*/export default TrojanWar__SvelteComponent_;