import type { VoiceNews, VoicePerson } from '@tasovka/protocol';

/** What one's own part in the call has to know of the room. */
export interface VoiceListener {
  hear(news: VoiceNews): void;
  /** The room is there, at first or again: it has to be told anew who is in the call. */
  welcomed(): void;
  refused(): void;
}

/** The call of a table as anybody at it sees it, be they in it, on their way or a television. */
export class Voices {
  people = $state.raw<readonly VoicePerson[]>([]);
  /** Guests who are speaking now. */
  speakers = $state.raw<ReadonlySet<string>>(new Set());
  /** One's own part in it, as soon as there is one. */
  listener: VoiceListener | null = null;

  hear(news: VoiceNews): void {
    if (news.t === 'voice') this.people = news.people;
    else if (news.t === 'speaking') {
      const others = [...this.speakers].filter((one) => one !== news.from);
      this.speakers = new Set(news.speaking ? [...others, news.from] : others);
    }
    this.listener?.hear(news);
  }

  /** Whoever is in the call says so anew, and the room tells who they are. */
  welcomed(): void {
    this.people = [];
    this.speakers = new Set();
    this.listener?.welcomed();
  }
}
