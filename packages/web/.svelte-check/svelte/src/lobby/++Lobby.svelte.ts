///<reference types="svelte" />
;
import { onMount } from 'svelte';
import Chatter from '../table/Chatter.svelte';
import { getSession } from '../table/sessionContext.ts';
import { dropSeat } from '../lib/me.ts';
import { router } from '../lib/router.svelte.ts';
import Button from '../ui/Button.svelte';
import Icon from '../ui/Icon.svelte';
import { say } from '../words/speech.ts';
import { gameCards } from '../lib/games.ts';
import BotPicker from './BotPicker.svelte';
import GameSwitch from './GameSwitch.svelte';
import Invite from './Invite.svelte';
import Options from './Options.svelte';
import Presets from './Presets.svelte';
import RoundTable from './RoundTable.svelte';
import StartBar from './StartBar.svelte';
function $$render() {


















const session = getSession();
const t = $derived(say.now);
const table = $derived(session.table);
let addingBot = $state(false);
let inviting = $state(false);

/** «Играть с ботами»: the table fills itself and starts. */
async function fillWithBots(): Promise<void> {
  if (sessionStorage.getItem('tasovka.bots') !== session.code) return;
  sessionStorage.removeItem('tasovka.bots');
  await session.speak();
  const game = table?.game ?? '';
  const calm = session.words?.presets.find((preset) => preset.id === 'calm');
  if (calm) await session.wish({ kind: 'choose', game, options: calm.options });
  const count = gameCards.find((one) => one.id === game)?.bots ?? 3;
  for (const level of ['easy', 'normal', 'hard', 'normal'].slice(0, count)) await session.wish({ kind: 'bot', level });
  await session.wish({ kind: 'start' });
}
onMount(() => void fillWithBots());

async function leave(): Promise<void> {
  await session.wish({ kind: 'leave' });
  dropSeat(session.code);
  router.go('/');
}
;
async () => {

if(table){
   { svelteHTML.createElement("main", { "class":table.game,});
     { svelteHTML.createElement("header", {});
       { const $$_nottuB2C = __sveltets_2_ensureComponent(Button); new $$_nottuB2C({ target: __sveltets_2_any(), props: {       children:() => { return __sveltets_2_any(0); },"kind":`quiet`,"size":`small`,"label":t.lobby.leave,"onclick":leave,}}); { const $$_nocI3C = __sveltets_2_ensureComponent(Icon); new $$_nocI3C({ target: __sveltets_2_any(), props: {  "name":`leave`,}});} Button}
       { const $$_hctiwSemaG2C = __sveltets_2_ensureComponent(GameSwitch); new $$_hctiwSemaG2C({ target: __sveltets_2_any(), props: { session,}});}
       { const $$_rettahC2C = __sveltets_2_ensureComponent(Chatter); new $$_rettahC2C({ target: __sveltets_2_any(), props: { session,}});}
     }

     { const $$_elbaTdnuoR1C = __sveltets_2_ensureComponent(RoundTable); new $$_elbaTdnuoR1C({ target: __sveltets_2_any(), props: {     session,"onbot":() => (addingBot = true),"oninvite":() => (inviting = true),}});}

     { svelteHTML.createElement("div", { "class":`side`,});
       { svelteHTML.createElement("div", { "class":`buttons`,});
         { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: {   children:() => { return __sveltets_2_any(0); },"kind":`sun`,"onclick":() => (inviting = true),}}); { const $$_nocI4C = __sveltets_2_ensureComponent(Icon); new $$_nocI4C({ target: __sveltets_2_any(), props: {  "name":`share`,}});}t.lobby.invite; Button}
        if(session.isHost){
           { const $$_nottuB3C = __sveltets_2_ensureComponent(Button); new $$_nottuB3C({ target: __sveltets_2_any(), props: { children:() => { return __sveltets_2_any(0); },"onclick":() => (addingBot = true),}}); { const $$_nocI4C = __sveltets_2_ensureComponent(Icon); new $$_nocI4C({ target: __sveltets_2_any(), props: {  "name":`robot`,}});}t.lobby.addBot; Button}
        }
       }
       { const $$_steserP2C = __sveltets_2_ensureComponent(Presets); new $$_steserP2C({ target: __sveltets_2_any(), props: { session,}});}
       { const $$_snoitpO2C = __sveltets_2_ensureComponent(Options); new $$_snoitpO2C({ target: __sveltets_2_any(), props: { session,}});}
       { svelteHTML.createElement("p", { "class":`links`,});
         { svelteHTML.createElement("a", { "href":`/rules/${table.game}`,});t.table.rules; }
         { svelteHTML.createElement("a", {   "href":`/tv/${session.code}`,"target":`_blank`,});t.lobby.tv; }
       }
     }
     { const $$_raBtratS1C = __sveltets_2_ensureComponent(StartBar); new $$_raBtratS1C({ target: __sveltets_2_any(), props: { session,}});}
   }
  if(addingBot){ { const $$_rekciPtoB0C = __sveltets_2_ensureComponent(BotPicker); new $$_rekciPtoB0C({ target: __sveltets_2_any(), props: {   session,"onclose":() => (addingBot = false),}});}}
  if(inviting){ { const $$_etivnI0C = __sveltets_2_ensureComponent(Invite); new $$_etivnI0C({ target: __sveltets_2_any(), props: {   session,"onclose":() => (inviting = false),}});}}
}


};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const Lobby__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type Lobby__SvelteComponent_ = ReturnType<typeof Lobby__SvelteComponent_>;
/*Ωignore_endΩ*/export default Lobby__SvelteComponent_;