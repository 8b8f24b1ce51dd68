import { places } from '@tasovka/spyfall';
import { shareOf } from '../sim/stats.ts';
import { escaped } from '../sim/svg.ts';
import { style } from './page-style.ts';
import { beliefChart, calibrationChart } from './spyfall-chart.ts';
import type { Sample } from './spyfall-sample.ts';
import { calibration, type Tally } from './spyfall-tally.ts';

export const percent = (hits: number, of: number): string => {
  const { share, low, high } = shareOf(hits, of);
  const whole = (part: number): string => (100 * part).toFixed(1);
  return `${whole(share)} % (${whole(low)}–${whole(high)})`;
};

/** The goals, one row each: what is measured, how it must be, and how it is. */
export function figures(tally: Tally): readonly { what: string; goal: string; is: string; met: boolean }[] {
  const share = (hits: number): number => hits / Math.max(1, tally.rounds);
  const spy = share(tally.spyWins);
  const questions = tally.questions / Math.max(1, tally.rounds);
  return [
    { what: 'the spy wins', goal: '35–60 %', is: percent(tally.spyWins, tally.rounds), met: spy >= 0.35 && spy <= 0.6 },
    {
      what: 'guesses that are right',
      goal: '≥ 50 %',
      is: percent(tally.rightGuesses, tally.guesses),
      met: tally.rightGuesses >= tally.guesses / 2,
    },
    {
      what: 'an innocent accused by all',
      goal: '≤ 15 %',
      is: percent(tally.innocents, tally.rounds),
      met: share(tally.innocents) <= 0.15,
    },
    { what: 'questions in a talk', goal: '≥ 8', is: questions.toFixed(1), met: questions >= 8 },
    { what: 'questions asked twice', goal: '0', is: `${tally.repeated}`, met: tally.repeated === 0 },
    {
      what: 'refused moves, stalled matches',
      goal: '0',
      is: `${tally.refused}, ${tally.stuck}`,
      met: tally.refused + tally.stuck === 0,
    },
  ];
}

const nameOf = (id: string, language: 'ru' | 'en'): string =>
  places.find((place) => place.id === id)?.name[language] ?? id;

export function report(tallies: Readonly<Record<string, Tally>>, samples: readonly Sample[]): string {
  const levels = Object.entries(tallies);
  const all = levels.flatMap(([, tally]) => tally);
  const rows = all
    .slice(0, 1)
    .flatMap(figures)
    .map(({ what, goal }, row) => {
      const cells = all
        .map((tally) => figures(tally)[row])
        .map((cell) => `<td class="${cell?.met ? 'met' : 'missed'}">${cell?.is}</td>`);
      return `<tr><th>${what}</th><td>${goal}</td>${cells.join('')}</tr>`;
    });
  const heads = levels.map(([level, { rounds }]) => `<th>${level}, ${rounds} rounds</th>`).join('');
  const sure = levels.map(
    ([level, tally]) =>
      `<figure>${calibrationChart(calibration(tally.sure))}<figcaption>${level}: the spy about the place</figcaption></figure><figure>${calibrationChart(calibration(tally.doubts))}<figcaption>${level}: agents about the spy</figcaption></figure>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Spyfall among bots</title><style>${style}</style>
<h1>Spyfall among bots</h1><p>Classic, five at the table, half of the matches in Russian and half in English; 95 % intervals in brackets.</p>
<div class="wide"><table><tr><th></th><th>goal</th>${heads}</tr>${rows.join('')}</table></div>
<h2>Do beliefs deserve their numbers?</h2><p>Across: how sure. Up: how often right. On the line they are calibrated; a bigger dot is a more frequent belief.</p><div class="figures">${sure.join('')}</div>
${samples.map(talk).join('')}</html>`;
}

/** One talk, line by line, and what the spy made of it. */
export function talk({ language, names, location, spy, how, said, beliefs, doubts, seconds }: Sample): string {
  const who = (seat: number): string => `<b class="${seat === spy ? 'spy' : ''}">${escaped(names[seat] ?? '')}</b>`;
  const lines = said.map(
    ({ asker, asked, question, answer }, i) =>
      `<li><i>${i + 1}</i><p class="q">${who(asker)} → ${who(asked)}: ${escaped(question ?? '…')}</p><p class="a">${who(asked)}: ${escaped(answer ?? '…')}</p></li>`,
  );
  const cell = (odds: number, self: boolean): string =>
    self ? '<td>·</td>' : `<td style="--odds:${odds.toFixed(2)}">${Math.round(100 * odds)} %</td>`;
  const table = doubts.map(
    (row, seat) => `<tr><th>${who(seat)}</th>${row.map((odds, other) => cell(odds, other === seat)).join('')}</tr>`,
  );
  return `<section lang="${language}"><h2>${language === 'ru' ? 'Один разговор' : 'One talk'}: ${escaped(nameOf(location, language))}</h2>
<p>${language === 'ru' ? 'Шпион' : 'The spy'}: ${who(spy)}. ${how}, ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}.</p>
${beliefChart(beliefs, location, (id) => nameOf(id, language))}<p class="note">${language === 'ru' ? 'Что думает шпион о месте после каждого ответа.' : 'What the spy believes about the place after every answer.'}</p>
<ol>${lines.join('')}</ol><p class="note">${language === 'ru' ? 'Кого кто подозревал в конце (строка — чьё мнение; у шпиона — как это, по его мнению, видят остальные).' : 'Whom each suspected at the end (a row is an opinion; the spy’s is how it must look to the others).'}</p>
<div class="wide"><table class="doubts"><tr><th></th>${names.map((_, seat) => `<th>${who(seat)}</th>`).join('')}</tr>${table.join('')}</table></div></section>`;
}
