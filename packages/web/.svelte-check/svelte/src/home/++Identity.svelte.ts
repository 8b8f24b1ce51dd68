///<reference types="svelte" />
;
import { faces } from '../lib/faces.ts';
import { me } from '../lib/me.ts';
import Face from '../ui/Face.svelte';
import { say } from '../words/speech.ts';

;type $$ComponentProps =  { onchange?: () => void };function $$render() {






let { onchange }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();
const t = $derived(say.now);
let choosing = $state(false);

function pick(face: string): void {
  me.face.value = face;
  choosing = false;
  onchange?.();
}
;
async () => {

 { svelteHTML.createElement("section", { "class":`identity`,});
   { svelteHTML.createElement("button", {         "type":`button`,"class":`face`,"onclick":() => (choosing = !choosing),"aria-expanded":choosing,"aria-label":t.home.otherFace,});
     { const $$_ecaF2C = __sveltets_2_ensureComponent(Face); new $$_ecaF2C({ target: __sveltets_2_any(), props: {  "face":me.face.value,}});}
     { svelteHTML.createElement("span", {   "class":`pen`,"aria-hidden":`true`,});  }
   }
   { svelteHTML.createElement("label", {});
     { svelteHTML.createElement("span", { "class":`unseen`,});t.home.name; }
     { svelteHTML.createElement("input", {              "value":me.name.value,"oninput":(event) => (me.name.value = event.currentTarget.value),onchange,"placeholder":t.home.name,"maxlength":20,"autocomplete":`nickname`,"enterkeyhint":`done`,});}
   }
  if(choosing){
     { svelteHTML.createElement("div", {     "class":`faces`,"role":`group`,"aria-label":t.home.face,});
         for(let face of __sveltets_2_ensureArray(faces)){face;
         { svelteHTML.createElement("button", {       "type":`button`,"onclick":() => pick(face),"aria-pressed":me.face.value === face,"aria-label":t.home.faces[face],});
           { const $$_ecaF3C = __sveltets_2_ensureComponent(Face); new $$_ecaF3C({ target: __sveltets_2_any(), props: { face,}});}
         }
      }
     }
  }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Identity__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Identity__SvelteComponent_ = ReturnType<typeof Identity__SvelteComponent_>;
/*Ωignore_endΩ*/export default Identity__SvelteComponent_;