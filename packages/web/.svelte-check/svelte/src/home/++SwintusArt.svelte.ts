///<reference types="svelte" />
;
import SwintusCard from '../art/swintus/SwintusCard.svelte';
function $$render() {


;
async () => {

 { svelteHTML.createElement("span", { "class":`fan`,});
   { svelteHTML.createElement("span", { "class":`card left`,}); { const $$_draCsutniwS2C = __sveltets_2_ensureComponent(SwintusCard); new $$_draCsutniwS2C({ target: __sveltets_2_any(), props: {  "card":`red-hapyozh`,}});} }
   { svelteHTML.createElement("span", { "class":`card right`,}); { const $$_draCsutniwS2C = __sveltets_2_ensureComponent(SwintusCard); new $$_draCsutniwS2C({ target: __sveltets_2_any(), props: {  "card":`green-7`,}});} }
   { svelteHTML.createElement("span", { "class":`card`,}); { const $$_draCsutniwS2C = __sveltets_2_ensureComponent(SwintusCard); new $$_draCsutniwS2C({ target: __sveltets_2_any(), props: {  "card":`polisvin`,}});} }
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: "", slots: {}, events: {} }}
const SwintusArt__SvelteComponent_ = __sveltets_2_isomorphic_component(__sveltets_2_with_any_event($$render()));
/*Ωignore_startΩ*/type SwintusArt__SvelteComponent_ = InstanceType<typeof SwintusArt__SvelteComponent_>;
/*Ωignore_endΩ*/export default SwintusArt__SvelteComponent_;