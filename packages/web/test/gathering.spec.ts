import { type Browser, type BrowserContext, expect, type Worker } from '@playwright/test';
import { connect, roomApi, type SeatCredentials } from '@tasovka/protocol';
import { type PushDevice, PushService } from '@tasovka/server/kit';
import { inChromium } from './browsers.ts';
import { type DealtServer, startDealtServer } from './dealtServer.ts';
import { test } from './fixtures.ts';
import { belongings, layTable, type Person, sit } from './kit.ts';

/** What of a service worker the types of a page do not know. */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: object;
  readonly PushEvent: new (type: string, init: { readonly data: string }) => Event;
  readonly NotificationEvent: new (
    type: string,
    init: { readonly notification: Notification; readonly action: string },
  ) => Event;
}

test.use({ launchOptions: inChromium() });

const title = 'Позвать, когда соберёмся';
let service: PushService;
let server: DealtServer;
test.beforeAll(async () => {
  service = await new PushService().start();
  server = await startDealtServer(0.2, process.env.SITE, '127.0.0.1', { push: service.config, leftMs: 100 });
});
test.afterAll(async () => {
  await server.close();
  await service.close();
  expect(service.faults).toEqual([]);
});

/** No push service of a browser can be reached from here: the browser's part of a subscription is a device of ours. */
async function subscribesTo(context: BrowserContext, subscriber: PushDevice['subscriber']): Promise<void> {
  await context.addInitScript(({ endpoint, keys }) => {
    let wanted: BufferSource | null = null;
    const subscription = {
      options: {
        get applicationServerKey() {
          return wanted;
        },
      },
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => true,
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => wanted && subscription,
      subscribe: async (options: { applicationServerKey: BufferSource; userVisibleOnly: boolean }) => {
        if (!options.userVisibleOnly) throw new Error('browsers show every message');
        wanted = (options.applicationServerKey as Uint8Array<ArrayBuffer>).buffer;
        return subscription;
      },
    });
  }, subscriber);
}

/** The browser's own events alone may wait for something: here we do. */
const happens = (worker: Worker, what: { readonly pushed: string } | { readonly pressed: string }): Promise<void> =>
  worker.evaluate(async (event) => {
    const { registration, NotificationEvent, PushEvent } = self as unknown as WorkerScope;
    const [notification] = await registration.getNotifications();
    const init = { notification, action: 'pressed' in event ? event.pressed : '' };
    const happened =
      'pushed' in event
        ? new PushEvent('push', { data: event.pushed })
        : new NotificationEvent('notificationclick', init as { notification: Notification; action: string });
    const done: Promise<unknown>[] = [];
    Object.defineProperty(happened, 'waitUntil', { value: (work: Promise<unknown>) => void done.push(work) });
    dispatchEvent(happened);
    await Promise.all(done);
  }, what);

const told = (worker: Worker): Promise<{ title: string; body: string; tag: string; actions: string[] }[]> =>
  worker.evaluate(async () => {
    const { registration } = self as unknown as WorkerScope;
    return (await registration.getNotifications()).map((one) => ({
      title: one.title,
      body: one.body,
      tag: one.tag,
      actions: (one as unknown as { actions: { action: string }[] }).actions.map(({ action }) => action),
    }));
  });

/** Somebody whose browser holds a seat at a table of two, and may show notifications. */
async function guestAt(
  browser: Browser,
  { subscriber }: PushDevice,
): Promise<{ person: Person; host: SeatCredentials; guest: SeatCredentials }> {
  const people = ['Аня', 'Боря'];
  const [host, guest] = (await layTable({ base: server.address, game: 'swintus', options: {}, people })) as [
    SeatCredentials,
    SeatCredentials,
  ];
  const person = await sit(browser, server.address, 'Боря', 'boar', guest);
  await person.context.grantPermissions(['notifications']);
  await subscribesTo(person.context, subscriber);
  await person.page.goto(`/t/${guest.code}`);
  return { person, host, guest };
}

const isOn = async ({ code, token }: SeatCredentials): Promise<boolean> =>
  (await roomApi.pushState(server.address, code, token)).on;

