///<reference types="svelte" />
;
import Avatar from '../art/common/Avatar.svelte';
import { faceOf } from '../lib/faces.ts';
;

interface Props {
  face: string;
  bot?: string | null;
  title?: string | undefined;
};function $$render() {





let { face, bot = null, title }: Props = $props();
;
async () => {

 { const $$_ratavA0C = __sveltets_2_ensureComponent(Avatar); new $$_ratavA0C({ target: __sveltets_2_any(), props: {   "name":faceOf(face, bot),title,}});}
};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Face__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Face__SvelteComponent_ = ReturnType<typeof Face__SvelteComponent_>;
/*Ωignore_endΩ*/export default Face__SvelteComponent_;