///<reference types="svelte" />
;
import { gameCards } from '../lib/games.ts';
import type { Session } from '../table/session.svelte.ts';
import { say } from '../words/speech.ts';

;type $$ComponentProps =  { session: Session };function $$render() {





let { session }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();
const t = $derived(say.now);
const game = $derived(session.table?.game);
const choose = (id: string): void => {
  if (id !== game) void session.wish({ kind: 'choose', game: id, options: {} });
};
;
async () => {

if(session.isHost){
   { svelteHTML.createElement("div", {     "class":`games`,"role":`group`,"aria-label":t.lobby.game,});
       for(let { id } of __sveltets_2_ensureArray(gameCards)){id;
       { svelteHTML.createElement("button", {     "type":`button`,"aria-pressed":id === game,"onclick":() => choose(id),});t.home.games[id]?.name; }
    }
   }
}else{
   { svelteHTML.createElement("h1", {});t.home.games[game ?? '']?.name; }
}


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const GameSwitch__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type GameSwitch__SvelteComponent_ = ReturnType<typeof GameSwitch__SvelteComponent_>;
/*Ωignore_endΩ*/export default GameSwitch__SvelteComponent_;