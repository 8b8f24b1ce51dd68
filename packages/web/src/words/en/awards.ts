import type { AwardKind } from '@tasovka/games/awards';
import { enPlural } from '@tasovka/kernel';
import type { EveningAwardKind } from '../../book/eveningAwards.ts';
import type { AwardWords } from '../ru/awards.ts';

const cards = (n: number): string => enPlural(n, 'card');
const times = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`);
const grouped = (n: number): string => new Intl.NumberFormat('en').format(n);
const minutes = (ms: number): string => (ms < 60_000 ? `${Math.round(ms / 1000)} s` : `${Math.round(ms / 60_000)} min`);

const quiet = {
  calm: { title: 'Cool as a Cucumber', of: () => 'that’s a talent too' },
  sphinx: { title: 'The Sphinx', of: () => 'said nothing, knew everything' },
  ninja: { title: 'The Invisible Guest', of: () => 'no traces were found' },
  mystery: { title: 'Dark Horse', of: () => 'in the nicest sense' },
  zen: { title: 'Zen Level Ninety', of: () => 'cards come, cards go' },
  stone: { title: 'Poker Face', of: () => 'fit for a banknote' },
  decor: { title: 'The Centrepiece', of: () => 'the rest is background' },
  secret: { title: 'Best-Kept Secret', of: () => 'nobody noticed a thing' },
  support: { title: 'Moral Support', of: () => 'one oink, and all is well' },
  snack: { title: 'Biscuit Inspector', of: () => 'there are none left' },
};

/** What is earned in a match, in any of the games. */
export const awards: Readonly<Record<AwardKind, AwardWords>> = {
  fastest: { title: 'Lightning Hoof', of: (ms) => `slapped in ${Math.round(ms)} ms` },
  slapKing: { title: 'Standing Ovation', of: (n) => `first hand down ${times(n)}` },
  slowpoke: { title: 'Fashionably Late', of: (n) => `slapped with dignity ${times(n)}` },
  cutter: { title: 'Never Sleeps', of: (n) => `cut in ${times(n)}` },
  catcher: { title: 'Eagle Eye', of: (n) => enPlural(n, 'catch', 'catches') },
  forgetful: { title: 'Forgot Something?', of: (n) => `caught ${times(n)}` },
  dreamer: { title: 'Table Philosopher', of: (n) => enPlural(n, 'deep thought') },
  snatcher: { title: 'Terror of the Deck', of: (n) => `took ${cards(n)}` },
  gulper: { title: 'Eyes Bigger Than Hands', of: (n) => `${cards(n)} in one gulp` },
  librarian: { title: 'Keeper of the Archive', of: (n) => `once held ${cards(n)}` },
  layer: { title: 'Generous to a Fault', of: (n) => `laid ${cards(n)}` },
  phoenix: { title: 'Phoenix with a Snout', of: (n) => `won a round after holding ${cards(n)}` },
  shifter: { title: 'Swap Shop', of: (n) => `swapped hands ${times(n)}` },
  painter: { title: 'Avant-Garde Painter', of: (n) => `${enPlural(n, 'colour')} made to order` },
  noisy: { title: 'Slip of the Tongue', of: (n) => `broke the silence ${times(n)}` },
  framed: { title: 'Wrongly Accused', of: (n) => `cleared ${times(n)}` },
  doubter: { title: 'Juror Number Eight', of: (n) => `not convinced ${times(n)}` },

  liar: { title: 'The Most Honest Eyes', of: (n) => `${enPlural(n, 'shady deal')}, not one exposed` },
  openBook: { title: 'Open Book', of: (n) => `failed to fib ${times(n)}` },
  saint: { title: 'Spotless Reputation', of: (n) => `checked ${times(n)}, all clean` },
  detective: { title: 'A Nose for It', of: (n) => `${enPlural(n, 'lie')} exposed` },
  alarmist: { title: 'Trust, but Verify', of: (n) => `checked in vain ${times(n)}` },
  trusting: { title: 'Faith in Humanity', of: (n) => `took their word ${times(n)}` },
  patientZero: { title: 'Patient Zero', of: (n) => `${enPlural(n, 'virus', 'viruses')} given away` },
  hypochondriac: { title: 'Off Sick Again', of: (n) => `caught ${enPlural(n, 'virus', 'viruses')}` },
  doctor: { title: 'The Good Doctor', of: (n) => enPlural(n, 'cure') },
  experimenter: { title: 'Bold Experimenter', of: (n) => `“worth a try” ${times(n)}` },
  sniper: { title: 'Never Misses', of: (n) => enPlural(n, 'clean throw') },
  cloudThrower: { title: 'Terror of the Clouds', of: (n) => `${enPlural(n, 'throw')} into the blue` },
  winker: { title: 'Something in the Eye', of: (n) => enPlural(n, 'wink') },
  winkHunter: { title: 'Optician on Duty', of: (n) => `${enPlural(n, 'wink')} spotted` },
  banker: { title: 'Excellent Credit', of: (n) => `${enPlural(n, 'bill')} paid back` },
  donor: { title: 'Santa in Plain Clothes', of: (n) => `gave away ${cards(n)}` },
  revolving: { title: 'Revolving Door', of: (n) => enPlural(n, 'U-turn') },
  governess: { title: 'The Governess', of: (n) => `${enPlural(n, 'lesson')} in manners` },

  archaeologist: { title: 'Archaeologist', of: (n) => `dug up ${cards(n)}` },
  laugher: { title: 'Laughs Out Loud', of: (n) => `“LOL!” ${times(n)}` },
  moderator: { title: 'Moderator', of: (n) => `${enPlural(n, 'ban')} handed out` },
  bannedSoul: { title: 'Martyr of Free Speech', of: (n) => `banned ${times(n)}` },
  lucky: { title: 'The Deck’s Favourite', of: (n) => `a perfect draw ${times(n)}` },
  postman: { title: 'The Post Must Go On', of: (n) => `passed it on ${times(n)}` },

  asker: { title: 'Chief Inspector', of: (n) => enPlural(n, 'question') },
  answerer: { title: 'Master of Fog', of: (n) => enPlural(n, 'answer') },
  thinker: { title: 'Dramatic Pause', of: (n) => `the word moved on ${times(n)}` },
  accuser: { title: 'Finger of the Year', of: (n) => enPlural(n, 'accusation') },
  suspect: { title: 'Has That Kind of Face', of: (n) => `suspected ${times(n)}, for nothing` },
  unmasker: { title: 'Counter-Intelligence', of: (n) => `${enPlural(n, 'spy', 'spies')} unmasked` },
  conspiracist: { title: 'Enemies Everywhere', of: (n) => `${enPlural(n, 'accusation')} off the mark` },
  telepath: { title: 'Long-Range Mind Reader', of: (n) => `${enPlural(n, 'place')} guessed` },
  tourist: {
    title: 'Tourist Without a Map',
    of: (n) => (n > 1 ? `missed by a mere ${grouped(n)} years` : 'but with such confidence'),
  },
  doubleAgent: { title: 'Licensed to Shrug', of: (n) => `${enPlural(n, 'mission')} accomplished` },
  bluffer: { title: 'One of Us, Surely', of: (ms) => `${minutes(ms)} under cover` },
  regularSpy: { title: 'Not Me Again', of: (n) => `drew the spy ${times(n)}` },

  talker: { title: 'Life of the Party', of: (n) => enPlural(n, 'remark') },
  ...quiet,
};

/** What is earned in a whole evening. */
export const eveningAwards: Readonly<Record<EveningAwardKind, AwardWords>> = {
  sovereign: { title: 'A Night to Remember', of: (n) => enPlural(n, 'win') },
  polyglot: { title: 'Jack of All Trotters', of: (n) => `won at ${n} different games` },
  runaway: { title: 'Express Train', of: (n) => `${n} wins in a row` },
  rebound: { title: 'Rags to Riches', of: () => 'from last place straight to first' },
  silver: { title: 'Silver Lining', of: (n) => `second place ${times(n)}` },
  steady: { title: 'Swiss Watch', of: (n) => `the same place ${n} times running` },
  marathon: { title: 'Last to Leave', of: (ms) => `${minutes(ms)} at the cards` },
  hospitable: { title: 'It’s the Taking Part', of: (n) => `${enPlural(n, 'match', 'matches')} in fine spirits` },
};
