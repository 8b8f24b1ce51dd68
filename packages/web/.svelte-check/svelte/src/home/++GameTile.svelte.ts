///<reference types="svelte" />
;
import type { GameCard } from '../lib/games.ts';
import { say } from '../words/speech.ts';

;type $$ComponentProps =  { game: GameCard; chosen: boolean; onpick: () => void };function $$render() {




let { game, chosen, onpick }:/*Ωignore_startΩ*/$$ComponentProps/*Ωignore_endΩ*/ = $props();
const t = $derived(say.now);
const words = $derived(t.home.games[game.id]);

const art = {
  swintus: () => import('./SwintusArt.svelte'),
  lol: () => import('./LolArt.svelte'),
  spyfall: () => import('./SpyArt.svelte'),
} as const;
const picture = $derived(art[game.id as keyof typeof art]());
;
async () => {

 { svelteHTML.createElement("button", {         "type":`button`,"class":`tile ${game.id}`,"role":`radio`,"aria-checked":chosen,"onclick":onpick,});chosen;
   { svelteHTML.createElement("span", {   "class":`art`,"aria-hidden":`true`,});
       { const $$_value = await (picture);{ const { default: Art } = $$_value;  { const $$_trA2C = __sveltets_2_ensureComponent(Art); new $$_trA2C({ target: __sveltets_2_any(), props: {}});}}}
   }
   { svelteHTML.createElement("span", { "class":`name`,});words?.name; }
   { svelteHTML.createElement("span", { "class":`count`,});t.home.players(game.least, game.most); }
 }


};
return { props: {} as any as $$ComponentProps, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const GameTile__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type GameTile__SvelteComponent_ = ReturnType<typeof GameTile__SvelteComponent_>;
/*Ωignore_endΩ*/export default GameTile__SvelteComponent_;