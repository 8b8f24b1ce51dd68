/** A bot for any of the games: `node bot.ts http://localhost:3000 BCDF-GHJK "Name"`. It plays what is offered, at random. */
import {
  type Choice,
  connect,
  isList,
  isSeveral,
  type Offer,
  type RoomView,
  readOffers,
  roomApi,
} from '@tasovka/protocol';

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

function fill(choice: Choice): unknown {
  if (isList(choice)) return pick(choice);
  if (isSeveral(choice)) return choice.from.slice(0, choice.least);
  return 'longest' in choice ? 'Hm!'.slice(0, choice.longest) : choice.lowest;
}

/** What something waits for; drawing and passing only where there is nothing else. */
function choose(offers: readonly Offer[]): object | null {
  const asked = offers.filter(({ unprompted }) => !unprompted);
  const lively = asked.filter(({ type }) => !['draw', 'pass', 'take'].includes(type));
  const offer = pick(lively.length > 0 ? lively : asked);
  if (!offer) return null;
  const fields = Object.entries(offer.fields).map(([field, choice]) => [field, fill(choice)]);
  return { type: offer.type, ...Object.fromEntries(fields) };
}

const [server = 'http://localhost:3000', code = '', name = 'Robin'] = process.argv.slice(2);
const seat = await roomApi.join(server, code, { name, face: 'bot', program: true });
let view: RoomView | null = null;
let isAsking = false;

async function play(): Promise<void> {
  if (isAsking || view?.match?.view.over === true) return;
  const action = choose(readOffers(view?.match?.offers ?? []));
  if (!action) return;
  isAsking = true;
  const answer = await room.act(action as Parameters<typeof room.act>[0]);
  isAsking = false;
  // Refused: somebody was faster, and a new view is on its way. Offered still: once more in a moment.
  setTimeout(() => void play(), answer.t === 'done' ? 0 : 50);
}

const room = connect({
  url: `${server.replace('http', 'ws')}/socket`,
  room: seat.code,
  token: seat.token,
  on: {
    view(now) {
      if (now.match?.view.over === true && view?.match?.view.over !== true) console.log('the match is over');
      view = now;
      void play();
    },
    status: (status) => status === 'closed' && process.exit(0),
  },
});
