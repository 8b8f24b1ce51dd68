import { expect } from '@playwright/test';
import { inShell } from './browsers.ts';
import { type Caller, everyPair } from './callers.ts';
import { callArgs, test } from './callFixtures.ts';
import { everyone } from './fixtures.ts';
import { Relay, relaySecret } from './relay.ts';
import { ServerProcess } from './serverProcess.ts';

test.use({ launchOptions: inShell(...callArgs) });

test('by the relay alone; without it people are named, and found again when it is back', async ({ gather }) => {
  const relay = await Relay.begin();
  const server = await ServerProcess.begin({ TURN_URL: relay.url, TURN_SECRET: relaySecret });
  try {
    const all = await gather(server.address, 'Маша', 'Костя');
    const [masha, kostya] = all as [Caller, Caller];
    await everyone(all, (one) => one.hidesAddress());
    await everyone(all, (one) => one.joins());
    await everyone(everyPair(all), ([one, other]) => one.hears(other));
    expect((await masha.of(kostya)).way).toEqual(['relay', 'relay']);

    await relay.kill();
    await expect(masha.page.getByRole('alert').filter({ hasText: 'Костя: голосам не найти дороги' })).toBeVisible({
      timeout: 60_000,
    });
    await relay.start();
    await everyone(everyPair(all), ([one, other]) => one.hears(other));
    expect((await kostya.of(masha)).way).toEqual(['relay', 'relay']);
  } finally {
    await server.kill();
    await relay.kill();
  }
});

test('whose network is lost is heard again when it is back, and nobody else notices', async ({ gather }) => {
  // What browsers make of a lost network does not reach voices: theirs go by a relay of their own, which goes too.
  const relay = await Relay.begin();
  const server = await ServerProcess.begin({ TURN_URL: relay.url, TURN_SECRET: relaySecret });
  try {
    const all = await gather(server.address, 'Маша', 'Костя', 'Лена');
    const [masha, kostya, lena] = all as [Caller, Caller, Caller];
    await kostya.hidesAddress();
    await everyone(all, (one) => one.joins());
    await everyone(everyPair(all), ([one, other]) => one.hears(other));
    const watched = await lena.watches(masha);
    await Promise.all([kostya.person.context.setOffline(true), relay.kill()]);
    await expect(masha.page.locator(`audio[data-voice="${kostya.guest}"]`)).toHaveCount(0, { timeout: 60_000 });
    await Promise.all([kostya.person.context.setOffline(false), relay.start()]);
    await everyone(everyPair(all), ([one, other]) => one.hears(other));
    expect((await watched()).longest).toBeLessThan(5);
  } finally {
    await server.kill();
    await relay.kill();
  }
});
