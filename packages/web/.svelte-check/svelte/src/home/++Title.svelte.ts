///<reference types="svelte" />
;
import { say } from '../words/speech.ts';
function $$render() {



const t = $derived(say.now);
const tilts = [-9, 5, -4, 7, -6, 4, -8];
const inks = ['red', 'green', 'yellow', 'blue', 'red', 'green', 'yellow'];
;
async () => {

 { svelteHTML.createElement("header", {});
   { svelteHTML.createElement("h1", { "aria-label":t.app.name,});
        for(let letter of __sveltets_2_ensureArray([...t.app.name])){let i = 1;i;
       { svelteHTML.createElement("span", {     "aria-hidden":`true`,"class":inks[i % inks.length],});__sveltets_2_ensureType(String, Number, `${tilts[i % tilts.length]} `);__sveltets_2_ensureType(String, Number, i);letter; }
    }
   }
   { svelteHTML.createElement("p", {});t.app.motto; }
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Title__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Title__SvelteComponent_ = ReturnType<typeof Title__SvelteComponent_>;
/*Ωignore_endΩ*/export default Title__SvelteComponent_;