///<reference types="svelte" />
;
import { INK_VARIABLES } from './inks';

;type $$ComponentProps =  { title?: string | undefined };function $$render() {



let { title }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();

const id = $props.id();
;
async () => {


 { svelteHTML.createElement("svg", {           "width":`100%`,"height":`100%`,"role":title ? 'img' : undefined,"aria-label":title,"aria-hidden":title ? undefined : 'true',"style":INK_VARIABLES,});
   { svelteHTML.createElement("defs", {});
     { svelteHTML.createElement("pattern", {         "id":`${id}-weave`,"width":`16`,"height":`16`,"patternUnits":`userSpaceOnUse`,"patternTransform":`rotate(45)`,});
       { svelteHTML.createElement("path", {    "d":`M0 4H16M0 12H16`,"class":`warp`,});} { svelteHTML.createElement("path", {    "d":`M4 0V16M12 0V16`,"class":`weft`,});}
     }
     { svelteHTML.createElement("radialGradient", {       "id":`${id}-lamp`,"cx":`.5`,"cy":`.42`,"r":`.78`,});
       { svelteHTML.createElement("stop", {    "offset":`0`,"class":`glow`,});} { svelteHTML.createElement("stop", {    "offset":`1`,"class":`gloom`,});}
     }
   }
   { svelteHTML.createElement("rect", {      "width":`100%`,"height":`100%`,"class":`cloth`,});}
   { svelteHTML.createElement("rect", {      "width":`100%`,"height":`100%`,"fill":`url(#${id}-weave)`,});}
   { svelteHTML.createElement("g", { "class":`strap`,});
     { svelteHTML.createElement("rect", {      "x":`26%`,"width":`30`,"height":`100%`,});} { svelteHTML.createElement("rect", {      "x":`70%`,"width":`30`,"height":`100%`,});}
   }
   { svelteHTML.createElement("g", { "class":`stitch`,});
     { svelteHTML.createElement("svg", {     "x":`26%`,"overflow":`visible`,"aria-hidden":`true`,}); { svelteHTML.createElement("line", {      "x1":`5`,"x2":`5`,"y2":`100%`,});} { svelteHTML.createElement("line", {      "x1":`25`,"x2":`25`,"y2":`100%`,});} }
     { svelteHTML.createElement("svg", {     "x":`70%`,"overflow":`visible`,"aria-hidden":`true`,}); { svelteHTML.createElement("line", {      "x1":`5`,"x2":`5`,"y2":`100%`,});} { svelteHTML.createElement("line", {      "x1":`25`,"x2":`25`,"y2":`100%`,});} }
   }
   { svelteHTML.createElement("g", { "class":`stickers`,});
     { svelteHTML.createElement("svg", {       "x":`9%`,"y":`16%`,"overflow":`visible`,"aria-hidden":`true`,});
       { svelteHTML.createElement("g", { "transform":`rotate(-14)`,});
         { svelteHTML.createElement("circle", {    "r":`56`,"fill":`var(--paper)`,});} { svelteHTML.createElement("circle", {    "r":`51`,"fill":`var(--lagoon)`,});}
         { svelteHTML.createElement("path", {    "d":`M-46 22Q0 4 46 22A51 51 0 0 1 -46 22Z`,"fill":`var(--night)`,});}
         { svelteHTML.createElement("path", {    "d":`M-32 24L-4 -30L24 24Z`,"fill":`var(--butter)`,});} { svelteHTML.createElement("path", {    "d":`M-4 -30L24 24H4Z`,"fill":`var(--sand)`,});} { svelteHTML.createElement("circle", {        "cx":`26`,"cy":`-20`,"r":`9`,"fill":`var(--paper)`,});}
       }
     }
     { svelteHTML.createElement("svg", {       "x":`88%`,"y":`24%`,"overflow":`visible`,"aria-hidden":`true`,});
       { svelteHTML.createElement("g", { "transform":`rotate(11)`,});
         { svelteHTML.createElement("path", {    "d":`M-62 -40H62V40H-62Z`,"fill":`var(--paper)`,});} { svelteHTML.createElement("path", {    "d":`M-56 -34H56V34H-56Z`,"fill":`var(--coral)`,});}
         { svelteHTML.createElement("path", {    "d":`M-56 20Q-20 0 8 14T56 8V34H-56Z`,"fill":`var(--brick)`,});}
         { svelteHTML.createElement("path", {    "d":`M0 -26C20 -26 24 -8 10 6H-10C-24 -8 -20 -26 0 -26ZM-7 10H7V18H-7Z`,"fill":`var(--butter)`,});}
       }
     }
     { svelteHTML.createElement("svg", {       "x":`14%`,"y":`86%`,"overflow":`visible`,"aria-hidden":`true`,});
       { svelteHTML.createElement("g", { "transform":`rotate(9)`,});
         { svelteHTML.createElement("path", {          "d":`M0 -58L62 46H-62Z`,"fill":`var(--paper)`,"stroke":`var(--paper)`,"stroke-width":`8`,"stroke-linejoin":`round`,});} { svelteHTML.createElement("path", {    "d":`M0 -48L52 40H-52Z`,"fill":`var(--moss)`,});}
         { svelteHTML.createElement("path", {    "d":`M0 -48L18 -17L6 -21L0 -11L-8 -21L-18 -17Z`,"fill":`var(--paper)`,});} { svelteHTML.createElement("path", {    "d":`M-52 40Q0 14 52 40Z`,"fill":`var(--pine)`,});}
       }
     }
     { svelteHTML.createElement("svg", {       "x":`86%`,"y":`82%`,"overflow":`visible`,"aria-hidden":`true`,});
       { svelteHTML.createElement("g", { "transform":`rotate(-18)`,});
         { svelteHTML.createElement("ellipse", {      "rx":`70`,"ry":`46`,"fill":`var(--paper)`,});} { svelteHTML.createElement("ellipse", {      "rx":`64`,"ry":`40`,"fill":`var(--apricot)`,});} { svelteHTML.createElement("ellipse", {          "rx":`56`,"ry":`33`,"fill":`none`,"stroke":`var(--plum)`,"stroke-width":`2`,});}
         { svelteHTML.createElement("path", {    "d":`M-36 8Q0 22 36 4Q40 -10 34 -18Q48 -18 46 -8Q44 16 28 22H-28Q-40 18 -46 0Q-42 -4 -36 8ZM-2 -28H2V10H-2ZM4 -26Q24 -16 4 4Z`,"fill":`var(--plum)`,});}
       }
     }
     { svelteHTML.createElement("svg", {       "x":`50%`,"y":`101%`,"overflow":`visible`,"aria-hidden":`true`,});
       { svelteHTML.createElement("g", { "transform":`rotate(4)`,}); { svelteHTML.createElement("circle", {    "r":`46`,"fill":`var(--paper)`,});} { svelteHTML.createElement("circle", {    "r":`41`,"fill":`var(--brick)`,});} { svelteHTML.createElement("path", {    "d":`M0 -32L7 -10L30 -10L12 4L18 26L0 13L-18 26L-12 4L-30 -10L-7 -10Z`,"fill":`var(--butter)`,});} }
     }
   }
   { svelteHTML.createElement("rect", {      "width":`100%`,"height":`100%`,"fill":`url(#${id}-lamp)`,});}
   { svelteHTML.createElement("rect", {      "width":`100%`,"height":`100%`,"class":`edge`,});}
     for(let [x, y, angle] of __sveltets_2_ensureArray(([[0, 0, 0], [100, 0, 90], [100, 100, 180], [0, 100, 270]]))){angle;
     { svelteHTML.createElement("svg", {       "x":`${x}%`,"y":`${y}%`,"overflow":`visible`,"aria-hidden":`true`,});
       { svelteHTML.createElement("g", { "transform":`rotate(${angle})`,});
         { svelteHTML.createElement("path", {    "d":`M0 0H62Q60 26 44 30Q32 32 30 44Q26 60 0 62Z`,"class":`brass`,});}
         { svelteHTML.createElement("path", {    "d":`M0 0H62L60 8H8V60L0 62Z`,"class":`shine`,});}
         { svelteHTML.createElement("circle", {        "cx":`18`,"cy":`18`,"r":`4`,"class":`rivet`,});} { svelteHTML.createElement("circle", {        "cx":`44`,"cy":`17`,"r":`3`,"class":`rivet`,});} { svelteHTML.createElement("circle", {        "cx":`17`,"cy":`44`,"r":`3`,"class":`rivet`,});}
       }
     }
  }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Trunk__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Trunk__SvelteComponent_ = ReturnType<typeof Trunk__SvelteComponent_>;
/*Ωignore_endΩ*/export default Trunk__SvelteComponent_;