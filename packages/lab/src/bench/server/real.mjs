// «Свинтус» for the peers: the same rules on the same kernel, and every seat is sent all it may see, as thin servers do.
import { games } from '@tasovka/games';
import { Match, seenBy } from '@tasovka/kernel';

const { game } = games.swintus;
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
    this.told = this.match.happened();
  }

  play(seat, { action }) {
    if (this.match.act(seat, action, Date.now() - this.began) !== null) return false;
    this.told = this.match.happened();
    if (this.match.over) this.begin();
    return true;
  }

  view(seat) {
    const { match } = this;
    return {
      t: 'u',
      offers: match.offersFor(seat),
      events: this.told.map((one) => seenBy(one, seat)),
      view: match.view(seat),
    };
  }
}
