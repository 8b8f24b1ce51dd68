import { expect, type Locator, type Page } from '@playwright/test';
import type { GameWords } from '@tasovka/kernel';
import { ruPlural } from '@tasovka/kernel';
import type { Person } from './kit.ts';

/** Where on a card of a fan the finger lands: the strip that the next card leaves free, also where the fan leans. */
export const corner = { position: { x: 17, y: 28 } };

/** Somebody at a phone: taps what a person sees, and tells what they see and hear. */
export class Player {
  readonly name: string;
  readonly page: Page;
  readonly person: Person;
  private readonly words: GameWords;

  constructor(person: Person, words: GameWords) {
    this.name = person.name;
    this.page = person.page;
    this.person = person;
    this.words = words;
  }

  /** What this player calls a card or a place. */
  readonly calls = (name: string): string => this.words.thing(name);

  get hand(): Locator {
    return this.page.getByRole('group', { name: /^Твоя рука/ });
  }

  /** The sheet that asks something in place of the hand. */
  get sheet(): Locator {
    return this.page.getByRole('region');
  }

  card(name: string): Locator {
    return this.hand.getByRole('button', { name: this.words.thing(name), exact: true }).first();
  }

  // ---- Doing -----------------------------------------------------------------------------------------------------

  /** Lays a card that may be laid; answers are what the sheets then ask: a colour, a name, cards, a number. */
  async lays(card: string, ...answers: readonly string[]): Promise<void> {
    await this.card(card).tap(corner);
    for (const answer of answers) await this.answers(answer);
  }

  /** Taps a card although it does not fit. */
  async tries(card: string): Promise<void> {
    await this.card(card).tap({ ...corner, force: true });
  }

  /** One answer to the sheet that is open: by its words, or by the name of a card. */
  async answers(answer: string): Promise<void> {
    const button = this.sheet.getByRole('button', { name: this.words.thing(answer), exact: true });
    await button
      .or(this.sheet.getByRole('button', { name: answer }))
      .first()
      .tap();
  }

  /** A button of the bar, or anywhere else on the screen. */
  async presses(label: string | RegExp): Promise<void> {
    const exact = typeof label === 'string';
    await this.page.getByRole('button', { name: label, exact }).first().tap();
  }

  /** Taps a face the moment it winks: with the eye and the finger of a machine, since a wink is soon over. */
  async noticesWinkOf(winker: Player): Promise<void> {
    await this.seat(winker).evaluate(
      (face) =>
        new Promise<void>((done) => {
          const look = (): void => {
            if (!face.querySelector('.winking')) return void requestAnimationFrame(look);
            face.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
            done();
          };
          look();
        }),
    );
  }

  async writes(text: string): Promise<void> {
    await this.page.getByRole('button', { name: /^Хроника и болтовня/ }).tap();
    await this.page.getByPlaceholder('Написать…').fill(text);
    await this.page.getByRole('button', { name: 'Отправить' }).tap();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).first().tap();
  }

  /** Another app comes to the front of this phone. */
  async looksAway(): Promise<void> {
    await this.page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
  }

  /** The network goes, as in a lift; open sockets go with it. */
  async loses(): Promise<void> {
    await this.person.context.setOffline(true);
  }

  async finds(): Promise<void> {
    await this.person.context.setOffline(false);
  }

  // ---- Seeing ----------------------------------------------------------------------------------------------------

  /** Somebody else at the table, as this player sees them. */
  seat(of: Player): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${of.name}, \\d+ карт`) });
  }

  /** How many cards somebody holds, oneself or another. */
  async counts(of: Player, cards: number): Promise<void> {
    const text = ruPlural(cards, 'карта', 'карты', 'карт');
    if (of === this) await expect(this.hand).toHaveAttribute('aria-label', `Твоя рука: ${text}`);
    else await expect(this.page.getByRole('button', { name: new RegExp(`^${of.name}, ${text}(,|$)`) })).toBeVisible();
  }

  /** What lies on top. */
  async seesTop(card: string): Promise<void> {
    await expect(this.page.getByRole('img', { name: `Сверху лежит: ${this.words.thing(card)}` })).toBeVisible();
  }

  /** Everybody's milliseconds by name, as they stand for a moment after a race at every face and, one's own, below: begin to look before it ends. */
  async slapTimes(people: number): Promise<Record<string, number>> {
    const found = await this.page.waitForFunction(
      ([all, me]) => {
        const faces = [...document.querySelectorAll('[data-spot^="seat-"]')].map(
          (face) => face.getAttribute('aria-label') ?? '',
        );
        const own = document.querySelector('.status .time')?.textContent ?? '';
        const told = [...faces, `${me}, ${own}`].flatMap((text) => {
          const ms = /(\d+)\s+мс/.exec(text)?.[1];
          return ms === undefined ? [] : [[text.split(',')[0], Number(ms)] as const];
        });
        return told.length === all && told;
      },
      [people, this.name] as const,
    );
    return Object.fromEntries((await found.jsonValue()) as [string, number][]);
  }

  /** What the story told last, for who listens instead of looking. */
  async hears(text: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('log')).toContainText(text);
  }

  async sees(text: string | RegExp): Promise<void> {
    await expect(this.page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  }

  /** Why something was refused. */
  async isTold(text: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('alert').filter({ hasText: text })).toBeVisible();
  }

  async isAwaited(): Promise<void> {
    await expect(this.page.getByRole('status').filter({ hasText: 'Твой ход!' })).toBeVisible();
  }
}
