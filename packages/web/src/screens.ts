import { parseRoomCode } from '@tasovka/protocol';
import type { Component } from 'svelte';
import { lookAhead } from './lib/api.ts';
import { seatAt } from './lib/me.ts';
import type { Route } from './lib/router.svelte.ts';

type Screen = { default: Component<Record<string, unknown>> };
const load = (loader: () => Promise<{ default: unknown }>) => loader as () => Promise<Screen>;

export const screens = {
  table: load(() => import('./table/TableGate.svelte')),
  alone: load(() => import('./device/Alone.svelte')),
  round: load(() => import('./round/Round.svelte')),
  share: load(() => import('./home/Share.svelte')),
  link: load(() => import('./table/Redeem.svelte')),
  tv: load(() => import('./tv/Tv.svelte')),
  rules: load(() => import('./rules/Rules.svelte')),
  learn: load(() => import('./learn/Learn.svelte')),
  book: load(() => import('./book/BookPage.svelte')),
  mybook: load(() => import('./book/MyBook.svelte')),
  setting: load(() => import('./own/SettingPage.svelte')),
  replay: load(() => import('./replay/Replay.svelte')),
  places: load(() => import('./places/Places.svelte')),
  shared: load(() => import('./places/Shared.svelte')),
  deal: load(() => import('./replay/Deal.svelte')),
};

/** Whoever follows a link has its screen, and what that will ask the server, on the way before a word can be said. */
export function setOut(route: Route): void {
  if (route.screen === 'home' || route.screen === 'lost') return;
  void screens[route.screen]().catch(() => undefined);
  const code = route.screen === 'table' ? parseRoomCode(route.code) : null;
  if (code !== null && !seatAt(code)) lookAhead(code);
}
