///<reference types="svelte" />
;
import type { Component } from 'svelte';
import { followLink, router } from './lib/router.svelte.ts';
import { settings } from './lib/settings.ts';
import Lost from './ui/Lost.svelte';
import Waiting from './ui/Waiting.svelte';
import { say } from './words/speech.ts';
function $$render() {








type Loader = () => Promise<{ default: Component<Record<string, unknown>> }>;
const load = (loader: () => Promise<{ default: unknown }>): Loader => loader as Loader;

const screens = {
  home: load(() => import('./home/Home.svelte')),
  table: load(() => import('./table/TableGate.svelte')),
  tv: load(() => import('./tv/Tv.svelte')),
  rules: load(() => import('./rules/Rules.svelte')),
};

const route = $derived(router.route);
const key = $derived('code' in route ? `${route.screen}-${route.code}` : route.screen);
const screen = $derived(route.screen === 'lost' ? null : screens[route.screen]());

$effect(() => {
  document.documentElement.lang = settings.language.value;
  const { theme } = settings;
  if (theme.value === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme.value;
});
;
async () => {

 { svelteHTML.createElement("svelte:window", {  "onclick":followLink,});}

if(screen === null){
   { const $$_tsoL0C = __sveltets_2_ensureComponent(Lost); new $$_tsoL0C({ target: __sveltets_2_any(), props: {  "text":say.now.app.lost,}});}
}else{
      { 
     { const $$_gnitiaW0C = __sveltets_2_ensureComponent(Waiting); new $$_gnitiaW0C({ target: __sveltets_2_any(), props: {}});}
  try { const $$_value = await (screen);{ const { default: Screen } = $$_value; 
    key; { { const $$_neercS0C = __sveltets_2_ensureComponent(Screen); new $$_neercS0C({ target: __sveltets_2_any(), props: { ...route,}});}}
  }} catch($$_e) { 
      { const $$_tsoL0C = __sveltets_2_ensureComponent(Lost); new $$_tsoL0C({ target: __sveltets_2_any(), props: {  "text":say.now.app.loadFailed,"retry":true,}});}
  }}
}
};
return { props: {} as Record<string, never>, exports: {}, bindings: __sveltets_$$bindings(''), slots: {}, events: {} }}
const App__SvelteComponent_ = __sveltets_2_fn_component($$render());
/*Ωignore_startΩ*/type App__SvelteComponent_ = ReturnType<typeof App__SvelteComponent_>;
/*Ωignore_endΩ*/export default App__SvelteComponent_;