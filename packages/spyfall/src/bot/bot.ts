import type {
  Bot,
  BotLevel,
  Chance,
  Decision,
  JsonObject,
  Observation,
  Remark,
  Seat,
  SeatInfo,
  SettledEvent,
} from '@tasovka/kernel';
import type { SpyfallEvent } from '../event.ts';
import type { Spyfall } from '../game.ts';
import { answerTo } from './answer.ts';
import { questionBy, whomToAsk } from './ask.ts';
import { type Assessment, assess, speakerOf } from './assessment.ts';
import { linesIn } from './lines/lines.ts';
import { Listener } from './listener.ts';
import { answersOf, type Observed, observe } from './observed.ts';
import { decidingTime, talkingTime, votingTime } from './pace.ts';
import { languageOf } from './parseLine.ts';
import { knowledgeFor, type PlaceKnowledge } from './placeKnowledge.ts';
import { Pressure } from './pressure.ts';
import { type Skill, skills } from './skill.ts';
import { choose, first, nameFor } from './team.ts';
import { accuse, agree, guess, type Intent, point, vote } from './verdict.ts';

/** One bot at one table. All it knows of a round it could read again from the view: it may sit in at any time. */
export class SpyfallBot implements Bot<Spyfall> {
  private readonly info: SeatInfo;
  private readonly skill: Skill;
  private readonly knowledge: PlaceKnowledge;
  private readonly pressure: Pressure;
  private listener: Listener;
  private round = -1;
  private plan: { readonly key: string; readonly action: JsonObject | null; readonly at: number } | null = null;
  private readonly guessed = new Set<string>();
  /** How much had been said when the dark card was last voted on. */
  private agreed = 0;
  private last: Assessment | null = null;

  constructor(level: BotLevel, info: SeatInfo) {
    this.info = info;
    this.skill = skills[level];
    this.knowledge = knowledgeFor(info.options);
    this.pressure = new Pressure(info.seat);
    this.listener = new Listener(this.knowledge, this.skill);
  }

  notice(event: SpyfallEvent | SettledEvent): void {
    if (event.type === 'dealt') this.begin();
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
      const { seat: me, seats } = this.info;
      const { knowledge, skill, pressure } = this;
      const assessment = assess({ me, seats, knowledge, skill, pressure }, observed, remarks, chance);
      this.last = assessment;
      return this.act(assessment);
    });
  }

  /** SP-13: around one table a bot asks and answers aloud, too. It hears no voices, so its answers would do for any question. */
  remark(event: SpyfallEvent | SettledEvent, observation: Observation<Spyfall>, chance: Chance): Remark | null {
    const { seat: me, seats, names } = this.info;
    if (event.type !== 'asked' || observation.view.talk !== 'voice') return null;
    if (event.asker !== me && event.asked !== me) return null;
    const { knowledge, skill, pressure } = this;
    const observed = observe(observation);
    const speaker = speakerOf(assess({ me, seats, knowledge, skill, pressure }, observed, [], chance));
    if (event.asked === me) return { text: chance.pick(linesIn[speaker.language].dodges), after: 3_500 };
    const question = questionBy(speaker, chance);
    return { text: `${names[event.asked] ?? ''}, ${question.charAt(0).toLowerCase()}${question.slice(1)}`, after: 300 };
  }

  /** What the bot believes now, for the lab. */
  get assessment(): Assessment | null {
    return this.last;
  }

  private begin(): void {
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
      this.plan = { key, action: decision?.action ?? null, at: now + (decision?.after ?? 0) };
    }
    const { action, at } = this.plan;
    // While everybody looks at a vote, bots do nothing either.
    return action && { action, after: Math.max(0, at - now, view.lookUntil - now) };
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
    const { question = null } = observed.view.said.at(-1) ?? {};
    const speaker = speakerOf(assessment);
    // An answer is in the language of its question, whatever the table speaks.
    const language = languageOf(question ?? '') ?? speaker.language;
    const text = answerTo(question, { ...speaker, language }, chance);
    return { action: { type: 'answer', text }, after: inTime(observed, talkingTime(question, text, skill, chance)) };
  }

  private ask(assessment: Assessment): Decision | null {
    const { observed, guilt, place, seats, chance, skill } = assessment;
    const askable = observed.seats('ask');
    const doubt = (seat: Seat): number => (place === null ? 1 / seats : (guilt[seat] ?? 0));
    const seat = whomToAsk(askable, doubt, (one) => answersOf(observed, one), chance);
    if (seat === undefined) return null;
    const written = observed.view.talk === 'text' ? { text: questionBy(speakerOf(assessment), chance) } : {};
    const read = observed.view.said.at(-1)?.answer ?? null;
    return {
      action: { type: 'ask', seat, ...written },
      after: inTime(observed, talkingTime(read, written.text, skill, chance)),
    };
  }
}

/** SP-13: nobody is passed over for thinking too well. */
const inTime = ({ view, now }: Observed, after: number): number =>
  view.speakBy === null ? after : Math.max(300, Math.min(after, view.speakBy - now - 2_000));

/** What has to change before a bot thinks again. */
function momentOf(view: Observed['view']): string {
  const { phase, round, turn, said, accused, accusers, pointer, naming, pending, captains, teams, declined, talk } =
    view;
  const answered = said.at(-1)?.answer !== null;
  const others = talk === 'voice' ? pending.length : 0;
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
