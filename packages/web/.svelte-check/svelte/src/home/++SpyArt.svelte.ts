///<reference types="svelte" />
;
import Postcard from '../art/spyfall/Postcard.svelte';
import SpyCard from '../art/spyfall/SpyCard.svelte';
function $$render() {



;
async () => {

 { svelteHTML.createElement("span", { "class":`heap`,});
   { svelteHTML.createElement("span", { "class":`card back`,});  { const $$_dractsoP2C = __sveltets_2_ensureComponent(Postcard); new $$_dractsoP2C({ target: __sveltets_2_any(), props: {  "place":`pyramid-construction`,"still":true,}});} }
   { svelteHTML.createElement("span", { "class":`card`,}); { const $$_draCypS2C = __sveltets_2_ensureComponent(SpyCard); new $$_draCypS2C({ target: __sveltets_2_any(), props: {}});} }
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const SpyArt__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type SpyArt__SvelteComponent_ = InstanceType<typeof SpyArt__SvelteComponent_>;
/*Ωignore_endΩ*/export default SpyArt__SvelteComponent_;