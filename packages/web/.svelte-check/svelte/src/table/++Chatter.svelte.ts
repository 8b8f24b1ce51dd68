///<reference types="svelte" />
;
import Icon from '../ui/Icon.svelte';
import Sheet from '../ui/Sheet.svelte';
import { say } from '../words/speech.ts';
import type { Session } from './session.svelte.ts';
import Talk from './Talk.svelte';

;type $$ComponentProps =  { session: Session };function $$render() {







let { session }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();
const t = $derived(say.now);
let open = $state(false);
const unread = $derived(session.story.unread);
;
async () => {

 { svelteHTML.createElement("button", {       "type":`button`,"class":`chat`,"onclick":() => (open = true),"aria-label":unread > 0 ? `${t.chat.title}, ${t.chat.unread(unread)}` : t.chat.title,});
   { const $$_nocI1C = __sveltets_2_ensureComponent(Icon); new $$_nocI1C({ target: __sveltets_2_any(), props: {  "name":`chat`,}});}
  if(unread > 0){ { svelteHTML.createElement("b", { "aria-hidden":`true`,});unread; }}
 }
if(open){
   { const $$_teehS0C = __sveltets_2_ensureComponent(Sheet); new $$_teehS0C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"title":t.chat.title,"onclose":() => (open = false),}}); { svelteHTML.createElement("div", { "class":`talk`,}); { const $$_klaT2C = __sveltets_2_ensureComponent(Talk); new $$_klaT2C({ target: __sveltets_2_any(), props: { session,}});} } Sheet}
}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Chatter__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Chatter__SvelteComponent_ = ReturnType<typeof Chatter__SvelteComponent_>;
/*Ωignore_endΩ*/export default Chatter__SvelteComponent_;