import { allows, type GameTypes, sample } from '../src/index.ts';
import { unlikelyActions } from './hostile.ts';
import { Broken, type Check, difference, type Moment, show } from './moment.ts';

/** (6) What is offered is taken, and what is not offered is refused. */
export const offersAreTheRules: Check = (moment) => {
  const { match, chance, saved } = moment;
  if (match.over || match.betweenRounds) return undefined;
  const seat = chance.below(match.header.seats);
  offeredIsTaken(moment, seat);
  otherIsRefused(moment, seat);
  const after = match.save();
  if (after !== saved) throw new Broken(`what was tried on a clone changed the match${difference(saved, after)}`);
  return undefined;
};

function offeredIsTaken<T extends GameTypes>({ match, chance }: Moment<T>, seat: number): void {
  const offers = [...match.offers(seat)];
  for (let tries = 0; tries < 4 && offers.length > 0; tries++) {
    const [offer] = offers.splice(chance.below(offers.length), 1);
    if (!offer) return;
    const action = match.game.actions.write(sample<T['Action']>(offer, chance));
    const refusal = match.clone().act(seat, action, match.now);
    if (refusal) throw new Broken(`seat ${seat} was offered ${show(action)} and refused as ${show(refusal)}`);
  }
}

function otherIsRefused<T extends GameTypes>(moment: Moment<T>, seat: number): void {
  const { match, config } = moment;
  const offers = match.offers(seat);
  for (const action of unlikelyActions(moment, seat, 4)) {
    if (offers.some((offer) => allows(offer, action)) || config.tolerates?.(match.state, seat, action)) continue;
    if (match.clone().act(seat, match.game.actions.write(action), match.now) === null) {
      throw new Broken(`seat ${seat} was not offered ${show(match.game.actions.write(action))}, and it was taken`);
    }
  }
}
