import { seatsIn } from '@tasovka/kernel';
import type { HouseRule } from './houseRule.ts';

/** HR-10: more than half of those who may vote are enough, before time is up and after. */
export const majority: HouseRule = {
  rule: 'HR-10',
  carries: ({ yes, voters }) => 2 * seatsIn(yes).length > seatsIn(voters).length,
};
