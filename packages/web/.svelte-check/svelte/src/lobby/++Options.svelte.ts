///<reference types="svelte" />
;
import type { Json, JsonObject } from '@tasovka/kernel';
import type { Session } from '../table/session.svelte.ts';
import Icon from '../ui/Icon.svelte';
import { say } from '../words/speech.ts';
import { isShown, kindOf, measures, withOption } from './optionKinds.ts';

;type $$ComponentProps =  { session: Session };function $$render() {







let { session }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();
const t = $derived(say.now);
const options = $derived((session.table?.options ?? {}) as JsonObject);
const all = $derived(Object.entries(session.words?.options ?? {}).filter(([key]) => isShown(key)));

function set(key: string, value: Json | undefined): void {
  const { table } = session;
  if (table) void session.wish({ kind: 'choose', game: table.game, options: withOption(options, key, value) });
}
function toggle(key: string, item: string): void {
  const list = (options[key] ?? []) as string[];
  const next = list.includes(item) ? list.filter((one) => one !== item) : [...list, item];
  set(key, next.length > 0 ? next : undefined);
}
const measure = (key: string, value: number): string =>
  !key.endsWith('Ms') ? `${value}` : value === 0 ? t.lobby.off : value >= 120_000 ? t.lobby.minutes(value / 60_000) : t.app.seconds(value);
;
async () => {

if(all.length > 0){
   { svelteHTML.createElement("details", {});
     { svelteHTML.createElement("summary", {}); { const $$_nocI2C = __sveltets_2_ensureComponent(Icon); new $$_nocI2C({ target: __sveltets_2_any(), props: {  "name":`gear`,}});}t.lobby.options; }
    if(!session.isHost){ { svelteHTML.createElement("p", { "class":`note`,});t.lobby.onlyHost; }}
     { svelteHTML.createElement("ul", {});
         for(let [key, words] of __sveltets_2_ensureArray(all)){key;
        const kind = kindOf(key, words);
        const value = options[key];
         { svelteHTML.createElement("li", {});
           { svelteHTML.createElement("b", { "id":`option-${key}`,});words.label; }
           { svelteHTML.createElement("p", {});words.help; }
           { svelteHTML.createElement("div", {     "class":`choices`,"role":`group`,"aria-labelledby":`option-${key}`,});
            if(kind === 'many'){
                 for(let [item, label] of __sveltets_2_ensureArray(Object.entries(words.values ?? {}))){item;
                 { svelteHTML.createElement("button", {        "type":`button`,"disabled":!session.isHost,"aria-pressed":((value ?? []) as string[]).includes(item),"onclick":() => toggle(key, item),});label; }
              }
            }else{
               { svelteHTML.createElement("button", {       "type":`button`,"disabled":!session.isHost,"aria-pressed":value === undefined,"onclick":() => set(key, undefined),});
                t.lobby.standard;
               }
              if(kind === 'one'){
                   for(let [item, label] of __sveltets_2_ensureArray(Object.entries(words.values ?? {}))){item;
                   { svelteHTML.createElement("button", {       "type":`button`,"disabled":!session.isHost,"aria-pressed":value === item,"onclick":() => set(key, item),});label; }
                }
              } else if (kind === 'flag'){
                   for(let item of __sveltets_2_ensureArray(([true, false]))){item;
                   { svelteHTML.createElement("button", {       "type":`button`,"disabled":!session.isHost,"aria-pressed":value === item,"onclick":() => set(key, item),});
                    item ? t.lobby.on : t.lobby.off;
                   }
                }
              }else{
                   for(let item of __sveltets_2_ensureArray(measures(key))){item;
                   { svelteHTML.createElement("button", {       "type":`button`,"disabled":!session.isHost,"aria-pressed":value === item,"onclick":() => set(key, item),});measure(key, item); }
                }
              }
            }
           }
         }
      }
     }
   }
}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Options__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Options__SvelteComponent_ = ReturnType<typeof Options__SvelteComponent_>;
/*Ωignore_endΩ*/export default Options__SvelteComponent_;