///<reference types="svelte" />
;
import { digits } from '../common/digits.ts';
import { INK } from '../common/palette.ts';
import { at, inked, line, shape, star } from '../common/pen.ts';
import { mole } from './mole.ts';

;type $$ComponentProps =  { title?: string | undefined };function $$render() {






let { title }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();

const eight = (x: number, y: number): string => at(x, y, digits('8', { scale: 0.7, fill: '#2F6B52', flesh: 7, outline: 0 }));
const rosette = (x: number, size: number, fill: string): string => shape(star(x, 72, 18, size, size * 0.86), fill, 3);
/** Eight new cards are what a bill costs, so eight is its worth. */
const drawing = inked(
  shape('M12 8C90 4 170 4 238 8 243 8 244 12 244 16 246 52 246 92 244 128 244 134 242 136 238 136 160 140 90 140 12 136 8 136 6 134 6 128 4 92 4 52 6 16 6 12 8 8 12 8Z', '#CDE7C4') +
    line('M20 20H230V124H20Z', 3, '#5E9C7C') +
    line(`M22 40${'q13-14 26 0t26 0'.repeat(4)}M22 72${'q13-14 26 0t26 0'.repeat(4)}M22 104${'q13-14 26 0t26 0'.repeat(4)}`, 3, '#9CCBA2') +
    rosette(125, 56, '#A9D6AE') +
    rosette(125, 46, '#E6F4D8') +
    at(125, 78, mole, 0, 0.62) +
    eight(38, 38) +
    eight(212, 106) +
    at(212, 40, shape(star(0, 0, 10, 17, 12), '#D7344A', 3)) +
    line('M30 108H66M30 116H56', 4, '#5E9C7C'),
);
;
async () => {

  { svelteHTML.createElement("svg", {            "viewBox":`0 0 250 144`,"focusable":`false`,"role":title ? 'img' : undefined,"aria-label":title,"aria-hidden":title ? undefined : 'true',"stroke":INK,});
   drawing;
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Bill__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Bill__SvelteComponent_ = ReturnType<typeof Bill__SvelteComponent_>;
/*Ωignore_endΩ*/export default Bill__SvelteComponent_;