import { connect, type Point, type RoomConnection, type RoomView, type Show } from '@tasovka/protocol';
import { Marks } from '../lib/marks.svelte.ts';
import { tabStorage } from '../lib/storage.ts';
import type { ReplayWire } from './replayWire.svelte.ts';

const key = 'together';

/** Who plays along is told this often where the leader is: clocks differ, and so do the moments that eyes see. */
const checkMs = 5000;
/** A finger on the line of time passes many moments; the others need those where it rests. */
const restMs = 120;

/** Whoever comes from the table to what is shown there follows it. */
export const comeToWatch = (recording: string): void => tabStorage.write(key, recording);

/**
 * The table behind a replay: whoever looks at it sits there still, and hears when a match begins. What it watches together
 * the host leads, the others follow, and anybody stops it and points.
 */
export class Together {
  /** What is shown; null before it begins and after it ended. */
  show = $state.raw<Show | null>(null);
  readonly marks = new Marks();
  private view = $state.raw<RoomView | null>(null);
  private readonly recording: string;
  private readonly player: ReplayWire;
  private readonly connection: RoomConnection;
  private wantsToLead = false;
  /** Whoever looks at it alone is led by nobody. */
  private takesPart: boolean;
  /** When this device said something last; 0 where it has not. */
  private toldAt = 0;
  private telling: ReturnType<typeof setTimeout> | undefined;

  constructor(recording: string, code: string, token: string, player: ReplayWire) {
    this.recording = recording;
    this.player = player;
    this.takesPart = isInvited(recording);
    this.connection = connect({
      url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`,
      room: code,
      token,
      on: {
        view: (view) => {
          this.view = view;
          if (this.wantsToLead) this.lead();
        },
        show: (show, by) => this.hear(show, by),
        point: (point, from) => this.marks.add(point, this.nameOf(from)),
      },
    });
  }

  /** The table plays: that is more than any replay. */
  get isPlaying(): boolean {
    return this.view?.match != null && this.view.match.view.over !== true;
  }

  get leads(): boolean {
    return this.show !== null && this.view !== null && this.view.table.host === this.view.table.you;
  }

  /** Who shows it: the host, whoever has stopped it. */
  get leader(): string {
    return this.nameOf(this.view?.table.host ?? '');
  }

  private nameOf(id: string): string {
    return this.view?.table.guests.find((guest) => guest.id === id)?.name ?? '';
  }

  /** From now on everybody at the table sees what is shown here. */
  lead(): void {
    this.takesPart = true;
    this.wantsToLead = this.view === null;
    if (this.view) this.tell();
  }

  /** After every change of the player: the leader's are everybody's, and where anybody stops it, it stops for all. */
  follow(n: number, playing: boolean, speed: number): void {
    const { show } = this;
    if (!show) return;
    // Whoever is at the end first has not stopped it.
    const isStop = show.playing && !playing && !this.player.isAtEnd;
    if (!this.leads && !isStop) return;
    const isLate = playing && performance.now() - this.toldAt >= checkMs;
    if (playing !== show.playing || speed !== show.speed || isLate) this.tell();
    else if (!playing && n !== show.n) {
      clearTimeout(this.telling);
      this.telling = setTimeout(() => this.tell(), restMs);
    }
  }

  private tell(): void {
    clearTimeout(this.telling);
    const { n, playing, speed } = this.player;
    this.toldAt = performance.now();
    this.show = { recording: this.recording, n, playing, speed };
    this.connection.show(this.show);
  }

  end(): void {
    this.connection.show(null);
  }

  point(point: Point): void {
    if (this.show) this.connection.point(point);
  }

  private hear(show: Show | null, by: string): void {
    if (!this.takesPart || (show && show.recording !== this.recording)) return;
    // What this device said comes back to it when its player may have gone on.
    const isEcho = this.toldAt > 0 && by === this.view?.table.you;
    if (isEcho && show) return;
    this.show = show;
    if (show) this.player.follow(show);
  }

  /** Whoever leads takes the show along. */
  close(): void {
    clearTimeout(this.telling);
    tabStorage.drop(key);
    if (this.leads) this.end();
    this.connection.close();
  }
}

export const isInvited = (recording: string): boolean => tabStorage.read(key) === recording;
