import type { GameEvent, JsonObject, Seat } from '@tasovka/kernel';

type Names = Set<string>;

type Keys = Readonly<Record<string, readonly string[]>>;

/** What the rules of each game show to everybody: events, and the keys in them that name cards or places. */
const shows: Readonly<Record<string, Keys>> = {
  swintus: {
    dealt: ['open'],
    laid: ['card', 'with'],
    intercepted: ['card'],
    mistake: ['card'],
    'laid-dark': ['claim'],
    'turned-over': ['card', 'claim'],
    etiquette: ['card'],
    punished: ['card'],
    infected: ['cards'],
    healed: ['cards'],
    showed: ['card'],
  },
  lol: {
    dealt: ['open'],
    laid: ['card'],
    jumped: ['card'],
    drew: ['card'],
    dug: ['card'],
    'round-won': ['card'],
  },
  spyfall: { guessed: ['location'] },
};

/** What is true of one round, gathered from the judge's view: who ever held what, and what all may know. */
export class RoundTruth {
  private readonly open: Names = new Set();
  private readonly held = new Map<Seat, Names>();
  private readonly all: Names = new Set();
  private readonly shows: Keys;

  constructor(game: string) {
    this.shows = shows[game] ?? {};
  }

  /** The judge's picture after a move. */
  look(view: JsonObject): void {
    this.lookAtHands((view.hand ?? {}) as Readonly<Record<string, readonly string[]>>);
    this.lookAtGifts(view);
    this.lookAtPlaces(view);
  }

  hear(event: GameEvent): void {
    for (const key of this.shows[event.type] ?? []) for (const name of [event[key]].flat()) this.open.add(String(name));
  }

  /** Names this viewer has had no honest way to learn; null: who only watches. */
  hiddenFrom(viewer: Seat | null): ReadonlySet<string> {
    const mine = viewer === null ? undefined : this.held.get(viewer);
    return new Set([...this.all].filter((name) => !this.open.has(name) && !mine?.has(name)));
  }

  private hold(seat: Seat, names: readonly string[]): void {
    const mine = this.held.get(seat) ?? new Set();
    this.held.set(seat, mine);
    for (const name of names) {
      mine.add(name);
      this.all.add(name);
    }
  }

  private lookAtHands(hands: Readonly<Record<string, readonly string[]>>): void {
    for (const [seat, cards] of Object.entries(hands)) this.hold(Number(seat), cards);
  }

  /** Cards on their way from one to another are known to both. */
  private lookAtGifts({ table }: JsonObject): void {
    if (table === null || typeof table !== 'object' || Array.isArray(table)) return;
    const { by, against, cards } = table as JsonObject;
    if (!Array.isArray(cards)) return;
    for (const seat of [by, against]) this.hold(Number(seat), cards.map(String));
  }

  /** The player who has a role knows it and its place; the spy has neither. */
  private lookAtPlaces({ roles, location, locations }: JsonObject): void {
    if (!roles) return;
    const places = [location, ...((locations ?? []) as string[])].filter((place) => typeof place === 'string');
    for (const place of places) this.all.add(place);
    for (const [seat, role] of Object.entries(roles as Readonly<Record<string, string | null>>)) {
      if (role !== null) this.hold(Number(seat), [role, ...places.filter((place) => role.startsWith(place))]);
    }
  }
}
