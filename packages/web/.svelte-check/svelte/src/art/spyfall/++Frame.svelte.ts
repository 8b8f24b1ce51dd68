///<reference types="svelte" />
;
import type { Snippet } from 'svelte';
import { INK, type Inks, inkVariables, isDark, PAPER } from './inks';
import Postmark from './Postmark.svelte';
import { GRAIN, PAPER_EDGE } from './paper';
;

interface Props {
  inks: Inks;
  name?: string | undefined;
  when?: string | undefined;
  title?: string | undefined;
  still?: boolean;
  children: Snippet;
};function $$render() {







let { inks, name, when, title, still = false, children }: Props = $props();
;
async () => {

  { svelteHTML.createElement("svg", {           "viewBox":`0 0 350 250`,"role":title ? 'img' : undefined,"aria-label":title,"aria-hidden":title ? undefined : 'true',"style":inkVariables(inks),});still;
   { svelteHTML.createElement("path", {    "d":PAPER_EDGE,"fill":PAPER,});}
   { svelteHTML.createElement("svg", {           "x":`15`,"y":`15`,"width":`320`,"height":`220`,"viewBox":`0 0 320 220`,"aria-hidden":`true`,});
     { svelteHTML.createElement("rect", {      "width":`320`,"height":`220`,"fill":`var(--sky)`,});}
    ;__sveltets_2_ensureSnippet(children());
     { svelteHTML.createElement("path", {      "d":GRAIN,"fill":`var(--paper)`,"opacity":`.16`,});}
   }
  if(name || when){ { const $$_kramtsoP1C = __sveltets_2_ensureComponent(Postmark); new $$_kramtsoP1C({ target: __sveltets_2_any(), props: {    name,when,"ink":isDark(inks[0]) ? PAPER : INK.plum,}});}}
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Frame__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Frame__SvelteComponent_ = ReturnType<typeof Frame__SvelteComponent_>;
/*Ωignore_endΩ*/export default Frame__SvelteComponent_;