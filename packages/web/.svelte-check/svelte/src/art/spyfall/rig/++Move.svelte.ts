///<reference types="svelte" />
;
import type { Snippet } from 'svelte';
;

interface Props {
  /** How the detail moves; every scene has one cause of motion. */
  kind: 'still' | 'bob' | 'heave' | 'sway' | 'swing' | 'flicker' | 'drift' | 'rise' | 'spin' | 'whirl' | 'twinkle';
  children: Snippet;
};function $$render() {




let { kind, children }: Props = $props();
;
async () => {

 { svelteHTML.createElement("g", { "class":kind,});;__sveltets_2_ensureSnippet(children()); }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Move__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Move__SvelteComponent_ = ReturnType<typeof Move__SvelteComponent_>;
/*Ωignore_endΩ*/export default Move__SvelteComponent_;