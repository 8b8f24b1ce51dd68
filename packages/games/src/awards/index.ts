export {
  type AwardKind,
  type AwardRule,
  awardRules,
  awardsByGame,
  type EarnedAward,
  earnedAwards,
  quietAwards,
} from './awardRules.ts';
export { FactCounter, type When } from './factCounter.ts';
export { type Fact, type FactKind, factKinds, factOf, type MatchFacts } from './facts.ts';
export { type Award, giveAwards } from './giveAwards.ts';
export { placeYears } from './yearsBetween.ts';
