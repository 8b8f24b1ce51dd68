///<reference types="svelte" />
;
import { INK_VARIABLES } from './inks';
;

interface Props {
  /** One is full, nought is empty. */
  share: number;
  text: string;
  title?: string | undefined;
};function $$render() {




let { share, text, title }: Props = $props();

const left = $derived(Math.min(1, Math.max(0, share)));
const late = $derived(left < 0.15);
const ticks = Array.from({ length: 60 }, (_, i) => i);
/** A rocket, a pyramid, a bone and a castle: the four stops of the machine. */
const ERAS = [
  'M0 -6Q5 -2 3.5 3H-3.5Q-5 -2 0 -6ZM-4 1L-7 5L-2.5 4ZM4 1L7 5L2.5 4ZM-1.5 4L0 7L1.5 4Z',
  'M-1 -5L-8 5H0ZM1 -5L8 5H2.5Z',
  'M-6 -4a2.3 2.3 0 0 1 3.5 2.5h5a2.3 2.3 0 1 1 3.5 2.5a2.3 2.3 0 1 1 -3.5 2.5h-5a2.3 2.3 0 1 1 -3.5 -2.5a2.3 2.3 0 0 1 0 -5Z',
  'M-7 5V-5H-4V-3H-1.5V-5H1.5V-3H4V-5H7V5H2V1.5Q0 -.5 -2 1.5V5Z',
] as const;
const TOOTH = 'M-5 -99L-3.5 -92H3.5L5 -99Z';
;
async () => {

 { svelteHTML.createElement("svg", {        "viewBox":`0 0 200 200`,"role":`img`,"aria-label":title ?? text,"style":INK_VARIABLES,});late;
   { svelteHTML.createElement("g", { "transform":`translate(100 100)`,});
     { svelteHTML.createElement("g", {   "class":`gear`,"fill":`var(--sand)`,});
         for(let i of __sveltets_2_ensureArray(ticks.filter((i) => i % 3 === 0))){i; { svelteHTML.createElement("path", {    "d":TOOTH,"transform":`rotate(${i * 6})`,});}}
       { svelteHTML.createElement("circle", {  "r":`93`,});}
     }
     { svelteHTML.createElement("circle", {    "r":`90`,"fill":`var(--plum)`,});}
     { svelteHTML.createElement("circle", {    "r":`86`,"fill":`var(--apricot)`,});}
     { svelteHTML.createElement("path", {    "d":`M-61 -61A86 86 0 0 1 61 -61L50 -50A71 71 0 0 0 -50 -50Z`,"fill":`var(--butter)`,});}
     { svelteHTML.createElement("g", { "fill":`var(--plum)`,});
         for(let angle of __sveltets_2_ensureArray(([45, 135, 225, 315]))){angle; { svelteHTML.createElement("circle", {      "r":`2.6`,"cy":`-79`,"transform":`rotate(${angle})`,});}}
          for(let d of __sveltets_2_ensureArray(ERAS)){let i = 1;d; { svelteHTML.createElement("path", {   d,"transform":`rotate(${i * 90}) translate(0 -79)`,});}}
     }
     { svelteHTML.createElement("circle", {    "r":`72`,"fill":`var(--plum)`,});}
     { svelteHTML.createElement("circle", {    "r":`68`,"fill":`var(--paper)`,});}
     { svelteHTML.createElement("g", {   "stroke":`var(--plum)`,"stroke-linecap":`round`,});
         for(let i of __sveltets_2_ensureArray(ticks)){i;
         { svelteHTML.createElement("path", {      "d":`M0 -64V${i % 5 ? -61 : -57}`,"stroke-width":i % 5 ? 1.2 : 3,"transform":`rotate(${i * 6})`,});}
      }
     }
     { svelteHTML.createElement("circle", {          "r":`48`,"fill":`none`,"stroke":`var(--sand)`,"stroke-width":`11`,"opacity":`.5`,});}
     { svelteHTML.createElement("circle", {                 "class":`left`,"r":`48`,"fill":`none`,"stroke-width":`11`,"pathLength":`1`,"stroke-dasharray":`${left} 1`,"transform":`rotate(-90)`,"stroke-linecap":`butt`,});}
     { svelteHTML.createElement("g", {  "class":`hand`,});__sveltets_2_ensureType(String, Number, ` ${left * 360} `);
       { svelteHTML.createElement("path", {    "d":`M-4 -38L0 -62L4 -38Z`,"fill":`var(--plum)`,});}
       { svelteHTML.createElement("circle", {      "cy":`-48`,"r":`7`,"fill":`var(--plum)`,});}
       { svelteHTML.createElement("circle", {      "cy":`-48`,"r":`3`,"fill":`var(--butter)`,});}
     }
     { svelteHTML.createElement("circle", {    "r":`36`,"fill":`var(--night)`,});}
     { svelteHTML.createElement("circle", {          "r":`32`,"fill":`none`,"stroke":`var(--lagoon)`,"stroke-width":`1.5`,"stroke-dasharray":`2 3`,});}
     { svelteHTML.createElement("text", {           "text-anchor":`middle`,"y":`6.5`,"font-size":`19`,"font-weight":`700`,"font-family":`Unbounded, Rubik, sans-serif`,"fill":`var(--paper)`,});
      text;
     }
   }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Dial__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Dial__SvelteComponent_ = ReturnType<typeof Dial__SvelteComponent_>;
/*Ωignore_endΩ*/export default Dial__SvelteComponent_;