import type { Bot, BotLevel, Chance, Decision, Json, JsonObject } from '@tasovka/kernel';
import { isJsonObject } from '@tasovka/protocol';

/** AC-23: a skewed distribution, median 350 to 700 ms by level, never below 180. */
const medians: Readonly<Record<BotLevel, number>> = { easy: 700, solid: 520, strong: 350 };

function reactionTime(level: BotLevel, chance: Chance): number {
  const spread = [0, 0, 0].reduce((sum) => sum + chance.below(1000) / 1000 - 0.5, 0);
  return Math.max(180, Math.round(medians[level] * Math.exp(spread * 0.9)));
}

/** Actions taken only when there is no other: a game of these alone would never end. */
const idle: ReadonlySet<unknown> = new Set(['draw', 'pass', 'take']);

/** Any offered move that something waits for. It plays badly, but any game. */
export function anyMove(offers: readonly JsonObject[], level: BotLevel, chance: Chance): Decision | null {
  const asked = offers.filter((offer) => offer.unprompted !== true);
  if (asked.length === 0) return null;
  const busy = asked.filter((offer) => !idle.has(offer.type));
  const offer = chance.pick(busy.length > 0 ? busy : asked);
  const quick = offer.type === 'slap' || offer.type === 'intercept' || offer.type === 'catch';
  const after = reactionTime(level, chance) * (quick ? 1 : 2);
  const fields = isJsonObject(offer.fields) ? offer.fields : {};
  return { action: { type: String(offer.type), ...fill(fields, chance) }, after };
}

/** For games that have no bot of their own. */
export const randomBot = (level: BotLevel): Bot => ({
  notice: () => {},
  decide: ({ offers }, chance) => anyMove(offers, level, chance),
});

const isList = (json: Json | undefined): json is readonly Json[] => Array.isArray(json);

/** Fills the fields of an offer: a list means one of these, the rest say how much they take. */
function fill(fields: JsonObject, chance: Chance): JsonObject {
  const action: Record<string, Json> = {};
  for (const [field, choice] of Object.entries(fields)) {
    if (isList(choice)) {
      action[field] = chance.pick(choice);
      continue;
    }
    const { from, least, most, longest, lowest, highest } = isJsonObject(choice) ? choice : {};
    if (isList(from)) action[field] = someOf(from, Number(least), Number(most), chance);
    else if (longest !== undefined) action[field] = '…'.slice(0, Number(longest));
    else action[field] = Number(lowest) + chance.below(Number(highest) - Number(lowest) + 1);
  }
  return action;
}

function someOf(from: readonly Json[], least: number, most: number, chance: Chance): Json[] {
  const rest = [...from];
  const count = least + chance.below(most - least + 1);
  return Array.from({ length: count }, () => rest.splice(chance.below(rest.length), 1)).flat();
}
