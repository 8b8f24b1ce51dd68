import type {
  Bot,
  BotLevel,
  Chance,
  Decision,
  Observation,
  Remark,
  Seat,
  SeatInfo,
  SettledEvent,
} from '@tasovka/kernel';
import type { SpyfallEvent } from '../event.ts';
import type { Spyfall } from '../game.ts';
import { decideAnswer } from './answer.ts';
import { decideQuestion, whomToAsk } from './ask.ts';
import { type Assessment, assess, type BotKnowledge, speakerOf } from './assessment.ts';
import { Listener } from './listener.ts';
import { answersOf, type Observed, observe } from './observed.ts';
import { decidingTime, talkingTime, votingTime } from './pace.ts';
import { knowledgeFor, type PlaceKnowledge } from './placeKnowledge.ts';
import { Pressure } from './pressure.ts';
import { reasonFor } from './reason.ts';
import type { Scene } from './sayable.ts';
import { type Skill, skills } from './skill.ts';
import { choose, first, nameFor } from './team.ts';
import { putIntoWords, type Utterance } from './utterance.ts';
import { accuse, agree, guess, type Intent, point, vote } from './verdict.ts';
import { type Temperament, temperamentOf } from './voices/voices.ts';
import { wordingOf } from './wording.ts';
import { languageOf } from './words.ts';

/** One bot at one table. All it knows of a round it could read again from the view: it may sit in at any time. */
export class SpyfallBot implements Bot<Spyfall> {
  private readonly info: SeatInfo;
  private readonly skill: Skill;
  private readonly knowledge: PlaceKnowledge;
  private readonly pressure: Pressure;
  private listener: Listener;
  private round = -1;
  private plan: { readonly key: string; readonly decision: Decision | null; readonly at: number } | null = null;
  private readonly guessed = new Set<string>();
  /** How much had been said when the dark card was last voted on. */
  private agreed = 0;
  private last: Assessment | null = null;
  private said: Utterance | null = null;
  /** Why the bot means to accuse somebody, and why it did. */
  private motive: string | null = null;
  private reason: string | null = null;
  private readonly temperament: Temperament;
  /** Questions of the rounds before, so that nobody asks the same twice in a match. */
  private asked: string[] = [];
  /** Answers of the rounds before: a turn of phrase is good once. */
  private answered: string[] = [];

  constructor(level: BotLevel, info: SeatInfo) {
    this.info = info;
    this.skill = skills[level];
    this.knowledge = knowledgeFor(info.options);
    this.temperament = temperamentOf(info.names, info.seat);
    this.pressure = new Pressure(info.seat);
    this.listener = new Listener(this.knowledge, this.skill);
  }

  notice(event: SpyfallEvent | SettledEvent): void {
    if (event.type === 'dealt') this.begin();
    if (event.type === 'accused' && event.seat === this.info.seat) this.reason = this.motive;
    if (event.type === 'guessed') this.guessed.add(event.location);
    if (event.type === 'agreement-closed') this.agreed = this.last?.observed.view.said.length ?? 0;
    this.pressure.notice(event);
  }

  decide(observation: Observation<Spyfall>, chance: Chance): Decision | null {
    const observed = observe(observation);
    // People look at the cards together after a round, and one of them deals the next.
    if (observed.may('next')) return null;
    if (observed.view.round !== this.round) this.begin();
    this.round = observed.view.round;
    const remarks = this.listener.listen(observed.view.said, chance);
    return this.keep(`${momentOf(observed.view)}/${observed.types}`, observed, () => {
      const assessment = assess(this.knowing, observed, remarks, chance);
      this.last = assessment;
      return this.act(assessment);
    });
  }

  /** SP-13: around one table a bot asks and answers aloud, too. It hears no voices, so its answers would do for any question. */
  remark(event: SpyfallEvent | SettledEvent, observation: Observation<Spyfall>, chance: Chance): Remark | null {
    const { seat: me, names } = this.info;
    // At the reveal an accuser says why.
    if (event.type === 'round-over') return this.reason === null ? null : { text: this.reason, after: 2_500 };
    if (event.type !== 'asked' || observation.view.talk !== 'voice') return null;
    if (event.asker !== me && event.asked !== me) return null;
    const speaker = speakerOf(assess(this.knowing, observe(observation), [], chance));
    if (event.asked === me)
      return { text: putIntoWords(decideAnswer(null, event.asker, speaker, chance), [], chance), after: 3_500 };
    const question = putIntoWords(decideQuestion(event.asked, speaker, chance), [], chance);
    return { text: `${names[event.asked] ?? ''}, ${question.charAt(0).toLowerCase()}${question.slice(1)}`, after: 300 };
  }

  /** What the bot decided to say last: whoever words it otherwise starts from this. */
  get utterance(): Utterance | null {
    return this.said;
  }

  /** What the bot will say at the reveal about whom it accused. */
  get grounds(): string | null {
    return this.reason;
  }

  private get knowing(): BotKnowledge {
    const { seat: me, seats, names } = this.info;
    const { knowledge, skill, pressure, temperament, asked, answered } = this;
    return { me, seats, names, temperament, asked, answered, knowledge, skill, pressure };
  }

  /** What the bot believes now, for the lab. */
  get assessment(): Assessment | null {
    return this.last;
  }

