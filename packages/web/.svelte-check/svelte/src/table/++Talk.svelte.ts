///<reference types="svelte" />
;
import { tick } from 'svelte';
import Face from '../ui/Face.svelte';
import Icon from '../ui/Icon.svelte';
import { say } from '../words/speech.ts';
import type { Session } from './session.svelte.ts';

;type $$ComponentProps =  { session: Session };function $$render() {







let { session }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();
const t = $derived(say.now);
const emojis = ['😂', '😱', '😡', '🐷', '👏', '🤫'];
let text = $state('');
let list: HTMLElement | undefined = $state();

const guest = (id: string) => session.table?.guests.find((one) => one.id === id);
const lines = $derived.by(() => {
  const said = new Set(session.story.lines.flatMap((one) => (one.kind === 'chat' ? [one.line.n] : [])));
  const before = session.chat.filter((line) => !said.has(line.n)).map((line) => ({ key: `c${line.n}`, line, story: null }));
  const since = session.story.lines.map((one) =>
    one.kind === 'chat'
      ? { key: `c${one.line.n}`, line: one.line, story: null }
      : { key: `e${one.n}`, line: null, story: session.words?.story(one.event, session.cast) ?? null },
  );
  return [...before, ...since].filter((one) => one.line !== null || one.story !== null);
});
const silenced = $derived(typeof session.match?.view.silence === 'number');

$effect(() => {
  void lines.length;
  session.story.read();
  void tick().then(() => list?.scrollTo({ top: list.scrollHeight }));
});

function send(event: SubmitEvent): void {
  event.preventDefault();
  const line = text.trim();
  if (!line) return;
  text = '';
  void session.say(line);
}
;
async () => {

 { svelteHTML.createElement("section", {});
   { const $$_ol1 = svelteHTML.createElement("ol", { });list = $$_ol1;
       for(let { key, line, story } of __sveltets_2_ensureArray(lines)){key;
      if(line){
         { svelteHTML.createElement("li", {  "class":`said`,});line.from === session.table?.you;
           { svelteHTML.createElement("span", { "class":`face`,}); { const $$_ecaF4C = __sveltets_2_ensureComponent(Face); new $$_ecaF4C({ target: __sveltets_2_any(), props: {    "face":guest(line.from)?.face ?? '',"bot":guest(line.from)?.bot ?? null,}});} }
           { svelteHTML.createElement("p", {}); { svelteHTML.createElement("b", {});guest(line.from)?.name ?? '…'; } line.text; }
         }
      }else{
         { svelteHTML.createElement("li", { "class":`story`,});story; }
      }
    }
       { svelteHTML.createElement("li", { "class":`story`,});t.chat.empty; }
    
   }
   { svelteHTML.createElement("div", {     "class":`emojis`,"role":`group`,"aria-label":t.chat.react,});
       for(let emoji of __sveltets_2_ensureArray(emojis)){emoji;
       { svelteHTML.createElement("button", {   "type":`button`,"onclick":() => session.react(emoji),});emoji; }
    }
   }
  if(silenced){ { svelteHTML.createElement("p", { "class":`hush`,}); t.chat.silence; }}
   { svelteHTML.createElement("form", { "onsubmit":send,});
     { svelteHTML.createElement("input", {            "bind:value":text,"placeholder":t.chat.placeholder,"aria-label":t.chat.placeholder,"maxlength":300,"enterkeyhint":`send`,"autocomplete":`off`,});/*Ωignore_startΩ*/() => text = __sveltets_2_any(null);/*Ωignore_endΩ*/}
     { svelteHTML.createElement("button", {   "type":`submit`,"aria-label":t.chat.send,}); { const $$_nocI3C = __sveltets_2_ensureComponent(Icon); new $$_nocI3C({ target: __sveltets_2_any(), props: {  "name":`send`,}});} }
   }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Talk__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Talk__SvelteComponent_ = ReturnType<typeof Talk__SvelteComponent_>;
/*Ωignore_endΩ*/export default Talk__SvelteComponent_;