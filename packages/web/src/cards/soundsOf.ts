import type { GameEvent, Seat } from '@tasovka/kernel';
import type { Sound } from '../lib/sounds.ts';

const sounds: Readonly<Record<string, Sound>> = {
  laid: 'lay',
  'laid-dark': 'lay',
  intercepted: 'whoosh',
  jumped: 'whoosh',
  drew: 'draw',
  took: 'draw',
  dug: 'draw',
  'slap-on': 'alarm',
  slapped: 'slap',
  declared: 'call',
  'said-lol': 'call',
  caught: 'caught',
  'turned-over': 'reveal',
  'silence-broken': 'no',
  'round-won': 'win',
  dealt: 'shuffle',
  counted: 'tick',
  'turned-round': 'whoosh',
  thrown: 'whoosh',
  healed: 'reveal',
  infected: 'caught',
};

export function soundsOf(event: GameEvent, _me: Seat | null): Sound[] {
  const sound = sounds[event.type];
  return sound ? [sound] : [];
}
