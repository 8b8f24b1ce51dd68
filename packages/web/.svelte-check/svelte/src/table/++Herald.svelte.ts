///<reference types="svelte" />
;
import type { Session } from './session.svelte.ts';

;type $$ComponentProps =  { session: Session };function $$render() {



/** Tells the game to who listens instead of looking. */
let { session }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();
const lines = $derived.by(() => {
  const { words } = session;
  if (!words) return [];
  return session.story.lines
    .slice(-6)
    .map((one) => ({
      n: one.n,
      text:
        one.kind === 'event'
          ? words.story(one.event, session.cast)
          : `${session.table?.guests.find((guest) => guest.id === one.line.from)?.name ?? ''}: ${one.line.text}`,
    }))
    .filter((one) => one.text !== null);
});
;
async () => {

 { svelteHTML.createElement("div", {       "class":`unseen`,"role":`log`,"aria-live":`polite`,"aria-relevant":`additions`,});
     for(let line of __sveltets_2_ensureArray(lines)){line.n; { svelteHTML.createElement("p", {});line.text; }}
 }
};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Herald__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Herald__SvelteComponent_ = ReturnType<typeof Herald__SvelteComponent_>;
/*Ωignore_endΩ*/export default Herald__SvelteComponent_;