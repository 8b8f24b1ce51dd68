///<reference types="svelte" />
;
import Frame from './Frame.svelte';
import { inksOf, roleFigure, scene } from './places';
;

interface Props {
  place: string;
  name?: string | undefined;
  when?: string | undefined;
  /** Puts this role's silhouette into the foreground. */
  role?: string | undefined;
  title?: string | undefined;
  /** Holds the moving detail still: for lists with many cards. */
  still?: boolean;
};function $$render() {





let { place, name, when, role, title, still = false }: Props = $props();

const inks = $derived(inksOf(place));
;
async () => {

if(inks){
   { const $$_emarF0C = __sveltets_2_ensureComponent(Frame); new $$_emarF0C({ target: __sveltets_2_any(), props: {    children:() => { return __sveltets_2_any(0); },inks,name,when,title,still,}});
        { try { const $$_value = await (scene(place));{ const Scene = $$_value; 
      if(Scene){ { const $$_enecS1C = __sveltets_2_ensureComponent(Scene); new $$_enecS1C({ target: __sveltets_2_any(), props: {}});}}
    }} catch($$_e) { 
    }}
    if(role){
         { try { const $$_value = await (roleFigure());{ const Role = $$_value;  { const $$_eloR1C = __sveltets_2_ensureComponent(Role); new $$_eloR1C({ target: __sveltets_2_any(), props: {  place,role,}});}}} catch($$_e) { }}
    }
   Frame}
}else{
     { try { const $$_value = await (import('./Unknown.svelte'));{ const { default: Unknown } = $$_value; 
     { const $$_nwonknU0C = __sveltets_2_ensureComponent(Unknown); new $$_nwonknU0C({ target: __sveltets_2_any(), props: {      "seed":place,name,when,role,title,}});}
  }} catch($$_e) { }}
}
};
return { props: {} as any as Props, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Postcard__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Postcard__SvelteComponent_ = ReturnType<typeof Postcard__SvelteComponent_>;
/*Ωignore_endΩ*/export default Postcard__SvelteComponent_;