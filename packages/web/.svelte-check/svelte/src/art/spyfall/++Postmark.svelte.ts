///<reference types="svelte" />
;
import { INK, PAPER } from './inks';
;

interface Props {
  name?: string | undefined;
  when?: string | undefined;
  /** Prints the waves, which lie on the sky itself. */
  ink: string;
};function $$render() {




let { name = '', when = '', ink }: Props = $props();

const id = $props.id();

/** Room on the ring; a long name is squeezed into it, whatever font came. */
const RING = 152;
const around = $derived(name.toUpperCase());
const ringSize = $derived(Math.min(11, RING / Math.max(around.length, 1) / 0.66));

/** «1200 до н. э.» takes two lines. */
const lines = $derived.by(() => {
  const gap = when.length > 7 ? when.indexOf(' ') : -1;
  return gap < 0 ? [when] : [when.slice(0, gap), when.slice(gap + 1)];
});
const sizeOf = (line: string) => Math.min(13, 38 / Math.max(line.length, 1) / 0.74);
;
async () => {

 { svelteHTML.createElement("g", {       "fill":`none`,"stroke":INK.plum,"stroke-width":`1.6`,"transform":`translate(292 54) rotate(-9)`,});
   { svelteHTML.createElement("path", {         "d":`M-112 -13q9 -5 18 0t18 0t18 0t18 0M-114 -4q9 -5 18 0t18 0t18 0t18 0M-112 5q9 -5 18 0t18 0t18 0t18 0M-110 14q9 -5 18 0t18 0t18 0t18 0`,"stroke":ink,"stroke-width":`1.3`,"opacity":`.55`,});}
   { svelteHTML.createElement("circle", {        "r":`37`,"fill":PAPER,"stroke":`none`,"opacity":`.94`,});}
   { svelteHTML.createElement("circle", {    "r":`36`,"stroke-dasharray":`60 1.5 34 1 90 2`,});}
   { svelteHTML.createElement("circle", {    "r":`22`,"stroke-width":`1`,});}
   { svelteHTML.createElement("path", {      "id":`${id}-ring`,"d":`M0 25.5a25.5 25.5 0 1 1 .1 0`,"stroke":`none`,});}
   { svelteHTML.createElement("g", {       "fill":INK.plum,"stroke":`none`,"text-anchor":`middle`,"font-weight":`600`,});
     { svelteHTML.createElement("text", {   "font-size":ringSize,"font-family":`Rubik, sans-serif`,});
       { svelteHTML.createElement("textPath", {         "href":`#${id}-ring`,"startOffset":`50%`,"textLength":around.length > 20 ? RING : undefined,"lengthAdjust":`spacingAndGlyphs`,});around; }
     }
        for(let line of __sveltets_2_ensureArray(lines)){let i = 1;i;
       { svelteHTML.createElement("text", {       "font-size":sizeOf(line),"y":sizeOf(line) * 0.36 + (lines.length > 1 ? i * 12 - 5 : 0),"font-family":`Unbounded, Rubik, sans-serif`,});line; }
    }
   }
   { svelteHTML.createElement("path", {    "d":`M-9 -13h18M-9 13h18`,"stroke-width":`1`,});}
 }
};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Postmark__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Postmark__SvelteComponent_ = ReturnType<typeof Postmark__SvelteComponent_>;
/*Ωignore_endΩ*/export default Postmark__SvelteComponent_;