///<reference types="svelte" />
;
import Figure from '../rig/Figure.svelte';
import Horse from '../rig/Horse.svelte';
import Move from '../rig/Move.svelte';
import Sun from '../rig/Sun.svelte';
function $$render() {





;
async () => {

 { const $$_nuS0C = __sveltets_2_ensureComponent(Sun); new $$_nuS0C({ target: __sveltets_2_any(), props: {      "x":50,"y":84,"r":28,}});}
 { svelteHTML.createElement("path", {      "d":`M0 138V112H14V96H46V108H60V138ZM246 138V104H258V88H300V100H320V138Z`,"fill":`var(--mid)`,"opacity":`.6`,});}
 { svelteHTML.createElement("path", {    "d":`M0 134Q160 124 320 134V220H0Z`,"fill":`var(--far)`,});}
 { svelteHTML.createElement("g", {});
   { svelteHTML.createElement("path", {    "d":`M88 182V66H78V38H104L116 22H204L216 38H242V66H232V182Z`,"fill":`var(--mid)`,});}
   { svelteHTML.createElement("path", {    "d":`M78 38H104L116 22H204L216 38H242V44H212L200 28H120L108 44H78Z`,"fill":`var(--near)`,});}
   { svelteHTML.createElement("path", {        "d":`M88 78H232M88 90H232`,"stroke":`var(--near)`,"stroke-width":`1.2`,"opacity":`.5`,});}
   { svelteHTML.createElement("path", {    "d":`M112 44H208V66H112Z`,"fill":`var(--far)`,});}
   { svelteHTML.createElement("g", {       "fill":`none`,"stroke":`var(--near)`,"stroke-width":`3.4`,"stroke-linejoin":`round`,});
     { svelteHTML.createElement("path", {  "d":`M129 50H121V55H129V61H120M134 61L138 50L142 61M135 58H141M147 49V61H154M158 50H166V61H158ZM171 50H179V61H171ZM185 62V50L193 61V49`,});}
   }
   { svelteHTML.createElement("path", {    "d":`M98 76H120V98H98ZM200 76H222V98H200ZM149 76H171V98H149Z`,"fill":`var(--far)`,});}
   { svelteHTML.createElement("path", {      "d":`M109 76V98M98 87H120M211 76V98M200 87H222M160 76V98M149 87H171`,"stroke":`var(--near)`,"stroke-width":`1.8`,});}
   { svelteHTML.createElement("path", {    "d":`M76 104H244L252 116H68Z`,"fill":`var(--near)`,});}
   { svelteHTML.createElement("path", {    "d":`M80 116H85V186H80ZM235 116H240V186H235ZM120 116H124V186H120ZM196 116H200V186H196Z`,"fill":`var(--near)`,});}
   { svelteHTML.createElement("path", {    "d":`M132 182V122H188V182Z`,"fill":`var(--far)`,});}
     { svelteHTML.createElement("path", {    "d":`M146 130h4v8h-4ZM153 128h4v10h-4ZM160 130h4v8h-4ZM168 127h4v11h-4ZM142 138H178V141H142Z`,"fill":`var(--near)`,});}
   { svelteHTML.createElement("path", {        "d":`M133 142Q140 136 146 142Q152 150 158 150V174H133ZM187 142Q180 136 174 142Q168 150 162 150V174H187Z`,"fill":`var(--mid)`,"stroke":`var(--near)`,"stroke-width":`2`,});}
   { svelteHTML.createElement("path", {      "d":`M137 152h12M137 157h17M137 162h17M137 167h17M183 152h-12M183 157h-17M183 162h-17M183 167h-17`,"stroke":`var(--near)`,"stroke-width":`1.5`,});}
   { svelteHTML.createElement("path", {    "d":`M92 128H114V158H92ZM206 128H228V158H206Z`,"fill":`var(--far)`,});} { svelteHTML.createElement("path", {      "d":`M103 128V158M92 143H114M217 128V158M206 143H228`,"stroke":`var(--near)`,"stroke-width":`1.8`,});}
   { svelteHTML.createElement("path", {    "d":`M64 182H256V190H64Z`,"fill":`var(--near)`,});}
 }
 { svelteHTML.createElement("path", {      "transform":`translate(18 -4)`,"d":`M276 176V140Q276 134 281 134Q286 134 286 140V154H292V146Q292 142 295.5 142Q299 142 299 146V160H286V176ZM276 164H264V150Q264 147 267 147Q270 147 270 150V157H276Z`,"fill":`var(--mid)`,});}
 { svelteHTML.createElement("path", {    "d":`M0 186Q160 176 320 186V220H0Z`,"fill":`var(--far)`,});}
 { svelteHTML.createElement("path", {    "d":`M0 200Q160 190 320 200V220H0Z`,"fill":`var(--sky)`,});}
 { svelteHTML.createElement("path", {    "d":`M8 200V176H74V180H70V200H66V180H14V200Z`,"fill":`var(--near)`,});}
  { const $$_esroH0C = __sveltets_2_ensureComponent(Horse); new $$_esroH0C({ target: __sveltets_2_any(), props: {      "x":40,"y":200,"h":62,"flip":true,}});}
 { svelteHTML.createElement("path", {    "d":`M30 158Q40 154 52 160L48 172Q38 174 32 170Z`,"fill":`var(--mid)`,});}
 { const $$_erugiF0C = __sveltets_2_ensureComponent(Figure); new $$_erugiF0C({ target: __sveltets_2_any(), props: {              "x":262,"y":216,"h":120,"pose":`stand`,"garb":`coat`,"hat":`cowboy`,"flip":true,"cloth":`var(--mid)`,}});}
 { svelteHTML.createElement("path", {    "d":`M250 156h24v5h-24Z`,"fill":`var(--far)`,});}
 { svelteHTML.createElement("path", {    "d":`M252 121L270 120L262 134Z`,"fill":`var(--paper)`,});}
 { const $$_evoM0C = __sveltets_2_ensureComponent(Move); new $$_evoM0C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"kind":`whirl`,}}); { svelteHTML.createElement("g", {     "fill":`none`,"stroke":`var(--near)`,"stroke-width":`1.8`,}); { svelteHTML.createElement("circle", {      "cx":`128`,"cy":`202`,"r":`11`,});} { svelteHTML.createElement("path", {  "d":`M118 198q10 -8 20 2M120 208q8 -14 17 -4M128 191q-8 10 0 22M122 193q14 6 8 19M118 203q10 4 20 -3`,});} } Move}
 { svelteHTML.createElement("path", {    "d":`M0 213Q160 208 320 213V220H0Z`,"fill":`var(--near)`,});}
};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const Saloon__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type Saloon__SvelteComponent_ = InstanceType<typeof Saloon__SvelteComponent_>;
/*Ωignore_endΩ*/export default Saloon__SvelteComponent_;