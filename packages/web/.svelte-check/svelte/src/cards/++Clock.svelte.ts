///<reference types="svelte" />
;
import { getSession } from '../table/sessionContext.ts';
import type { CardView } from './cardView.ts';

;type $$ComponentProps =  { view: CardView };function $$render() {




/** The time to think, as a ring that runs out. One animation per turn, no timers. */
let { view }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();
const session = getSession();
const due = $derived.by(() => {
  const { table } = view;
  if (view.thinking !== null) return view.thinking;
  return table !== null && typeof table === 'object' && 'due' in table && typeof table.due === 'number' ? table.due : null;
});

function run(node: SVGCircleElement) {
  if (due === null) return;
  const left = session.stamp(due) - session.now();
  if (left <= 0 || left > 600_000) return;
  const animation = node.animate([{ strokeDashoffset: 0 }, { strokeDashoffset: 100 }], { duration: left, fill: 'forwards' });
  const warning = node.animate([{ stroke: '#ffc42e' }, { stroke: '#ff4d5e' }], { duration: left, easing: 'ease-in', fill: 'forwards' });
  return () => {
    animation.cancel();
    warning.cancel();
  };
}
;
async () => {

if(due !== null && !session.paused){
  due; {
     { svelteHTML.createElement("svg", {   "viewBox":`0 0 36 36`,"aria-hidden":`true`,}); { svelteHTML.createElement("circle", {         "cx":`18`,"cy":`18`,"r":`15.915`,"pathLength":`100`,[Symbol("@attach")]:run,});} }
  }
}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Clock__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Clock__SvelteComponent_ = ReturnType<typeof Clock__SvelteComponent_>;
/*Ωignore_endΩ*/export default Clock__SvelteComponent_;