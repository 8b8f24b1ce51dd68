///<reference types="svelte" />
;
import type { Snippet } from 'svelte';
;

interface Props {
  kind?: 'primary' | 'sun' | 'leaf' | 'plain' | 'quiet';
  size?: 'small' | 'normal' | 'big';
  href?: string | undefined;
  disabled?: boolean;
  wide?: boolean;
  pressed?: boolean | undefined;
  label?: string | undefined;
  type?: 'button' | 'submit';
  onclick?: ((event: MouseEvent) => void) | undefined;
  children: Snippet;
};function $$render() {




let {
  kind = 'plain',
  size = 'normal',
  href,
  disabled = false,
  wide = false,
  pressed,
  label,
  type = 'button',
  onclick,
  children,
}: Props = $props();
;
async () => {

if(href){
   { svelteHTML.createElement("a", {     "class":`button ${kind} ${size}`,href,"aria-label":label,});wide;;__sveltets_2_ensureSnippet(children()); }
}else{
   { svelteHTML.createElement("button", {         "class":`button ${kind} ${size}`,type,disabled,onclick,"aria-label":label,"aria-pressed":pressed,});wide;
    ;__sveltets_2_ensureSnippet(children());
   }
}


};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Button__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Button__SvelteComponent_ = ReturnType<typeof Button__SvelteComponent_>;
/*Ωignore_endΩ*/export default Button__SvelteComponent_;