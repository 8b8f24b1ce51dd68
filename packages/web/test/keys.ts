import { expect, type Locator, type Page } from '@playwright/test';
import type { Player } from './player.ts';

type Name = string | RegExp;

/** Goes on with Tab until what is wanted has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.first().waitFor();
  // What cannot be pressed yet cannot be walked to either.
  await expect(wanted.first()).not.toHaveAttribute('disabled');
  for (let steps = 0; steps < 80; steps++) {
    if ((await wanted.and(page.locator(':focus')).count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no way to ${wanted} by keys`);
}

/** Somebody with a keyboard and nothing else: walks to what has a name, and presses it. */
export class Keys {
  readonly player: Player;
  private readonly page: Page;

  constructor(player: Player) {
    this.player = player;
    this.page = player.page;
  }

  /** Where the keys are heard now. */
  get focused(): Locator {
    return this.page.locator(':focus');
  }

  /** What can be pressed or typed into under this name. */
  control(name: Name): Locator {
    const named = { name, exact: typeof name === 'string' };
    return this.page
      .getByRole('button', named)
      .or(this.page.getByRole('textbox', named))
      .or(this.page.getByRole('link', named));
  }

  async goesTo(name: Name): Promise<void> {
    await tabTo(this.page, this.control(name));
  }

  async presses(name: Name, key = 'Enter'): Promise<void> {
    await this.goesTo(name);
    // A card can be walked to before it may be laid.
    await expect(this.focused).toBeEnabled();
    await this.page.keyboard.press(key);
  }

  /** Lays a card and answers what is asked then: whatever asks has taken the focus itself. */
  async lays(card: string, ...answers: readonly Name[]): Promise<void> {
    await this.presses(this.player.calls(card));
    for (const answer of answers) {
      await expect(this.player.sheet.locator(':focus')).toHaveCount(1);
      await this.presses(answer);
    }
  }

  async types(field: Name, text: string): Promise<void> {
    await this.goesTo(field);
    await this.page.keyboard.type(text);
    await this.page.keyboard.press('Enter');
  }

  async hits(key: string): Promise<void> {
    await this.page.keyboard.press(key);
  }

  /** The focus has come here by itself. */
  async stands(name: Name): Promise<void> {
    await expect(this.focused).toHaveAccessibleName(name);
  }

  /** Whatever was pressed has gone: the focus has not gone with it. */
  async isSomewhere(): Promise<void> {
    await expect(this.focused).toHaveCount(1);
  }
}
