import type { Chance, Seat } from '@tasovka/kernel';
import type { Speaker } from './answer.ts';
import { placesBy, prior, type Remark, suspicions } from './belief.ts';
import { left, type Observed } from './observed.ts';
import type { PlaceKnowledge, Row } from './placeKnowledge.ts';
import type { Pressure } from './pressure.ts';
import type { Skill } from './skill.ts';
import { stationOf, stations } from './station.ts';
import type { Temperament } from './voices/voices.ts';

export interface BotKnowledge {
  readonly me: Seat;
  readonly names: readonly string[];
  readonly temperament: Temperament;
  /** Questions and answers of earlier rounds. */
  readonly asked: readonly string[];
  readonly answered: readonly string[];
  readonly seats: number;
  readonly knowledge: PlaceKnowledge;
  readonly skill: Skill;
  readonly pressure: Pressure;
}

/** Everything a bot makes of the moment: the ground of all it does. */
export interface Assessment extends BotKnowledge {
  readonly observed: Observed;
  readonly chance: Chance;
  readonly remarks: readonly Remark[];
  readonly start: Row;
  /** Where the bot is; null for the spy. */
  readonly place: number | null;
  /** Belief over the places of somebody who heard all that the others said. */
  readonly chances: Row;
  /** By seat, how much their words speak against them, the bot's own included. */
  readonly scores: readonly number[];
  /** By seat, how likely each is the spy; behind the last seat the dark card. Zero for the bot itself. */
  readonly guilt: readonly number[];
  readonly left: number;
}

export function assess(
  knowing: BotKnowledge,
  observed: Observed,
  remarks: readonly Remark[],
  chance: Chance,
): Assessment {
  const { me, seats, knowledge, pressure, skill } = knowing;
  const { view } = observed;
  const start = prior(knowledge.size, new Set(outOf(view).map((id) => knowledge.ids.indexOf(id))));
  const place = view.location === null ? null : knowledge.ids.indexOf(view.location);
  const chances = placesBy(start, remarks, me);
  // The spy does not know the place, but can guess how the talk sounds to those who do.
  const scores = suspicions(start, remarks, place === null ? chances : only(place, knowledge.size), seats);
  const guilt = spyOdds(
    scores.map((score, seat) => skill.trust * score + pressure.on(seat, view.talk)),
    me,
    view.darkCard !== null,
  );
  return { ...knowing, observed, chance, remarks, start, place, chances, scores, guilt, left: left(observed) };
}

const only = (place: number, size: number): Row =>
  Float64Array.from({ length: size }, (_, at) => (at === place ? 1 : 0));

function spyOdds(scores: readonly number[], me: Seat, dark: boolean): number[] {
  const weights = scores.map((score, seat) => (seat === me ? 0 : Math.exp(score)));
  weights.push(dark ? 1 : 0);
  const sum = weights.reduce((all, one) => all + one, 0);
  return weights.map((weight) => weight / sum);
}

/** How suspicious the bot itself looks to the rest of the table: its share among everybody. */
export function ownGuilt({ scores, me, skill }: Assessment): number {
  const weights = scores.map((score) => Math.exp(skill.trust * score));
  return (weights[me] ?? 0) / weights.reduce((all, one) => all + one, 0);
}

export function speakerOf(assessment: Assessment): Speaker {
  const { me, names, temperament, asked, answered, knowledge, skill, place, chances, seats, observed } = assessment;
  const need = Math.min(1.6, 0.5 + 0.4 * ownGuilt(assessment) * seats);
  // SP-51: an agent wants to be known by the own captain, and there is a second place to hide behind.
  // The more there are to speak, the less each of them has to say.
  const discretion = observed.view.variant === 'team' ? 0.4 : (seats / 5) ** 1.4;
  const { language, view } = observed;
  const role = view.roles[me];
  // The spy has no part and plays one: a player who never spoke like anybody would be known by it.
  const own = role ? stationOf(knowledge.roleText(role)) : (stations[(view.round + me) % stations.length] ?? null);
  const station = view.roleplay ? own : null;
  return {
    me,
    names,
    temperament,
    station,
    knowledge,
    language,
    skill,
    place,
    chances,
    need,
    discretion,
    said: view.said,
    asked,
    answered,
  };
}

export const top = (row: Row): { place: number; share: number } => {
  let place = 0;
  let most = row[0] ?? 0;
  for (const [at, share] of row.entries()) {
    if (share > most) {
      place = at;
      most = share;
    }
  }
  return { place, share: most };
};

/** SP-3, HR-8: places that it cannot be. */
const outOf = ({ used, ruledOut }: Observed['view']): readonly string[] =>
  ruledOut === null ? used : [...used, ruledOut];
