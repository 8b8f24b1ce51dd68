import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { corner } from './player.ts';

/** What the teacher says now; where its lines may break is nobody's business. */
const hears = (page: Page, text: RegExp): Promise<void> =>
  expect(page.locator('.bubble').filter({ hasText: new RegExp(text.source.replaceAll(' ', '\\s')) })).toBeVisible();
const reads = (page: Page): Promise<void> => page.locator('.bubble').getByRole('button', { name: 'Дальше' }).tap();
const card = (page: Page, kind: string) => page.locator(`.hand [data-kind="${kind}"]`).first();
const lays = (page: Page, kind: string): Promise<void> => card(page, kind).tap(corner);
const presses = (page: Page, name: string | RegExp): Promise<void> =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .tap();
const isDone = (page: Page, rule: string): Promise<void> =>
  expect(page.getByRole('link', { name: rule }).first()).toBeVisible();

/** How somebody walks through each lesson of a minute, and a rule that it taught. */
const walks: Readonly<Record<string, { readonly rule: string; readonly walk: (page: Page) => Promise<void> }>> = {
  'swintus#temnodel': {
    rule: 'Вскрытие',
    async walk(page) {
      await hears(page, /Тапни его/);
      await lays(page, 'red-temnodel');
      await presses(page, 'синяя пятёрка');
      await presses(page, 'красная двойка');
      await hears(page, /Не верится/);
      await presses(page, 'Вскрыть');
      await hears(page, /Враньё/);
      await reads(page);
    },
  },
  'swintus#svinorot': {
    rule: 'Аппетит растёт',
    async walk(page) {
      await hears(page, /с закуской/);
      await lays(page, 'green-svinorot');
      await presses(page, 'синяя единица');
      await hears(page, /сверху двойка/);
      await lays(page, 'yellow-3');
      await hears(page, /Пятачок сдался/);
      await reads(page);
    },
  },
  'swintus#tihohryun': {
    rule: 'Тихохрюн',
    async walk(page) {
      await hears(page, /велит всем молчать/);
      await lays(page, 'red-tihohryun');
      await hears(page, /Рожицы и кнопки — можно/);
      await reads(page);
      await lays(page, 'red-5');
      await hears(page, /тишина кончилась/);
      await reads(page);
    },
  },
  'swintus#etiquette': {
    rule: 'Пустой стул',
    async walk(page) {
      await hears(page, /следит сам стол/);
      await reads(page);
      await hears(page, /тронул голое сукно/);
      await lays(page, 'shshtol-3');
      await presses(page, 'синяя двойка');
      await presses(page, 'зелёная пятёрка');
      await presses(page, 'Готово');
      await hears(page, /ткни в пустое место/);
      const felt = await page.locator('.felt').first().boundingBox();
      await page.touchscreen.tap((felt?.x ?? 0) + 16, (felt?.y ?? 0) + (felt?.height ?? 0) / 2);
      await hears(page, /Вот так и попадаются/);
      await presses(page, 'Ладно, беру');
      await hears(page, /спрятать страницу/);
      await reads(page);
    },
  },
  'lol#modes': {
    rule: 'Блиц на вылет',
    async walk(page) {
      await hears(page, /Последняя карта/);
      await lays(page, 'green-5');
      for (const mode of [/джокеры — по 20/, /«На вылет»/, /«Вместе до конца»/]) {
        await hears(page, mode);
        await reads(page);
      }
    },
  },
  'spyfall#accusation': {
    rule: 'Обвинение',
    async walk(page) {
      await hears(page, /Загляни в свою карту/);
      await page.locator('.look').tap();
      await hears(page, /Хрюня обвиняет Борьку/);
      await page.locator('.verdict .go .yes').tap();
      await hears(page, /Постой/);
      await page.locator('.verdict .go button:not(.yes)').tap();
      await hears(page, /обвинение снято/);
      await reads(page);
    },
  },
  'spyfall#spy': {
    rule: 'Шпион угадывает',
    async walk(page) {
      await hears(page, /Шпион — ты/);
      await page.locator('.look').tap();
      await hears(page, /туманно, но уверенно/);
      await page.locator('form textarea, form input').first().fill('Как всегда: то густо, то пусто.');
      await page.locator('form button[type=submit], form button').last().tap();
      await hears(page, /Теперь спрашивай ты/);
      await page.locator('.whom button:not([aria-disabled])').first().tap();
      await page.locator('form textarea, form input').first().fill('А что тут наливают?');
      await page.locator('form button[type=submit], form button').last().tap();
      await hears(page, /лошадь у входа/);
      await presses(page, /^Места/);
      await presses(page, 'Я знаю, где мы!');
      await presses(page, /Салун/);
      await presses(page, 'Да');
      await presses(page, 'Дальше');
    },
  },
};

for (const [path, { rule, walk }] of Object.entries(walks)) {
  test(`a lesson of a minute: ${path}`, async ({ page }) => {
    await page.goto(`/learn/${path}`);
    await walk(page);
    await isDone(page, rule);
    // The others are on offer, and lead on.
    await expect(page.getByRole('navigation', { name: 'Ещё уроки на минуту' })).toBeVisible();
  });
}
