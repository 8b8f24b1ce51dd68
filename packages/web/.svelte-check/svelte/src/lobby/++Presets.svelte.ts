///<reference types="svelte" />
;
import type { JsonObject } from '@tasovka/kernel';
import type { Session } from '../table/session.svelte.ts';
import { say } from '../words/speech.ts';

;type $$ComponentProps =  { session: Session };function $$render() {





let { session }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();
const t = $derived(say.now);
const presets = $derived(session.words?.presets ?? []);
const now = $derived(JSON.stringify(session.table?.options ?? {}));
const chosen = $derived(presets.find((preset) => JSON.stringify(preset.options) === now));

function choose(options: JsonObject): void {
  if (session.table) void session.wish({ kind: 'choose', game: session.table.game, options });
}
;
async () => {

if(presets.length > 0){
   { svelteHTML.createElement("section", {});
     { svelteHTML.createElement("h2", {});t.lobby.presets; }
     { svelteHTML.createElement("div", {     "class":`chips`,"role":`group`,"aria-label":t.lobby.presets,});
         for(let preset of __sveltets_2_ensureArray(presets)){preset.id;
         { svelteHTML.createElement("button", {       "type":`button`,"aria-pressed":preset === chosen,"disabled":!session.isHost,"onclick":() => choose(preset.options),});
          preset.label;
         }
      }
      if(!chosen){ { svelteHTML.createElement("button", {    "type":`button`,"aria-pressed":`true`,"disabled":true,});t.lobby.custom; }}
     }
     { svelteHTML.createElement("p", { "aria-live":`polite`,});chosen?.help ?? ''; }
   }
}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Presets__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Presets__SvelteComponent_ = ReturnType<typeof Presets__SvelteComponent_>;
/*Ωignore_endΩ*/export default Presets__SvelteComponent_;