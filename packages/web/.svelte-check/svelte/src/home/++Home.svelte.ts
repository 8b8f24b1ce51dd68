///<reference types="svelte" />
;
import { readCode } from '@tasovka/protocol';
import { createTable, whyFailed } from '../lib/api.ts';
import { gameCards } from '../lib/games.ts';
import { me, recentTables } from '../lib/me.ts';
import { remembered } from '../lib/remembered.svelte.ts';
import { router } from '../lib/router.svelte.ts';
import Button from '../ui/Button.svelte';
import Icon from '../ui/Icon.svelte';
import { say } from '../words/speech.ts';
import GameTile from './GameTile.svelte';
import Identity from './Identity.svelte';
import Preferences from './Preferences.svelte';
import Title from './Title.svelte';
function $$render() {















const t = $derived(say.now);
const chosen = remembered('game', 'swintus');
let typed = $state('');
let problem = $state('');
let busy = $state(false);

async function open(withBots: boolean): Promise<void> {
  if (busy) return;
  busy = true;
  problem = '';
  if (!me.name.value.trim()) me.name.value = t.home.nameless;
  try {
    const { code } = await createTable(chosen.value);
    if (withBots) sessionStorage.setItem('tasovka.bots', code);
    router.go(`/t/${code}`);
  } catch (error) {
    problem = t.net.httpReasons[whyFailed(error)] ?? t.app.loadFailed;
    busy = false;
  }
}

function enterCode(event: SubmitEvent): void {
  event.preventDefault();
  const code = readCode(typed);
  if (code) router.go(`/t/${code}`);
  else problem = t.home.noSuchTable;
}
;
async () => {

 { svelteHTML.createElement("svelte:head", {}); { svelteHTML.createElement("title", {});t.app.name; } }

 { svelteHTML.createElement("main", {});
   { const $$_eltiT1C = __sveltets_2_ensureComponent(Title); new $$_eltiT1C({ target: __sveltets_2_any(), props: {}});}
   { const $$_ytitnedI1C = __sveltets_2_ensureComponent(Identity); new $$_ytitnedI1C({ target: __sveltets_2_any(), props: {}});}

   { svelteHTML.createElement("section", {     "class":`games`,"aria-label":t.home.pick,"role":`radiogroup`,});
       for(let game of __sveltets_2_ensureArray(gameCards)){game.id;
       { const $$_eliTemaG2C = __sveltets_2_ensureComponent(GameTile); new $$_eliTemaG2C({ target: __sveltets_2_any(), props: {     game,"chosen":chosen.value === game.id,"onpick":() => (chosen.value = game.id),}});}
    }
   }
   { svelteHTML.createElement("p", {   "class":`line`,"aria-live":`polite`,});t.home.games[chosen.value]?.line; }

   { svelteHTML.createElement("div", { "class":`go`,});
     { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {       children:() => { return __sveltets_2_any(0); },"kind":`primary`,"size":`big`,"wide":true,"disabled":busy,"onclick":() => open(false),}});t.home.create; Button}
     { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {       children:() => { return __sveltets_2_any(0); },"kind":`sun`,"size":`big`,"wide":true,"disabled":busy,"onclick":() => open(true),}});t.home.bots; Button}
   }

   { svelteHTML.createElement("form", {   "class":`code`,"onsubmit":enterCode,});
     { svelteHTML.createElement("label", { "for":`code`,});t.home.join; }
     { svelteHTML.createElement("input", {               "id":`code`,"bind:value":typed,"placeholder":t.home.codePlaceholder,"autocomplete":`off`,"autocapitalize":`characters`,"spellcheck":`false`,"maxlength":8,});/*Ωignore_startΩ*/() => typed = __sveltets_2_any(null);/*Ωignore_endΩ*/}
     { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"type":`submit`,"label":t.home.enter,}}); { const $$_nocI3C = __sveltets_2_ensureComponent(Icon); new $$_nocI3C({ target: __sveltets_2_any(), props: {  "name":`play`,}});} Button}
   }
  if(problem){ { svelteHTML.createElement("p", {   "class":`problem`,"role":`alert`,});problem; }}

  if(recentTables().length > 0){
     { svelteHTML.createElement("section", { "class":`recent`,});
       { svelteHTML.createElement("h2", {});t.home.recent; }
       { svelteHTML.createElement("ul", {});
           for(let [code, seat] of __sveltets_2_ensureArray(recentTables())){code;
           { svelteHTML.createElement("li", {}); { svelteHTML.createElement("a", { "href":`/t/${code}`,}); { svelteHTML.createElement("b", {});code; } t.home.games[seat.game]?.name ?? ''; } }
        }
       }
     }
  }

   { const $$_secnereferP1C = __sveltets_2_ensureComponent(Preferences); new $$_secnereferP1C({ target: __sveltets_2_any(), props: {  "game":chosen.value,}});}
 }


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Home__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Home__SvelteComponent_ = ReturnType<typeof Home__SvelteComponent_>;
/*Ωignore_endΩ*/export default Home__SvelteComponent_;