///<reference types="svelte" />
;
import { limb, type Point } from './geometry';
;

type Leg = readonly [Point, Point, Point];;;

interface Props {
  x: number;
  y: number;
  /** Height at the ears. */
  h: number;
  gallop?: boolean;
  flip?: boolean;
  ink?: string;
};function $$render() {





let { x, y, h, gallop = false, flip = false, ink = 'var(--near)' }: Props = $props();

const BODY =
  'M64 -68C66 -64 63 -59 58 -60C54 -60 50 -64 46 -65C42 -58 40 -50 34 -42C24 -34 2 -34 -16 -37C-26 -36 -42 -36 -44 -48C-45 -58 -38 -66 -28 -66C-16 -66 -8 -60 2 -61C10 -62 16 -66 21 -73C24 -84 32 -94 46 -94L50 -101L54 -92C58 -84 62 -76 64 -68Z';
const STAND_TAIL = 'M-38 -64C-52 -62 -55 -40 -50 -20C-45 -28 -44 -40 -40 -48Z';
const FLYING_TAIL = 'M-36 -66C-50 -74 -62 -66 -74 -54C-62 -56 -52 -50 -42 -50Z';

/** Root, bend and hoof of each leg. */
const STAND: readonly Leg[] = [
  [[24, -46], [22, -24], [20, -2]],
  [[30, -46], [34, -26], [36, -2]],
  [[-32, -50], [-38, -25], [-35, -2]],
  [[-24, -48], [-24, -25], [-20, -2]],
];
const GALLOP: readonly Leg[] = [
  [[24, -46], [46, -34], [64, -24]],
  [[28, -46], [52, -42], [62, -56]],
  [[-32, -50], [-52, -32], [-72, -22]],
  [[-24, -48], [-36, -26], [-58, -12]],
];

const legs = $derived(
  (gallop ? GALLOP : STAND)
    .map(([root, bend, hoof]) => limb(root, 9, bend, 4.4) + limb(bend, 4.2, hoof, 2.8) + limb(hoof, 3, [hoof[0] + 2, hoof[1] + 1], 3.6))
    .join(''),
);
;
async () => {

 { svelteHTML.createElement("path", {         "d":legs + BODY + (gallop ? FLYING_TAIL : STAND_TAIL),"transform":`translate(${x} ${y}) scale(${(flip ? -h : h) / 100} ${h / 100})`,"fill":ink,"fill-rule":`nonzero`,});}
};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Horse__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Horse__SvelteComponent_ = ReturnType<typeof Horse__SvelteComponent_>;
/*Ωignore_endΩ*/export default Horse__SvelteComponent_;