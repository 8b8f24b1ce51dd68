import { places } from '@tasovka/spyfall';
import { escaped } from '../sim/svg.ts';
import { style } from './page-style.ts';
import type { Figure } from './talk-figures.ts';
import type { BlindLine, Talk } from './talk-samples.ts';

const nameOf = (id: string, language: 'ru' | 'en'): string =>
  places.find((place) => place.id === id)?.name[language] ?? id;

export function talkPage(figures: readonly Figure[], talks: readonly Talk[], sheets: readonly BlindSheet[]): string {
  const rows = figures.map(
    ({ what, goal, is, met }) =>
      `<tr><th>${escaped(what)}</th><td>${escaped(goal)}</td><td class="${met ? 'met' : 'missed'}">${escaped(is)}</td></tr>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>How bots talk</title><style>${style}</style>
<h1>How bots talk</h1><p>Five at the table; 95 % intervals in brackets.</p>
<div class="wide"><table><tr><th></th><th>goal</th><th>measured</th></tr>${rows.join('')}</table></div>
${sheets.map(sheet).join('')}${talks.map(section).join('')}</html>`;
}

export interface BlindSheet {
  readonly language: 'ru' | 'en';
  readonly lines: readonly BlindLine[];
}

function sheet({ language, lines }: BlindSheet): string {
  const items = lines.map(({ text }, i) => `<li><i>${i + 1}</i>${escaped(text)}</li>`);
  const key = lines.flatMap(({ isBot }, i) => (isBot ? [i + 1] : []));
  return `<section lang="${language}"><h2>${language === 'ru' ? 'Вслепую: кто спрашивает, человек или бот?' : 'Blind sheet: person or bot?'}</h2>
<ol>${items.join('')}</ol><details><summary>${language === 'ru' ? 'Ответы: боты' : 'Key: the bots'}</summary><p>${key.join(', ')}</p></details></section>`;
}

function section({ language, names, temperaments, location, spy, how, said, reasons }: Talk): string {
  const who = (seat: number): string => `<b class="${seat === spy ? 'spy' : ''}">${escaped(names[seat] ?? '')}</b>`;
  const lines = said.map(
    ({ asker, asked, question, answer }, i) =>
      `<li><i>${i + 1}</i><p class="q">${who(asker)} → ${who(asked)}: ${escaped(question ?? '…')}</p><p class="a">${who(asked)}: ${escaped(answer ?? '…')}</p></li>`,
  );
  const table = names.map((_, seat) => `${who(seat)} ${temperaments[seat]}`).join(', ');
  const why = reasons.map(({ by, text }) => `<p class="note">${who(by)}: ${escaped(text)}</p>`).join('');
  return `<section lang="${language}"><h2>${escaped(nameOf(location, language))}</h2><p class="note">${table}; ${how}</p><ol>${lines.join('')}</ol>${why}</section>`;
}
