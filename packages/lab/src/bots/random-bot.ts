import { Intents, reactionTime, thinkingTime } from '@tasovka/cards/bot';
import {
  type Bot,
  type Chance,
  type Decision,
  isObject,
  type Json,
  type JsonObject,
  type Observation,
} from '@tasovka/kernel';

const tempo = { reaction: 480, thinking: 1200 };

/** Does anything of what it is asked for. */
export class RandomBot implements Bot {
  private readonly intents = new Intents<JsonObject>();

  notice(): void {}

  decide({ offers, now, view }: Observation, chance: Chance): Decision | null {
    const asked = offers.filter((offer) => offer.unprompted !== true && offer.type !== 'next');
    if (asked.length > 0) {
      this.intents.about(`${view.round} ${JSON.stringify(asked)}`, now, () => {
        const action = fill(chance.pick(asked), chance);
        const delay = thinkingTime(tempo, 4, 5000, chance);
        if (action.type !== 'slap') return { action, delay };
        const ms = reactionTime(tempo, chance);
        return { action: { ...action, ms }, delay: ms };
      });
    }
    return this.intents.first(now);
  }
}

/** `Array.isArray` does not know lists that may not be changed. */
const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** One action of an offer in words: a list means one of these, the rest say how much they take. */
function fill({ type, fields }: JsonObject, chance: Chance): JsonObject {
  const action: Record<string, Json> = { ...(type !== undefined && { type }) };
  for (const [field, choice] of Object.entries(isObject(fields) ? fields : {})) {
    if (isList(choice)) {
      action[field] = chance.pick(choice);
      continue;
    }
    if (!isObject(choice)) continue;
    const { from, least, most, lowest, highest } = choice;
    if (isList(from)) {
      const rest = [...from];
      chance.shuffle(rest);
      action[field] = rest.slice(0, Number(least) + chance.below(Number(most) - Number(least) + 1));
    } else action[field] = Number(lowest) + chance.below(Number(highest) - Number(lowest) + 1);
  }
  return action;
}
