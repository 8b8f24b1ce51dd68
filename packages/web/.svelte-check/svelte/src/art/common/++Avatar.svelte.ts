///<reference types="svelte" />
;
import { type AvatarName, portrait } from './avatars.ts';
import { inked } from './pen.ts';
;

interface Props {
  name: AvatarName;
  title?: string | undefined;
};function $$render() {





let { name, title }: Props = $props();
const uid = $props.id();
const drawing = $derived(inked(portrait(name), 6));
;
async () => {

  { svelteHTML.createElement("svg", {          "viewBox":`-104 -104 208 208`,"focusable":`false`,"role":title ? 'img' : undefined,"aria-label":title,"aria-hidden":title ? undefined : 'true',});
   { svelteHTML.createElement("clipPath", { "id":`${uid}-disc`,}); { svelteHTML.createElement("circle", {  "r":`100`,});} }
   { svelteHTML.createElement("g", { "clip-path":`url(#${uid}-disc)`,}); drawing; }
   { svelteHTML.createElement("circle", {        "r":`100`,"fill":`none`,"stroke":`#2B1B2E`,"stroke-width":`7`,});}
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Avatar__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Avatar__SvelteComponent_ = ReturnType<typeof Avatar__SvelteComponent_>;
/*Ωignore_endΩ*/export default Avatar__SvelteComponent_;