import type { HatName } from '../common/pig/hats.ts';
import type { MoodName } from '../common/pig/moods.ts';
import type { SkinName } from '../common/pig/skin.ts';

interface Piece {
  hat: HatName;
  wood: string;
  mood: MoodName;
  skin: SkinName;
}

const piece = (hat: HatName, wood: string, mood: MoodName, skin: SkinName): Piece => ({ hat, wood, mood, skin });

/** Ten pieces for the score track, told by hat first and by wood second. */
export const TOKEN_HATS: readonly Piece[] = [
  piece('bowler', '#D7344A', 'smug', 'pink'),
  piece('cap', '#2F6FD0', 'wink', 'peach'),
  piece('crown', '#F2A516', 'stern', 'cream'),
  piece('beanie', '#2E9E6B', 'happy', 'pink'),
  piece('tophat', '#8E4BC0', 'sneaky', 'ash'),
  piece('straw', '#7CB342', 'happy', 'peach'),
  piece('propeller', '#E8709A', 'greedy', 'cream'),
  piece('helmet', '#3AA6A6', 'innocent', 'cocoa'),
  piece('pirate', '#5B4566', 'furious', 'pink'),
  piece('beret', '#B5713C', 'love', 'peach'),
];
