///<reference types="svelte" />
;
import type { Snippet } from 'svelte';
import { say } from '../words/speech.ts';
import Icon from './Icon.svelte';
;

interface Props {
  title: string;
  onclose: () => void;
  children: Snippet;
  wide?: boolean;
};function $$render() {






let { title, onclose, children, wide = false }: Props = $props();
const t = $derived(say.now);

function open(dialog: HTMLDialogElement) {
  dialog.showModal();
  return () => dialog.close();
}
;
async () => {

  { svelteHTML.createElement("dialog", {        [Symbol("@attach")]:open,"aria-label":title,"onclose":onclose,"onclick":(event) => {
    if (event.target === event.currentTarget) onclose();
  },});wide;
   { svelteHTML.createElement("div", { "class":`body`,});
     { svelteHTML.createElement("header", {});
       { svelteHTML.createElement("h2", {});title; }
       { svelteHTML.createElement("button", {       "type":`button`,"class":`close`,"onclick":onclose,"aria-label":t.app.close,}); { const $$_nocI4C = __sveltets_2_ensureComponent(Icon); new $$_nocI4C({ target: __sveltets_2_any(), props: {  "name":`close`,}});} }
     }
    ;__sveltets_2_ensureSnippet(children());
   }
 }


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Sheet__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Sheet__SvelteComponent_ = ReturnType<typeof Sheet__SvelteComponent_>;
/*Ωignore_endΩ*/export default Sheet__SvelteComponent_;