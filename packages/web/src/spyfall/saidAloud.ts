import type { GameEvent, Seat } from '@tasovka/kernel';
import type { ChatLine } from '@tasovka/protocol';
import type { StoryLine } from '../table/story.svelte.ts';

export interface Aloud {
  readonly asker: Seat;
  readonly asked: Seat;
  question: string | null;
  answer: string | null;
}

/** What bots said to each question of this round, where people use their voices: their words come by the chat. */
export function saidAloud(story: readonly StoryLine[], botSeat: (guest: string) => Seat | null): Aloud[] {
  let said: Aloud[] = [];
  for (const one of story) {
    if (one.kind === 'event') {
      if (one.event.type === 'dealt') said = [];
      if (one.event.type === 'asked')
        said.push({ asker: Number(one.event.asker), asked: Number(one.event.asked), question: null, answer: null });
      continue;
    }
    if (one.kind !== 'chat') continue;
    const seat = botSeat(one.line.from);
    const last = said.at(-1);
    const before = said.at(-2);
    if (seat === null || !last) continue;
    // An answer may come after the next question was asked.
    if (last.asker === seat && last.question === null) last.question = one.line.text;
    else if (last.asked === seat && last.answer === null) last.answer = one.line.text;
    else if (before?.asked === seat && before.answer === null) before.answer = one.line.text;
  }
  return said;
}

/** What was said since the round ended; nothing before it has. */
export function saidSinceEnd(story: readonly StoryLine[]): readonly ChatLine[] {
  const begins = (one: StoryLine, type: string): boolean => one.kind === 'event' && one.event.type === type;
  const end = story.findLastIndex((one) => begins(one, 'round-over') || begins(one, 'dealt'));
  const last = story[end];
  if (!last || !begins(last, 'round-over')) return [];
  return story.slice(end).flatMap((one) => (one.kind === 'chat' ? [one.line] : []));
}

/** An accusation that failed, and how many questions had been asked by then. */
export interface FailedVote {
  readonly after: number;
  readonly event: GameEvent;
}

/** SP-20: the failed accusations of this round, where the talk went on. Counted from the last question: a long story forgets its beginning. */
export function failedVotes(story: readonly StoryLine[], asked: number): FailedVote[] {
  const failed: FailedVote[] = [];
  let after = asked;
  for (let i = story.length - 1; i >= 0; i--) {
    const one = story[i];
    if (one?.kind !== 'event') continue;
    if (one.event.type === 'dealt') break;
    if (one.event.type === 'asked') after--;
    if (one.event.type === 'vote-closed' && one.event.unanimous === false) failed.unshift({ after, event: one.event });
  }
  return failed;
}
