import type { BotLevel, Chance, Decision, Language, Observation, SeatInfo } from '@tasovka/kernel';
import type { Spyfall } from '@tasovka/spyfall';
import { type Asked, type Concept, resolved, SpyfallBot } from '@tasovka/spyfall/bot';
import { spokenIn } from './talk-spoken.ts';

/** Scripted players are yardsticks: they vote and ask as a bot does, and answer as one kind of person would. */
export const scripts = ['vague', 'slang', 'silent', 'chatterbox', 'average'] as const;
export type Script = (typeof scripts)[number];

export class ScriptedPlayer extends SpyfallBot {
  private readonly script: Script;
  private kept: { readonly at: string; readonly text: string } | null = null;

  constructor(script: Script, level: BotLevel, info: SeatInfo) {
    super(level, info);
    this.script = script;
  }

  override decide(observation: Observation<Spyfall>, chance: Chance): Decision | null {
    const decision = super.decide(observation, chance);
    const type = decision?.action.type;
    if (decision === null) return null;
    if (this.script === 'silent' && (type === 'answer' || type === 'ask')) return null;
    // The vague one is a yardstick for listeners: it never ends the round by itself.
    if (this.script === 'vague' && (type === 'guess' || type === 'accuse')) return null;
    if (type !== 'answer') return decision;
    const at = `${observation.view.round}/${observation.view.said.length}`;
    if (this.kept?.at !== at) this.kept = { at, text: this.line(observation, chance, String(decision.action.text)) };
    return { ...decision, action: { ...decision.action, text: this.kept.text } };
  }

  private line({ view, language }: Observation<Spyfall>, chance: Chance, own: string): string {
    const spoken = spokenIn[language];
    const { question = null, asker = 0, asked: me = 0 } = view.said.at(-1) ?? {};
    const asked = resolved(question, view.said.slice(0, -1), asker, me);
    const { topic, closed } = asked;
    switch (this.script) {
      case 'vague':
        return chance.pick(spoken.vague);
      case 'chatterbox':
        return chance.pick(spoken.chatter);
      case 'slang':
        return this.inSlang(asked, language, chance) ?? typed(own);
      case 'average':
        return chance.below(100) < 55 && topic !== null && !closed ? chance.pick(spoken.common[topic]) : typed(own);
      default:
        return own;
    }
  }

  /** A fair agent: true of the place, on the subject, in words of the street. */
  private inSlang({ topic, concept, closed }: Asked, language: Language, chance: Chance): string | null {
    const { utterance, assessment } = this;
    const place = assessment?.place ?? null;
    if (assessment === null || place === null || utterance === null) return null;
    const spoken = spokenIn[language];
    const { stance } = utterance;
    if (closed && concept !== null) {
      return chance.pick(stance === 'yes' ? spoken.yes : stance === 'no' ? spoken.no : spoken.unsure);
    }
    const isThere = (thing: Concept): boolean => ['core', 'has'].includes(assessment.knowledge.fit(place, thing));
    const things = (Object.entries(spoken.slang) as [Concept, string][]).filter(
      ([thing]) => spoken.topics[thing] === topic && isThere(thing),
    );
    const told = assessment.knowledge.facts.filter(
      (fact) => fact.place === place && fact.topic === topic && fact.tell < 3,
    );
    const lines = [...things.map(([, line]) => line), ...told.map(({ text }) => typed(text[language]))];
    return lines.length === 0 ? null : chance.pick(lines);
  }
}

/** As typed on a phone: small letters, no full stop, the odd letter missing. */
const typed = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[.!]+$/, '')
    .replaceAll('ё', 'е')
    .replace(/[—–]/g, '-');
