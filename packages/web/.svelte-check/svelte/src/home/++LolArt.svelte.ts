///<reference types="svelte" />
;
import LolCard from '../art/lol/LolCard.svelte';
import { say } from '../words/speech.ts';
function $$render() {




const letters = $derived(say.now.lettering);
;
async () => {

 { svelteHTML.createElement("span", { "class":`fan`,});
   { svelteHTML.createElement("span", { "class":`card left`,}); { const $$_draCloL2C = __sveltets_2_ensureComponent(LolCard); new $$_draCloL2C({ target: __sveltets_2_any(), props: {    "card":`blue-bah`,"name":letters.bah,}});} }
   { svelteHTML.createElement("span", { "class":`card right`,}); { const $$_draCloL2C = __sveltets_2_ensureComponent(LolCard); new $$_draCloL2C({ target: __sveltets_2_any(), props: {    "card":`yellow-haha`,"name":letters.haha,}});} }
   { svelteHTML.createElement("span", { "class":`card`,}); { const $$_draCloL2C = __sveltets_2_ensureComponent(LolCard); new $$_draCloL2C({ target: __sveltets_2_any(), props: {    "card":`lol`,"name":letters.lol,}});} }
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const LolArt__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type LolArt__SvelteComponent_ = ReturnType<typeof LolArt__SvelteComponent_>;
/*Ωignore_endΩ*/export default LolArt__SvelteComponent_;