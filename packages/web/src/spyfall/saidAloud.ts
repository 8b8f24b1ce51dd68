import type { Seat } from '@tasovka/kernel';
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
