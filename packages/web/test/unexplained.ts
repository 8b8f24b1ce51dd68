import type { Page } from '@playwright/test';
import { loadHelp } from '@tasovka/games';
import type { GameHelp, JsonObject } from '@tasovka/kernel';
import { help as en } from '../src/words/en/help.ts';
import { help as ru } from '../src/words/ru/help.ts';
import type { Moment } from './found.ts';

const languages = ['ru', 'en'] as const;
const app = { ru, en };
const cast = { name: (seat: number) => `N${seat}`, me: 0 };

/**
 * What can be pressed at a table and asked about by nobody: it carries no `data-help`, or one that is in no table of words.
 * A question and a pause say in words what they ask; a race is not held; a hold of one's own card shows it.
 */
export async function unexplained(page: Page, { shown }: Moment): Promise<string[]> {
  const { table, match } = shown;
  if (!match) return [];
  const [bare, told] = await page.evaluate(() => {
    const exempt = 'dialog, [role=dialog], .question, .paused, .slap, .look, .toast, .help';
    const keys = [...document.querySelectorAll<HTMLElement>('.table button, .spy button')];
    const silent = keys.filter((one) => one.checkVisibility() && !one.closest(`[data-help], ${exempt}`));
    return [
      silent.map((one) => `${one.className} ${one.ariaLabel ?? one.innerText}`),
      [...document.querySelectorAll<HTMLElement>('[data-help]')].map((one) => one.dataset.help ?? ''),
    ];
  });
  const books = await Promise.all(
    languages.map(async (language) => [language, await loadHelp(table.game, language)] as const),
  );
  const isTold = (about: string, language: 'ru' | 'en', book: GameHelp | null): boolean => {
    const [group = '', name = ''] = about.split(' ');
    if (group === 'app') return Object.hasOwn(app[language].app, name);
    // What stands at a face is one of its signs.
    const asked = group === 'held' ? `card ${name}` : group === 'seat' ? 'sign count' : about;
    return Boolean(book?.of(asked, match.view as JsonObject, cast)?.text);
  };
  const missing = [...new Set(told)].flatMap((about) =>
    books.filter(([language, book]) => !isTold(about, language, book)).map(([language]) => `${about} in ${language}`),
  );
  return [...bare, ...missing];
}
