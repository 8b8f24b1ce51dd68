///<reference types="svelte" />
;
import { body, type Garb, HEAD } from './figure';
import type { Pose } from './poses';
import { HATS, type Hat, THINGS, type Thing } from './wardrobe';
;

interface Props {
  x: number;
  y: number;
  /** Height of the standing body. */
  h: number;
  pose?: Pose;
  garb?: Garb;
  hat?: Hat;
  thing?: Thing;
  /** Degrees by which the held thing is turned. */
  turn?: number;
  flip?: boolean;
  ink?: string;
  /** An ink of its own for what is worn. */
  cloth?: string;
  /** A second ink for the hat and the held thing. */
  trim?: string;
  /** Width of a cut-out edge in the body's ink. */
  edge?: number;
};function $$render() {






let {
  x,
  y,
  h,
  pose = 'stand',
  garb = 'tunic',
  hat = 'none',
  thing = 'none',
  turn = 0,
  flip = false,
  ink = 'var(--near)',
  cloth = ink,
  trim = ink,
  edge = 0,
}: Props = $props();

const form = $derived(body(pose, garb));
const size = $derived(h / 100);
const openThings: readonly Thing[] = ['crook'];
;
async () => {

  { svelteHTML.createElement("g", {          "transform":`translate(${x} ${y}) scale(${flip ? -size : size} ${size})`,"fill":ink,"stroke":edge ? ink : undefined,"stroke-width":edge / size,"stroke-linejoin":`round`,});
  if(thing !== 'none'){
     { svelteHTML.createElement("path", {             "d":THINGS[thing],"transform":`translate(${form.hand}) rotate(${turn})`,"fill":openThings.includes(thing) ? 'none' : trim,"stroke":trim,"stroke-width":2.4 + edge / size,"stroke-linejoin":`round`,});}
  }
   { svelteHTML.createElement("path", {  "d":form.back,});}
  if(form.wrap){ { svelteHTML.createElement("path", {    "d":form.wrap,"fill":cloth,});}}
   { svelteHTML.createElement("path", {    "d":form.arm,"fill":garb === 'robe' || garb === 'coat' ? cloth : ink,});}
   { svelteHTML.createElement("path", {    "d":HEAD,"transform":`translate(${form.head})`,});}
  if(hat !== 'none'){ { svelteHTML.createElement("path", {      "d":HATS[hat],"transform":`translate(${form.head})`,"fill":trim,});}}
 }
};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Figure__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Figure__SvelteComponent_ = ReturnType<typeof Figure__SvelteComponent_>;
/*Ωignore_endΩ*/export default Figure__SvelteComponent_;