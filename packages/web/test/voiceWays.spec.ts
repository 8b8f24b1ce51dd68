import { expect } from '@playwright/test';
import { inShell } from './browsers.ts';
import { type Caller, everyPair } from './callers.ts';
import { callArgs, test } from './callFixtures.ts';
import { startDealtServer } from './dealtServer.ts';
import { everyone } from './fixtures.ts';
import { Relay, relaySecret } from './relay.ts';

/** Whoever is silent for so long is gone, and whoever is gone for so long has left the call: sooner than people are. */
const startServer = (relay: Relay) =>
  startDealtServer(undefined, undefined, undefined, {
    voice: { turn: { urls: [relay.url], secret: relaySecret }, stunUrls: [], keptMs: 2000 },
    silentMs: 3000,
  });

test.use({ launchOptions: inShell(...callArgs) });

test('by the relay alone; without it people are named, and found again when it is back', async ({ gather }) => {
  const relay = await Relay.begin();
  const server = await startServer(relay);
  try {
    const all = await gather(server.address, 'Маша', 'Костя');
    const [masha, kostya] = all as [Caller, Caller];
    await everyone(all, (one) => one.hidesAddress());
    await everyone(all, (one) => one.joins());
    await everyone(everyPair(all), ([one, other]) => one.hears(other));
    expect((await masha.of(kostya)).way).toEqual(['relay', 'relay']);

    // Hope is given up after fifteen seconds, and another attempt comes after twenty at the latest.
    await masha.page.clock.install();
    await relay.kill();
    await expect.poll(() => masha.states()).not.toContain('connected');
    await masha.passes(15);
    await expect(masha.page.getByRole('alert').filter({ hasText: 'Костя: голосам не найти дороги' })).toBeVisible();
    await relay.start();
    await masha.passes(20);
    await everyone(everyPair(all), ([one, other]) => one.hears(other));
    expect((await kostya.of(masha)).way).toEqual(['relay', 'relay']);
  } finally {
    await server.close();
    await relay.kill();
  }
});

test('whose network is lost is heard again when it is back, and nobody else notices', async ({ gather }) => {
  // What browsers make of a lost network does not reach voices: theirs go by a relay of their own, which goes too.
  const relay = await Relay.begin();
  const server = await startServer(relay);
  try {
    const all = await gather(server.address, 'Маша', 'Костя', 'Лена');
    const [masha, kostya, lena] = all as [Caller, Caller, Caller];
    await kostya.hidesAddress();
    await everyone(all, (one) => one.joins());
    await everyone(everyPair(all), ([one, other]) => one.hears(other));
    const watched = await lena.watches(masha);
    await Promise.all([kostya.person.context.setOffline(true), relay.kill()]);
    await expect(masha.page.locator(`audio[data-voice="${kostya.guest}"]`)).toHaveCount(0);
    await Promise.all([kostya.person.context.setOffline(false), relay.start()]);
    await everyone(everyPair(all), ([one, other]) => one.hears(other));
    expect(await watched()).toBeLessThan(5);
  } finally {
    await server.close();
    await relay.kill();
  }
});
