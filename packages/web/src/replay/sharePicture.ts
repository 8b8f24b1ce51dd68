import type { Replay } from '@tasovka/protocol';
import { labelOf } from '../games/index.ts';
import { saveFile } from '../lib/saveFile.ts';
import { settings } from '../lib/settings.ts';
import type { Session } from '../table/session.svelte.ts';
import { say } from '../words/speech.ts';
import { drawPicture } from './drawPicture.ts';

/** The moment that is shown, or the podium at the end: to whoever the device shares with, else among the downloads. */
export async function sharePicture(replay: Replay, session: Session, told: string): Promise<void> {
  const { game, endedAt, scores, places, id } = replay.about;
  const isPodium = session.match?.view.over === true;
  const people = (session.table?.guests ?? []).map(({ name, face, bot }, seat) => ({
    name,
    face,
    bot,
    score: scores[seat] ?? 0,
    place: places[seat] ?? 1,
  }));
  const winners = people.filter(({ place }) => place === 1).map(({ name }) => name);
  const blob = await drawPicture({
    over: `${labelOf(game).name} · ${new Intl.DateTimeFormat(settings.language.value).format(endedAt)}`,
    headline: isPodium
      ? winners.length === 1
        ? say.now.end.winner(winners[0] ?? '')
        : say.now.end.share(winners)
      : told,
    people,
    isPodium,
    card: isPodium ? null : document.querySelector<HTMLImageElement>('.stage [data-spot="pile"] img'),
    under: say.now.app.name,
  });
  const file = new File([blob], `${game}-${id.slice(0, 6)}.png`, { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) await navigator.share({ files: [file] });
  else saveFile(file.name, blob);
}
