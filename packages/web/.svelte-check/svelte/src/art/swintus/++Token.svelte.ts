///<reference types="svelte" />
;
import { at, inked, line, oval, shape, spot } from '../common/pen.ts';
import type { HatName } from '../common/pig/hats.ts';
import { head } from '../common/pig/head.ts';
import { TOKEN_HATS } from './tokens.ts';
;

interface Props {
  /** Which of the ten pieces: 0 to 9. */
  piece: number;
  title?: string | undefined;
};function $$render() {







let { piece, title }: Props = $props();
const token = $derived(TOKEN_HATS[piece % TOKEN_HATS.length]!);
const hat: HatName = $derived(token.hat);
/** A turned wooden pawn with a pig's head for a knob. */
const drawing = $derived(
  inked(
    spot(8, 128, 74, 16, '#2B1B2E44') +
      oval(0, 118, 66, 20, token.wood) +
      shape('M-66 112C-64 96-34 92-30 70-28 56-24 44-20 34H22C26 44 30 56 32 70 36 92 64 96 66 112 40 134-40 134-66 112Z', token.wood) +
      line('M-34 78C-12 86 14 86 36 78') +
      line('M-40 108C-34 100-26 96-20 88', 6, '#FFFFFF88') +
      at(0, 0, head({ hat, mood: token.mood, ears: 'flop', skin: token.skin })),
    7,
  ),
);
;
async () => {

  { svelteHTML.createElement("svg", {          "viewBox":`-92 -124 184 276`,"focusable":`false`,"role":title ? 'img' : undefined,"aria-label":title,"aria-hidden":title ? undefined : 'true',});
   drawing;
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Token__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Token__SvelteComponent_ = ReturnType<typeof Token__SvelteComponent_>;
/*Ωignore_endΩ*/export default Token__SvelteComponent_;