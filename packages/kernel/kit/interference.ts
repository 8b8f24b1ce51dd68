import {
  type EmittedEvent,
  type GameTypes,
  type Json,
  type Match,
  type Seat,
  seenBy,
  type Viewer,
} from '../src/index.ts';
import { unlikelyActions } from './hostile.ts';
import { Broken, type Check, difference, give, type Moment, show, twinIn, twinOf } from './moment.ts';

/** (4) What a viewer may not know makes no difference to anything the viewer gets. */
export const hiddenMakesNoDifference: Check = (moment) => {
  const { match, config, chance, game } = moment;
  const viewer = chance.pick<Viewer>(['spectator', ...Array.from({ length: match.header.seats }, (_, seat) => seat)]);
  sameForAll(match, viewer);
  if (!config.disguise || match.over || match.betweenRounds) return undefined;
  const disguised = config.disguise(game.clone(match.state), viewer, chance);
  if (disguised === null) return undefined;
  const [real, other] = [twinOf(moment), twinIn(moment, disguised)];
  same(viewer, 'view', real.view(viewer), other.view(viewer));
  same(viewer, 'deadline', `${real.due}`, `${other.due}`);
  if (typeof viewer === 'number') sameAnswers(moment, viewer, other);
  afterTheNext(moment, viewer, real, other);
  return undefined;
};

/** What a game does not call a viewer's own is sent to everybody alike. */
function sameForAll<T extends GameTypes>(match: Match<T>, viewer: Viewer): void {
  const [mine, open] = [match.roundView(viewer), match.roundView('spectator')];
  const own = match.game.own.map((field) => [field, mine[field]]);
  const [named, shown] = [JSON.stringify(Object.fromEntries(own)), JSON.stringify(match.ownView(viewer))];
  if (named !== shown) throw new Broken(`what is ${viewer}’s own is not the same alone${difference(named, shown)}`);
  for (const field of new Set([...Object.keys(mine), ...Object.keys(open)])) {
    const isMissing = !(field in mine && field in open);
    const isOther = JSON.stringify(mine[field]) !== JSON.stringify(open[field]);
    if (isMissing || (isOther && !match.game.own.includes(field)))
      throw new Broken(`"${field}" is not the same for ${viewer} and for who watches`);
  }
}

function same(viewer: Viewer, what: string, one: Json, other: Json): void {
  const [left, right] = [JSON.stringify(one), JSON.stringify(other)];
  if (left !== right) throw new Broken(`what ${viewer} may not know shows in the ${what}${difference(left, right)}`);
}

function sameAnswers<T extends GameTypes>(moment: Moment<T>, viewer: Seat, other: Match<T>): void {
  const { match } = moment;
  same(viewer, 'offers', match.offersFor(viewer), other.offersFor(viewer));
  for (const action of unlikelyActions(moment, viewer, 3)) {
    const wire = match.game.actions.write(action);
    const [one, two] = [match.clone().act(viewer, wire, match.now), other.clone().act(viewer, wire, match.now)];
    same(viewer, `answer to ${show(wire)}`, { ...one }, { ...two });
  }
}

/** The next input of somebody else, given to both. Where one of them cannot take it, there is nothing to compare. */
function afterTheNext<T extends GameTypes>(
  { config, coming }: Moment<T>,
  viewer: Viewer,
  real: Match<T>,
  other: Match<T>,
): void {
  const { input } = coming;
  if (input.kind === 'next' || (input.kind === 'act' && input.seat === viewer)) return;
  const [one, two] = [give(real, coming), give(other, coming)];
  if (one.refusal !== null || two.refusal !== null) return;
  const shown = (told: EmittedEvent): boolean =>
    told.event.type === 'settled' ||
    (typeof viewer === 'number' && told.secrets?.[viewer] !== undefined) ||
    config.reveals?.(told.event, viewer) === true;
  if (one.told.some(shown) || two.told.some(shown)) return;
  const seen = (told: readonly EmittedEvent[]): Json => told.map((each) => seenBy(each, viewer));
  same(viewer, `events after ${show(input)}`, seen(one.told), seen(two.told));
  same(viewer, `view after ${show(input)}`, real.view(viewer), other.view(viewer));
}
