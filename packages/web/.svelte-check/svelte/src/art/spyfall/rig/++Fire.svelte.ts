///<reference types="svelte" />
;
import Move from './Move.svelte';
;

interface Props {
  x: number;
  y: number;
  /** Height of the flame. */
  h: number;
  outer?: string;
  inner?: string;
  logs?: string;
};function $$render() {




let { x, y, h, outer = 'var(--far)', inner = 'var(--paper)', logs = 'var(--near)' }: Props = $props();
;
async () => {

 { svelteHTML.createElement("g", { "transform":`translate(${x} ${y}) scale(${h / 40})`,});
   { svelteHTML.createElement("circle", {        "cy":`-14`,"r":`34`,"fill":outer,"opacity":`.22`,});}
   { const $$_evoM1C = __sveltets_2_ensureComponent(Move); new $$_evoM1C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"kind":`flicker`,}});
     { svelteHTML.createElement("path", {    "d":`M-12 0C-19 -10 -11 -16 -10 -26C-6 -22 -4 -20 -4 -17C-2 -26 -2 -32 3 -40C4 -30 10 -26 10 -19C12 -20 13 -22 13 -25C18 -14 17 -6 12 0Z`,"fill":outer,});}
     { svelteHTML.createElement("path", {    "d":`M-6 0C-10 -7 -4 -10 -2 -19C2 -14 8 -10 6 0Z`,"fill":inner,});}
   Move}
   { svelteHTML.createElement("path", {        "d":`M-17 1L15 -4M-15 -4L17 1`,"stroke":logs,"stroke-width":`4`,"stroke-linecap":`round`,});}
 }
};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Fire__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Fire__SvelteComponent_ = ReturnType<typeof Fire__SvelteComponent_>;
/*Ωignore_endΩ*/export default Fire__SvelteComponent_;