  private begin(): void {
    const said = this.last?.observed.view.said ?? [];
    this.asked = [...this.asked, ...said.flatMap(({ question }) => question ?? [])].slice(-400);
    this.answered = [...this.answered, ...said.flatMap(({ answer }) => answer ?? [])].slice(-400);
    this.last = null;
    this.motive = null;
    this.reason = null;
    this.listener = new Listener(this.knowledge, this.skill);
    this.pressure.forget();
    this.guessed.clear();
    this.plan = null;
    this.agreed = 0;
    this.round = -1;
  }

  /** Asked again at the same moment, the bot goes on with what it had begun. */
  private keep(key: string, { now, view }: Observed, make: () => Decision | null): Decision | null {
    if (this.plan?.key !== key) {
      const decision = make();
      this.plan = { key, decision, at: now + (decision?.after ?? 0) };
    }
    const { decision, at } = this.plan;
    // While everybody looks at a vote, bots do nothing either.
    return decision && { ...decision, after: Math.max(0, at - now, view.lookUntil - now) };
  }

  private act(assessment: Assessment): Decision | null {
    const { observed, chance } = assessment;
    if (observed.may('vote')) return this.timed(vote(assessment), assessment);
    if (observed.may('agree')) return this.timed(agree(assessment), assessment);
    if (observed.may('first')) return this.timed(first(assessment), assessment);
    if (observed.may('choose')) return this.timed(choose(assessment), assessment);
    if (observed.view.phase === 'guess')
      return observed.may('guess') ? this.timed(nameFor(assessment, this.guessed), assessment) : null;
    const unasked = guess(assessment) ?? point(assessment, this.agreed) ?? accuse(assessment);
    if (unasked?.action.type === 'accuse') this.motive = reasonFor(assessment, unasked.action.seat);
    if (unasked && unasked.at === undefined) return this.timed(unasked, assessment);
    if (unasked?.at !== undefined && assessment.left < unasked.at + 8_000) return this.timed(unasked, assessment);
    if (observed.may('answer')) return this.answer(assessment);
    if (observed.may('ask')) return this.ask(assessment);
    if (unasked?.at === undefined) return null;
    return { action: unasked.action, after: Math.max(1_000, assessment.left - unasked.at - chance.below(5_000)) };
  }

  private timed({ action, hurry }: Intent, { chance, left, observed }: Assessment): Decision {
    const after = hurry === 'decide' ? decidingTime(chance) : votingTime(chance);
    // Nobody is slower than the time there is.
    const until = observed.view.voteEnds === null ? left : observed.view.voteEnds - observed.now;
    return { action, after: Math.max(300, Math.min(after, until - 2_000)) };
  }

  private answer(assessment: Assessment): Decision {
    const { observed, skill, chance } = assessment;
    const { question = null, asker = 0 } = observed.view.said.at(-1) ?? {};
    const speaker = speakerOf(assessment);
    // An answer is in the language of its question, whatever the table speaks.
    const language = languageOf(question ?? '') ?? speaker.language;
    this.said = decideAnswer(question, asker, { ...speaker, language, said: observed.view.said.slice(0, -1) }, chance);
    const answers = observed.view.said.flatMap(({ answer }) => answer ?? []);
    const text = putIntoWords(this.said, answers, chance);
    const after = inTime(observed, talkingTime(question, text, skill, chance));
    return { action: { type: 'answer', text }, after, wording: wordingOf(this.said, sceneOf(assessment)) };
  }

  private ask(assessment: Assessment): Decision | null {
    const { observed, guilt, place, seats, asked, chance, skill } = assessment;
    const askable = observed.seats('ask');
    const doubt = (seat: Seat): number => (place === null ? 1 / seats : (guilt[seat] ?? 0));
    const seat = whomToAsk(askable, doubt, (one) => answersOf(observed, one), chance);
    if (seat === undefined) return null;
    const read = observed.view.said.at(-1)?.answer ?? null;
    const timed = (text?: string): number => inTime(observed, talkingTime(read, text, skill, chance));
    if (observed.view.talk === 'voice') return { action: { type: 'ask', seat }, after: timed() };
    this.said = decideQuestion(seat, speakerOf(assessment), chance);
    const heard = [...asked, ...observed.view.said.flatMap(({ question }) => question ?? [])];
    const text = putIntoWords(this.said, heard, chance);
    const wording = wordingOf(this.said, sceneOf(assessment));
    return { action: { type: 'ask', seat, text }, after: timed(text), wording };
  }
}

const sceneOf = ({ knowledge, place, names, observed }: Assessment): Scene => ({
  knowledge,
  place,
  names,
  said: observed.view.said,
});

/** SP-13: nobody is passed over for thinking too well. */
const inTime = ({ view, now }: Observed, after: number): number =>
  view.speakBy === null ? after : Math.max(300, Math.min(after, view.speakBy - now - 2_000));

/** What has to change before a bot thinks again. */
function momentOf(view: Observed['view']): string {
  const { phase, round, turn, said, accused, accusers, pointer, naming, pending, captains, teams, declined, talk } =
    view;
  const answered = said.at(-1)?.answer !== null;
  // The last one who is waited for thinks again: all others have shown what they think.
  const others = talk === 'voice' || pending.length === 1 ? pending.length : 0;
  const taken = captains.map((captain) => teams[captain]?.length ?? 0);
  return [
    phase,
    round,
    turn,
    said.length,
    answered,
    accused,
    accusers.length,
    pointer,
    naming,
    others,
    taken,
    declined,
  ].join('/');
}
