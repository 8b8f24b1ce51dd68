///<reference types="svelte" />
;
import Frame from './Frame.svelte';
import type { Inks } from './inks';
import { roleFigure } from './places';
import { seeded } from './rig/geometry';
;

interface Props {
  /** The same seed always draws the same nowhere. */
  seed: string;
  name?: string | undefined;
  when?: string | undefined;
  role?: string | undefined;
  title?: string | undefined;
};;

type Step = (width: number, rise: number) => string;;function $$render() {







let { seed, name, when, role, title }: Props = $props();

const SETS: readonly Inks[] = [
  ['butter', 'apricot', 'coral', 'plum'],
  ['sky', 'lagoon', 'moss', 'night'],
  ['rose', 'coral', 'brick', 'plum'],
  ['apricot', 'rose', 'lagoon', 'night'],
  ['night', 'lagoon', 'sand', 'plum'],
  ['butter', 'sky', 'lagoon', 'pine'],
];

const STEPS: readonly Step[] = [
  (w, r) => `q${w / 2} ${-r * 1.6} ${w} 0`,
  (w, r) => `l${w / 2} ${-r}l${w / 2} ${r}`,
  (w, r) => `v${-r}h${w * 0.7}v${r}h${w * 0.3}`,
  (w, r) => `v${-r * 0.6}a${w * 0.35} ${w * 0.35} 0 0 1 ${w * 0.7} 0v${r * 0.6}h${w * 0.3}`,
];

const picture = $derived.by(() => {
  const next = seeded(seed);
  const pick = <T,>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
  const inks = pick(SETS);
  const sun = { x: 50 + next() * 150, y: 50 + next() * 30, r: 22 + next() * 20 };
  const ridges = ['far', 'mid', 'near'].map((ink, depth) => {
    const step = pick(STEPS);
    let d = `M-40 ${122 + depth * 34}`;
    for (let x = -40; x < 320; ) {
      const width = 30 + next() * (70 - depth * 12);
      d += step(Math.round(width), Math.round(14 + next() * (46 - depth * 12)));
      x += width;
    }
    return { ink, d: `${d}V240H-60Z` };
  });
  return { inks, sun, ridges };
});
;
async () => {

 { const $$_emarF0C = __sveltets_2_ensureComponent(Frame); new $$_emarF0C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },"inks":picture.inks,name,when,title,}});
   { svelteHTML.createElement("g", { "fill":`var(--paper)`,});
     { svelteHTML.createElement("circle", {        "cx":picture.sun.x,"cy":picture.sun.y,"r":picture.sun.r * 1.7,"opacity":`.3`,});}
     { svelteHTML.createElement("circle", {      "cx":picture.sun.x,"cy":picture.sun.y,"r":picture.sun.r,});}
   }
     for(let { ink, d } of __sveltets_2_ensureArray(picture.ridges)){ink; { svelteHTML.createElement("path", {   d,"fill":`var(--${ink})`,});}}
  if(role){
       { try { const $$_value = await (roleFigure());{ const Role = $$_value;  { const $$_eloR1C = __sveltets_2_ensureComponent(Role); new $$_eloR1C({ target: __sveltets_2_any(), props: {  "place":"",role,}});}}} catch($$_e) { }}
  }
 Frame}
};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Unknown__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Unknown__SvelteComponent_ = ReturnType<typeof Unknown__SvelteComponent_>;
/*Ωignore_endΩ*/export default Unknown__SvelteComponent_;