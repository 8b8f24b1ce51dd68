///<reference types="svelte" />
;
import Figure from '../rig/Figure.svelte';
import Move from '../rig/Move.svelte';
function $$render() {



;
async () => {

 { svelteHTML.createElement("rect", {        "width":`320`,"height":`220`,"fill":`var(--mid)`,"opacity":`.3`,});}
 { svelteHTML.createElement("path", {    "d":`M18 158V70Q18 28 62 28Q106 28 106 70V158Z`,"fill":`var(--paper)`,});}
 { svelteHTML.createElement("path", {    "d":`M18 132Q50 120 106 130V158H18Z`,"fill":`var(--far)`,});}
 { svelteHTML.createElement("path", {    "d":`M40 132V112Q40 88 62 82Q84 88 84 112V132ZM59 84V74H57V72H61V68H63V72H67V74H65V84ZM88 132V84L92 76L96 84V132ZM22 132V118H38V132Z`,"fill":`var(--mid)`,});}
 { svelteHTML.createElement("path", {        "d":`M62 82Q52 96 52 114M62 82Q72 96 72 114`,"stroke":`var(--paper)`,"stroke-width":`1.4`,"fill":`none`,});}
 { svelteHTML.createElement("path", {      "d":`M62 28V158M18 92H106`,"stroke":`var(--near)`,"stroke-width":`2.4`,});}
 { svelteHTML.createElement("path", {    "d":`M12 158V70Q12 22 62 22Q112 22 112 70V158H106V70Q106 28 62 28Q18 28 18 70V158Z`,"fill":`var(--near)`,});}
 { svelteHTML.createElement("path", {    "d":`M8 156H116V164H8Z`,"fill":`var(--near)`,});}
 { svelteHTML.createElement("g", { "transform":`translate(252 122)`,});
   { svelteHTML.createElement("path", {      "d":`M-36 -40H36V40H-36Z`,"fill":`var(--paper)`,"transform":`rotate(3)`,});}
   { svelteHTML.createElement("g", {     "fill":`none`,"stroke":`var(--mid)`,"stroke-width":`1.8`,}); { svelteHTML.createElement("circle", {    "r":`31`,"cy":`1`,});} { svelteHTML.createElement("path", {  "d":`M-26 -28H26V28H-26Z`,});} }
   { svelteHTML.createElement("g", {       "stroke":`var(--mid)`,"stroke-width":`4`,"stroke-linecap":`round`,"fill":`none`,});
     { svelteHTML.createElement("path", {  "d":`M0 -14V8M-26 -10H26M-22 -20L0 -8L22 -20M0 8L-4 28M0 8L4 28M0 8L-18 24M0 8L18 24`,});}
   }
   { svelteHTML.createElement("circle", {      "cy":`-20`,"r":`5`,"fill":`var(--mid)`,});}
 }
 { svelteHTML.createElement("path", {      "d":`M160 0V26M196 0V22`,"stroke":`var(--near)`,"stroke-width":`1.4`,});}
 { const $$_evoM0C = __sveltets_2_ensureComponent(Move); new $$_evoM0C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"kind":`swing`,}});
   { svelteHTML.createElement("g", { "transform":`translate(178 44)`,});
     { svelteHTML.createElement("path", {    "d":`M-4 -10Q-36 -38 -72 -14Q-60 -12 -58 -2Q-46 -10 -40 2Q-28 -8 -22 4Q-12 -4 -4 4Z`,"fill":`var(--far)`,});}
     { svelteHTML.createElement("path", {    "d":`M4 -10Q36 -38 72 -14Q60 -12 58 -2Q46 -10 40 2Q28 -8 22 4Q12 -4 4 4Z`,"fill":`var(--far)`,});}
     { svelteHTML.createElement("path", {        "d":`M-4 -9Q-36 -36 -72 -14M-4 -6L-58 -2M-4 -4L-40 2M-4 0L-22 4M4 -9Q36 -36 72 -14M4 -6L58 -2M4 -4L40 2M4 0L22 4`,"stroke":`var(--near)`,"stroke-width":`2`,"fill":`none`,});}
     { svelteHTML.createElement("path", {    "d":`M-5 -18L5 -18L7 8L0 26L-7 8Z`,"fill":`var(--near)`,});}
     { svelteHTML.createElement("path", {    "d":`M0 20L12 34H-12Z`,"fill":`var(--mid)`,});}
   }
 Move}
 { svelteHTML.createElement("path", {    "d":`M0 178H320V220H0Z`,"fill":`var(--near)`,});}
 { svelteHTML.createElement("path", {    "d":`M0 178H320V184H0Z`,"fill":`var(--mid)`,});}
 { svelteHTML.createElement("path", {      "d":`M128 214L146 104M192 214L172 104M158 178V96`,"stroke":`var(--near)`,"stroke-width":`5`,});}
 { svelteHTML.createElement("path", {    "d":`M126 94H190V170H126Z`,"fill":`var(--near)`,});}
 { svelteHTML.createElement("path", {    "d":`M131 99H185V165H131Z`,"fill":`var(--far)`,});}
 { svelteHTML.createElement("path", {      "d":`M131 130Q150 122 158 130T185 126V165H131Z`,"fill":`var(--mid)`,"opacity":`.45`,});}
 { svelteHTML.createElement("path", {    "d":`M140 165Q140 146 152 142V136Q147 132 147 122Q148 110 158 110Q169 110 169 122Q169 132 164 136V142Q177 146 177 165Z`,"fill":`var(--near)`,});}
 { svelteHTML.createElement("path", {    "d":`M153 119Q158 114 163 119V128Q158 136 153 128Z`,"fill":`var(--paper)`,});}
 { svelteHTML.createElement("path", {    "d":`M150 152q8 -5 17 0l-2 5h-12Z`,"fill":`var(--paper)`,});}
 { svelteHTML.createElement("path", {        "d":`M110 142L136 134`,"stroke":`var(--mid)`,"stroke-width":`3`,"stroke-linecap":`round`,});}
 { const $$_erugiF0C = __sveltets_2_ensureComponent(Figure); new $$_erugiF0C({ target: __sveltets_2_any(), props: {              "x":90,"y":212,"h":106,"pose":`hold`,"garb":`robe`,"hat":`beret`,"cloth":`var(--mid)`,}});}
 { svelteHTML.createElement("path", {    "d":`M92 120Q101 122 100 126Q101 136 96 146Q88 138 88 126Z`,"fill":`var(--paper)`,});}
 { svelteHTML.createElement("path", {        "d":`M74 158Q60 156 60 168Q62 180 78 176Q90 172 84 164Q78 166 80 160Q78 158 74 158Z`,"fill":`var(--far)`,"stroke":`var(--near)`,"stroke-width":`1.5`,});}
 { svelteHTML.createElement("path", {    "d":`M65 166h4v4h-4ZM72 161h4v4h-4ZM72 171h4v3h-4Z`,"fill":`var(--near)`,});}
 { svelteHTML.createElement("path", {    "d":`M214 178L218 164H246L250 178ZM262 178V158H274V178ZM282 178Q276 160 290 156Q304 160 298 178Z`,"fill":`var(--near)`,});}
 { svelteHTML.createElement("path", {      "d":`M266 158L262 144M270 158L272 142M268 158V146`,"stroke":`var(--mid)`,"stroke-width":`2`,});}
};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const LeonardosWorkshop__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type LeonardosWorkshop__SvelteComponent_ = InstanceType<typeof LeonardosWorkshop__SvelteComponent_>;
/*Ωignore_endΩ*/export default LeonardosWorkshop__SvelteComponent_;