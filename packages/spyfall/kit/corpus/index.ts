export { type Corpus, type Entry, entriesOf, type Label } from './corpus.ts';
export { development } from './development.ts';
export { heldOut } from './heldOut.ts';
export { judge, type Verdict } from './judge.ts';
export { learnt } from './learnt.ts';
export { learntLater } from './learntLater.ts';
