import { Broken, type Check, difference, give, twinOf } from './moment.ts';

/** (2) A match saved and restored before an input takes it exactly as the match itself does. */
export const twinAgrees: Check = (moment) => {
  const { match, saved, coming } = moment;
  const twin = twinOf(moment);
  if (twin.save() !== saved) throw new Broken(`restored, it is another match${difference(saved, twin.save())}`);
  const other = give(twin, coming);
  return (one) => {
    const [answer, twins] = [JSON.stringify(one.refusal), JSON.stringify(other.refusal)];
    if (answer !== twins) throw new Broken(`restored, it answers otherwise: ${answer}, ${twins}`);
    const [left, right] = [match.save(), twin.save()];
    if (left !== right) throw new Broken(`restored, it goes on otherwise${difference(left, right)}`);
    const [told, twinTold] = [JSON.stringify(one.told), JSON.stringify(other.told)];
    if (told !== twinTold) throw new Broken(`restored, it tells otherwise${difference(told, twinTold)}`);
  };
};