test('a guest asks for it in the lobby, is told when the host starts, comes back by a tap, and ends it by one', async ({
  browser,
}) => {
  const device = service.device();
  const { person, host, guest } = await guestAt(browser, device);
  const { page, context } = person;
  await page.getByRole('button', { name: title }).tap();
  const sheet = page.getByRole('dialog', { name: title });
  expect(await isOn(guest)).toBe(false);
  await sheet.getByRole('button', { name: 'Зовите меня' }).tap();
  await expect(sheet).toContainText('Позовём.');
  expect(await isOn(guest)).toBe(true);

  // The phone goes into a pocket.
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await page.goto('/rules/swintus');
  const connection = connect({
    url: `${server.address.replace('http', 'ws')}/socket`,
    room: host.code,
    token: host.token,
  });
  await expect.poll(() => connection.view?.table.guests.find(({ id }) => id === guest.guest)?.online).toBe(false);
  await connection.table({ kind: 'start' });
  await expect.poll(() => device.pushed.length).toBe(1);
  const [pushed] = device.pushed;
  await happens(worker, { pushed: JSON.stringify(pushed?.message) });
  const notification = {
    title: 'Стол собирается',
    body: 'Аня начинает: «Свинтус». Твоё место ждёт.',
    tag: host.code,
    actions: ['stop'],
  };
  await expect.poll(() => told(worker)).toEqual([notification]);

  await worker.evaluate(() => {
    const { clients } = self as unknown as WorkerScope;
    // Browsers open windows for real fingers alone.
    Object.defineProperty(clients, 'openWindow', {
      value: async (path: string) => Object.assign(self, { opened: path }),
    });
  });
  await happens(worker, { pressed: '' });
  expect(await worker.evaluate(() => (self as unknown as { opened: string }).opened)).toBe(`/t/${host.code}`);
  expect(await told(worker)).toEqual([]);

  await happens(worker, { pushed: JSON.stringify(pushed?.message) });
  await expect.poll(() => told(worker)).toEqual([notification]);
  await worker.evaluate(({ endpoint }) => {
    PushManager.prototype.getSubscription = async () => ({ endpoint }) as PushSubscription;
  }, device.subscriber);
  await happens(worker, { pressed: 'stop' });
  expect(await isOn(guest)).toBe(false);
  connection.close();
  await context.close();
});

test('it is never asked for unasked, is switched off in the same place, and says why it cannot be', async ({
  browser,
}) => {
  const { person, guest } = await guestAt(browser, service.device());
  const { page, context } = person;
  await page.addInitScript(() => {
    const ask = Notification.requestPermission.bind(Notification);
    Object.assign(globalThis, { asked: 0 });
    Notification.requestPermission = () => {
      (globalThis as unknown as { asked: number }).asked++;
      return ask();
    };
  });
  await page.reload();
  const open = page.getByRole('button', { name: title });
  const sheet = page.getByRole('dialog', { name: title });
  await open.tap();
  expect(await page.evaluate(() => (globalThis as unknown as { asked: number }).asked)).toBe(0);
  await sheet.getByRole('button', { name: 'Зовите меня' }).tap();
  await sheet.getByRole('button', { name: 'Больше не звать' }).tap();
  await expect(sheet.getByRole('button', { name: 'Зовите меня' })).toBeVisible();
  expect(await isOn(guest)).toBe(false);

  await page.addInitScript(() => {
    Notification.requestPermission = async () => 'denied';
  });
  await page.reload();
  await open.tap();
  await sheet.getByRole('button', { name: 'Зовите меня' }).tap();
  await expect(sheet.getByRole('alert')).toContainText('запрещены');

  await page.addInitScript(() => Object.defineProperty(globalThis, 'isSecureContext', { value: false }));
  await page.reload();
  await open.tap();
  await expect(sheet).toContainText('npm start -- --https');
  await expect(sheet.getByRole('button', { name: 'Зовите меня' })).toHaveCount(0);
  await context.close();
});

test('a server without a contact offers nothing', async ({ page, testServer }) => {
  const [, guest] = (await layTable({
    base: testServer.address,
    game: 'swintus',
    options: {},
    people: ['Аня', 'Боря'],
  })) as [SeatCredentials, SeatCredentials];
  await page.addInitScript(
    (all) => {
      for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
    },
    belongings('Боря', 'boar', guest, 'swintus'),
  );
  const answered = page.waitForResponse(/\/push$/);
  await page.goto(`/t/${guest.code}`);
  expect(await (await answered).json()).toEqual({ key: null, on: false });
  await expect(page.getByRole('link', { name: 'Правила' })).toBeVisible();
  await expect(page.getByRole('button', { name: title })).toHaveCount(0);
});
