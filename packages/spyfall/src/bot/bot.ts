import type {
  Bot,
  BotLevel,
  Chance,
  Decision,
  GameEvent,
  JsonObject,
  Observation,
  Seat,
  SeatInfo,
} from '@tasovka/kernel';
import { answerTo } from './answer.ts';
import { questionBy, whomToAsk } from './ask.ts';
import { type Assessment, assess, speakerOf } from './assessment.ts';
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
export class SpyfallBot implements Bot {
  private readonly chair: SeatInfo;
  private readonly skill: Skill;
  private readonly atlas: PlaceKnowledge;
  private readonly pressure: Pressure;
  private hearing: Listener;
  private round = -1;
  private plan: { readonly key: string; readonly action: JsonObject | null; readonly at: number } | null = null;
  private readonly guessed = new Set<string>();
  /** How much had been said when the dark card was last voted on. */
  private agreed = 0;
  private last: Assessment | null = null;

  constructor(level: BotLevel, chair: SeatInfo) {
    this.chair = chair;
    this.skill = skills[level];
    this.atlas = knowledgeFor(chair.options);
    this.pressure = new Pressure(chair.seat);
    this.hearing = new Listener(this.atlas, this.skill);
  }

  notice(event: GameEvent): void {
    if (event.type === 'dealt') this.begin();
    if (event.type === 'guessed' && typeof event.location === 'string') this.guessed.add(event.location);
    if (event.type === 'agreement-closed') this.agreed = this.last?.observed.view.said.length ?? 0;
    this.pressure.notice(event);
  }

  decide(sight: Observation, chance: Chance): Decision | null {
    const now = observe(sight);
    // People look at the cards together after a round, and one of them deals the next.
    if (now.may('next')) return null;
    if (now.view.round !== this.round) this.begin();
    this.round = now.view.round;
    const remarks = this.hearing.listen(now.view.said, chance);
    return this.keep(`${momentOf(now.view)}/${now.types}`, now, () => {
      const { seat: me, seats } = this.chair;
      const { atlas, skill, pressure } = this;
      const thought = assess({ me, seats, knowledge: atlas, skill, pressure }, now, remarks, chance);
      this.last = thought;
      return this.act(thought);
    });
  }

  /** What the bot believes now: for the lab, which likes to look inside. */
  get assessment(): Assessment | null {
    return this.last;
  }

  private begin(): void {
    this.hearing = new Listener(this.atlas, this.skill);
    this.pressure.forget();
    this.guessed.clear();
    this.plan = null;
    this.agreed = 0;
    this.round = -1;
  }

  /** Asked again at the same moment, a person goes on with what they had begun. */
  private keep(key: string, { now }: Observed, make: () => Decision | null): Decision | null {
    if (this.plan?.key !== key) {
      const decision = make();
      this.plan = { key, action: decision?.action ?? null, at: now + (decision?.after ?? 0) };
    }
    const { action, at } = this.plan;
    return action && { action, after: Math.max(0, at - now) };
  }

  private act(thought: Assessment): Decision | null {
    const { observed: now, chance } = thought;
    if (now.may('vote')) return this.timed(vote(thought), thought);
    if (now.may('agree')) return this.timed(agree(thought), thought);
    if (now.may('first')) return this.timed(first(thought), thought);
    if (now.may('choose')) return this.timed(choose(thought), thought);
    if (now.view.phase === 'guess')
      return now.may('guess') ? this.timed(nameFor(thought, this.guessed), thought) : null;
    const aside = guess(thought) ?? point(thought, this.agreed) ?? accuse(thought);
    if (aside && aside.at === undefined) return this.timed(aside, thought);
    if (aside?.at !== undefined && thought.left < aside.at + 8_000) return this.timed(aside, thought);
    if (now.may('answer')) return this.answer(thought);
    if (now.may('ask')) return this.ask(thought);
    if (aside?.at === undefined) return null;
    return { action: aside.action, after: Math.max(1_000, thought.left - aside.at - chance.below(5_000)) };
  }

  private timed({ action, hurry }: Intent, { chance, left, observed: now }: Assessment): Decision {
    const after = hurry === 'decide' ? decidingTime(chance) : votingTime(chance);
    // Nobody is slower than the time there is.
    const until = now.view.voteEnds === null ? left : now.view.voteEnds - now.now;
    return { action, after: Math.max(300, Math.min(after, until - 2_000)) };
  }

  private answer(thought: Assessment): Decision {
    const { observed: now, skill, chance } = thought;
    const { question = null } = now.view.said.at(-1) ?? {};
    const speaker = speakerOf(thought);
    // As one is asked, so one answers, whatever the table speaks.
    const language = languageOf(question ?? '') ?? speaker.language;
    const text = answerTo(question, { ...speaker, language }, chance);
    return { action: { type: 'answer', text }, after: talkingTime(question, text, skill, chance) };
  }

  private ask(thought: Assessment): Decision {
    const { observed: now, guilt, place, seats, chance, skill } = thought;
    const askable = now.choices<Seat>('ask', 'seat');
    const doubt = (seat: Seat): number => (place === null ? 1 / seats : (guilt[seat] as number));
    const seat = whomToAsk(askable, doubt, (one) => answersOf(now, one), chance);
    const written = now.view.talk === 'text' ? { text: questionBy(speakerOf(thought), chance) } : {};
    const read = now.view.said.at(-1)?.answer ?? null;
    return { action: { type: 'ask', seat, ...written }, after: talkingTime(read, written.text, skill, chance) };
  }
}

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
