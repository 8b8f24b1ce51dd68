import type { Report } from '@tasovka/protocol';
import type { StoredPack } from '../storage/store.ts';
import { escaped, htmlPage, pagePolicy } from './htmlPage.ts';
import type { ListedNode, RoomReport } from './nodeReport.ts';
import { packTitle } from './sharedPacks.ts';

const style = `
:root { color-scheme: light dark; }
body { margin: 0 auto; padding: 16px; max-width: 70em; font: 16px/1.4 system-ui, sans-serif; }
h1 { margin: 0 0 4px; font-size: 24px; }
h2 { margin: 24px 0 8px; font-size: 19px; }
p { margin: 0; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: 6px 12px 6px 0; border-bottom: 1px solid #8886; text-align: left; white-space: nowrap; }
article { margin-bottom: 12px; padding: 12px; border: 1px solid #8886; border-radius: 12px; }
article h3 { margin: 0; font-size: 17px; letter-spacing: 0.05em; }
ul { margin: 8px 0 0; padding: 0; list-style: none; }
form { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; justify-content: space-between; padding: 2px 0; }
form span { overflow-wrap: anywhere; }
button { min-height: 40px; padding: 0 14px; font: inherit; cursor: pointer; }
.bad { color: light-dark(#b00020, #ff8a80); font-weight: 700; }
.soft { opacity: 0.75; }
`;

export const adminPolicy = pagePolicy({ style });

interface SharedPacks {
  readonly count: number;
  readonly last: readonly StoredPack[];
}

/** The nodes, and the rooms awake on them with their guests. Removing somebody is a form that is posted. */
export function adminPage(nodes: readonly ListedNode[], packs: SharedPacks): string {
  const rooms = nodes.flatMap(({ address, report }) => (report?.rooms ?? []).map((room) => ({ address, room })));
  const people = rooms.reduce(
    (sum, { room }) => sum + room.guests.filter(({ bot, online }) => !bot && online).length,
    0,
  );
  const body =
    `<main><h1>Тасовка</h1><p>${people} people here. <a href="/admin">Look again</a>, <a href="/admin/reports">what players marked as wrong</a></p>` +
    `<h2>Nodes: ${nodes.length}</h2><div class="wide"><table><tr><th>node<th>busy<th>rooms<th>sockets<th>forwarded<th>heap<th>memory<th>up` +
    `${nodes.map(nodeRow).join('')}</table></div>` +
    `<h2>Rooms awake: ${rooms.length}</h2>${deletion()}${rooms.map(({ address, room }) => roomCard(address, room)).join('') || '<p class="soft">Nobody plays now.</p>'}` +
    `<h2>Packs shared: ${packs.count}</h2>${packDeletion()}<ul>${packs.last.map(packRow).join('')}</ul></main>`;
  return htmlPage({ language: 'en', title: 'Тасовка: nodes and rooms', style, body });
}

/** What players marked as wrong, the latest first, each with its scenario. */
export function reportsPage(reports: readonly (Report & { readonly room: string })[]): string {
  const rows = reports.map(
    ({ id, room, match, game, moment, rule, text, at }) =>
      `<article><h3>${escaped(game)} ${escaped(rule)}</h3><p>${escaped(text)}</p>` +
      `<p class="soft">${escaped(room)}, match ${match}, moment ${moment}, ${new Date(at).toISOString()}</p>` +
      `<p><a href="/admin/reports/${escaped(id)}">Scenario</a></p></article>`,
  );
  const body = `<main><h1>Reports</h1>${rows.join('') || '<p class="soft">Nothing was wrong so far.</p>'}</main>`;
  return htmlPage({ language: 'en', title: 'Тасовка: reports', style, body });
}

/** Also of rooms that are asleep. */
const deletion = (): string =>
  '<form method="post" action="/admin/delete"><label>Delete everything of the room with the code ' +
  '<input name="room" required></label><button>Delete</button></form>';

/** Also of packs that are not listed: only the last ones are. */
const packDeletion = (): string =>
  '<form method="post" action="/admin/delete-pack"><label>Delete the pack with the code ' +
  '<input name="pack" required></label><button>Delete</button></form>';

const packRow = ({ code, body }: StoredPack): string =>
  `<li><form method="post" action="/admin/delete-pack"><input type="hidden" name="pack" value="${escaped(code)}">` +
  `<span>${escaped(code)} <span class="soft">${escaped(packTitle(body))}</span></span>` +
  `<button aria-label="Delete ${escaped(code)}">Delete</button></form>`;

function nodeRow({ address, report }: ListedNode): string {
  const name = `<tr><td>${escaped(address)}`;
  if (!report) return `${name}<td colspan="7" class="bad">does not answer`;
  const { busy, rooms, sockets, forwarded, heapMB, residentMB, minutesUp } = report;
  const share = `${Math.round(busy * 100)} %${busy > 0.8 ? ' (overloaded)' : ''}`;
  const up = minutesUp < 120 ? `${minutesUp} min` : `${Math.round(minutesUp / 60)} h`;
  const cells = [rooms.length, sockets, forwarded, `${heapMB} MB`, `${residentMB} MB`, up].map((cell) => `<td>${cell}`);
  return `${name}<td${busy > 0.8 ? ' class="bad"' : ''}>${share}${cells.join('')}`;
}

function roomCard(address: string, { code, game, playing, connected, rows, guests }: RoomReport): string {
  const people = guests.map(({ id, name, bot, online }) => {
    const state = bot ? 'bot' : online ? '' : 'away';
    return (
      `<li><form method="post" action="/admin/kick"><input type="hidden" name="room" value="${escaped(code)}">` +
      `<input type="hidden" name="guest" value="${escaped(id)}"><span>${escaped(name)} <span class="soft">${state}</span></span>` +
      `<button aria-label="Remove ${escaped(name)}">Remove</button></form>`
    );
  });
  const state = `${escaped(game)}, ${playing ? 'playing' : 'in the lobby'}, ${connected} connected, ${rows} rows, on ${escaped(address)}`;
  return (
    `<article><h3>${escaped(code)}</h3><p class="soft">${state}</p><ul>${people.join('')}</ul>` +
    `<form method="post" action="/admin/delete"><input type="hidden" name="room" value="${escaped(code)}"><span></span>` +
    `<button aria-label="Delete ${escaped(code)}">Delete the room</button></form></article>`
  );
}
