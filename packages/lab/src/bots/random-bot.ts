import { Intents, reactionTime, thinkingTime } from '@tasovka/cards/bot';
import type { Bot, Chance, Decision, Json, JsonObject, Observation } from '@tasovka/kernel';

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

/** One action of an offer in words: a list means one of these, the rest say how much they take. */
function fill({ type, fields }: JsonObject, chance: Chance): JsonObject {
  const action: Record<string, Json> = { type: type as string };
  for (const [field, choice] of Object.entries(fields as JsonObject)) {
    if (Array.isArray(choice)) {
      action[field] = chance.pick(choice) as Json;
      continue;
    }
    const { from, least, most, lowest, highest } = choice as { [key: string]: Json };
    if (Array.isArray(from)) {
      const rest = [...(from as Json[])];
      chance.shuffle(rest);
      action[field] = rest.slice(0, Number(least) + chance.below(Number(most) - Number(least) + 1));
    } else action[field] = Number(lowest) + chance.below(Number(highest) - Number(lowest) + 1);
  }
  return action;
}
