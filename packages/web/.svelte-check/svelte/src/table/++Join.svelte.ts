///<reference types="svelte" />
;
import { enterTable, lookAtTable, whyFailed } from '../lib/api.ts';
import { me } from '../lib/me.ts';
import Identity from '../home/Identity.svelte';
import Button from '../ui/Button.svelte';
import Lost from '../ui/Lost.svelte';
import Waiting from '../ui/Waiting.svelte';
import { say } from '../words/speech.ts';

;type $$ComponentProps =  { code: string };function $$render() {









let { code }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();
const t = $derived(say.now);
const summary = $derived(lookAtTable(code));
let problem = $state('');
let busy = $state(false);

async function sit(game: string, watching: boolean): Promise<void> {
  if (busy) return;
  busy = true;
  if (!me.name.value.trim()) me.name.value = t.home.nameless;
  try {
    await enterTable(code, game, watching);
  } catch (error) {
    problem = t.net.httpReasons[whyFailed(error)] ?? t.app.loadFailed;
    busy = false;
  }
}
;
async () => {

    { 
   { const $$_gnitiaW0C = __sveltets_2_ensureComponent(Waiting); new $$_gnitiaW0C({ target: __sveltets_2_any(), props: {}});}
try { const $$_value = await (summary);{ const { game, playing, names } = $$_value; 
   { svelteHTML.createElement("main", {});
     { svelteHTML.createElement("p", { "class":`over`,});t.join.title(code); }
     { svelteHTML.createElement("h1", {});t.home.games[game]?.name ?? game; }
     { svelteHTML.createElement("p", {});playing ? t.join.playing : t.home.games[game]?.line; }
    if(names.length > 0){ { svelteHTML.createElement("p", { "class":`there`,}); { svelteHTML.createElement("b", {});t.join.there;  } names.join(', '); }}
     { const $$_ytitnedI1C = __sveltets_2_ensureComponent(Identity); new $$_ytitnedI1C({ target: __sveltets_2_any(), props: {}});}
     { svelteHTML.createElement("div", { "class":`go`,});
      if(!playing){
         { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {       children:() => { return __sveltets_2_any(0); },"kind":`primary`,"size":`big`,"wide":true,"disabled":busy,"onclick":() => sit(game, false),}});t.join.sit; Button}
      }
       { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {       children:() => { return __sveltets_2_any(0); },"size":playing ? 'big' : 'normal',"kind":playing ? 'primary' : 'quiet',"wide":true,"disabled":busy,"onclick":() => sit(game, true),}});
        t.join.watch;
       Button}
     }
    if(problem){ { svelteHTML.createElement("p", {   "role":`alert`,"class":`problem`,});problem; }}
   }
}} catch($$_e) { const error = __sveltets_2_any();
   { const $$_tsoL0C = __sveltets_2_ensureComponent(Lost); new $$_tsoL0C({ target: __sveltets_2_any(), props: {  "text":t.net.httpReasons[whyFailed(error)] ?? t.app.loadFailed,}});}
}}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Join__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Join__SvelteComponent_ = ReturnType<typeof Join__SvelteComponent_>;
/*Ωignore_endΩ*/export default Join__SvelteComponent_;