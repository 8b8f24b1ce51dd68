import type { MoodName } from '../art/common/pig/moods.ts';

/** What travels is a common sign; what is seen is one of our own faces. */
export const reactions: readonly { readonly emoji: string; readonly mood: MoodName }[] = [
  { emoji: '😂', mood: 'happy' },
  { emoji: '😱', mood: 'shocked' },
  { emoji: '😡', mood: 'furious' },
  { emoji: '❤️', mood: 'love' },
  { emoji: '😏', mood: 'smug' },
  { emoji: '🤫', mood: 'hush' },
  { emoji: '😴', mood: 'asleep' },
  { emoji: '😵', mood: 'dazed' },
];

export const moodOf = (emoji: string): MoodName | null => reactions.find((one) => one.emoji === emoji)?.mood ?? null;
