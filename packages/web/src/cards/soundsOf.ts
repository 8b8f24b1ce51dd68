import type { Sound } from '../sound/sounds.ts';
import type { CardEvent } from './cardView.ts';

const sounds: Readonly<Partial<Record<CardEvent['type'], Sound>>> = {
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

export function soundsOf(event: CardEvent): Sound[] {
  const sound = sounds[event.type];
  return sound ? [sound] : [];
}
