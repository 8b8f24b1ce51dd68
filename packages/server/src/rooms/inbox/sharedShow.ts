import type { Point, Show } from '@tasovka/protocol';
import type { Member, Outbox } from '../outbox/outbox.ts';
import type { RoomInputs } from './roomInputs.ts';

/**
 * A replay that the table watches together. The host leads and anybody may stop it. Nobody is shown anything by this: every
 * device asks for the replay itself, and sees what its guest may see. It is of the moment, and in no log.
 */
export class SharedShow {
  private readonly inputs: RoomInputs;
  private readonly outbox: Outbox;
  private last: { readonly show: Show; readonly by: string; readonly matches: number } | null = null;

  constructor(inputs: RoomInputs, outbox: Outbox) {
    this.inputs = inputs;
    this.outbox = outbox;
  }

  take({ guest }: Member, show: Show | null): void {
    const { table } = this.inputs.state;
    const isHost = table.data.host === guest;
    if (table.playing || (!isHost && !this.isStop(show))) return;
    if (show === null && this.now === null) return;
    this.last = show && { show, by: guest, matches: table.data.matches };
    this.outbox.sendAll({ t: 'show', by: guest, show });
  }

  /** A match that has begun since is more than any replay. */
  private get now() {
    return this.last?.matches === this.inputs.state.table.data.matches ? this.last : null;
  }

  /** The same replay, and it stands. */
  private isStop(show: Show | null): boolean {
    return show !== null && !show.playing && show.recording === this.now?.show.recording;
  }

  point({ guest }: Member, { what, x, y }: Point): void {
    if (this.now) this.outbox.sendAll({ t: 'point', from: guest, what, x, y });
  }

  /** Whoever comes later comes to what is shown. */
  welcome(guest: string): void {
    const { now } = this;
    const member = this.outbox.memberOf(guest);
    if (now && member) this.outbox.send(member, { t: 'show', by: now.by, show: now.show });
  }
}
