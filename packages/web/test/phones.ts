import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { SeatCredentials } from '@tasovka/protocol';
import { belongings, faces, overhear, type Person, phone } from './kit.ts';

interface Phone {
  readonly context: BrowserContext;
  page: Page;
  heard: string[];
}

/** A page of ours without the app: its storage can be filled before anybody reads it. */
const pocket = '/icon.svg';

/** Phones are handed on from test to test, emptied in between: to buy a new one takes longer than to play a round. */
export class Phones {
  private readonly shelf: Phone[] = [];
  private readonly browser: Browser;
  private readonly address: string;

  constructor(browser: Browser, address: string) {
    this.browser = browser;
    this.address = address;
  }

  /** A phone for every seat, with the table on its screen. */
  async handOut(seats: readonly SeatCredentials[], names: readonly string[], game: string): Promise<Person[]> {
    while (this.shelf.length < seats.length) this.shelf.push(await this.buy());
    return Promise.all(
      seats.map(async (seat, i) => {
        const one = this.shelf[i] as Phone;
        const { context, page } = one;
        const heard: string[] = [];
        one.heard = heard;
        const name = names[i] as string;
        await page.evaluate(
          (all) => {
            localStorage.clear();
            for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
          },
          belongings(name, faces[i] as string, seat, game),
        );
        await page.goto(`/t/${seat.code}`, { waitUntil: 'commit' });
        return { name, page, context, heard };
      }),
    );
  }

  /** Everything as it was: one page, online, the app closed. */
  async takeBack(): Promise<void> {
    await Promise.all(
      this.shelf.map(async (one) => {
        const { context } = one;
        await context.setOffline(false);
        if (one.page.isClosed()) one.page = await context.newPage();
        for (const page of context.pages()) if (page !== one.page) await page.close();
        await one.page.goto(pocket);
      }),
    );
  }

  private async buy(): Promise<Phone> {
    const context = await this.browser.newContext({
      viewport: phone,
      hasTouch: true,
      locale: 'ru-RU',
      baseURL: this.address,
      reducedMotion: 'reduce',
    });
    const ear: { phone: Phone | null } = { phone: null };
    overhear(context, (line) => ear.phone?.heard.push(line));
    const page = await context.newPage();
    ear.phone = { context, page, heard: [] };
    await page.goto(pocket);
    return ear.phone;
  }
}
