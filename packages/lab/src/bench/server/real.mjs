// «Свинтус» for the peers: the same rules on the same kernel, and every seat is sent all it may see, as thin servers do.
import { allGames } from '@tasovka/games/all';
import { Match, seenBy } from '@tasovka/kernel';

const { game } = allGames.swintus;
const seats = 4;
/** Nobody is hurried: all moves are the players'. */
const options = { turnMs: 0, slapMs: 60_000, target: 1000 };
let matches = 0;

export class Real {
  constructor() {
    this.begin();
  }

  begin() {
    const names = Array.from({ length: seats }, (_, seat) => `Seat ${seat}`);
    const header = { game: game.id, rulesVersion: game.rulesVersion, seats, options, seed: `${++matches}`, names };
    this.match = Match.start(game, header, { events: true });
    this.began = Date.now();
    this.events = this.match.drainEvents();
  }

  play(seat, { action }) {
    if (this.match.act(seat, action, Date.now() - this.began) !== null) return false;
    this.events = this.match.drainEvents();
    if (this.match.over) this.begin();
    return true;
  }

  view(seat) {
    const { match } = this;
    return {
      t: 'u',
      offers: match.offersFor(seat),
      events: this.events.map((one) => seenBy(one, seat)),
      view: match.view(seat),
    };
  }
}
