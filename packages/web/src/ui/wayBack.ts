import { frameDrawn } from '../lib/frames.ts';

const step = 'sheet';

/**
 * The way back of a phone closes the uppermost sheet, also where the browser knows no CloseWatcher: a step of the history
 * stands for the sheets that are open, and whoever goes back goes back by that. A step that is left over when they were
 * closed by hand serves the next ones, and is passed over by whoever really leaves: taking it away would run against the
 * next page.
 */
export class WayBack {
  /** What closes the uppermost sheet; undefined where none is open. */
  private readonly uppermost: () => (() => void) | undefined;
  /** Where the last step was made. */
  private at = history.state === step ? location.href : '';

  constructor(uppermost: () => (() => void) | undefined) {
    this.uppermost = uppermost;
    addEventListener('popstate', () => this.stepped());
  }

  /** A sheet is open. */
  opened(): void {
    void frameDrawn().then(() => {
      if (!this.uppermost()) return;
      if (history.state !== step) history.pushState(step, '');
      this.at = location.href;
    });
  }

  private stepped(): void {
    if (history.state === step || location.href !== this.at) return;
    this.at = '';
    const close = this.uppermost();
    if (!close) history.back();
    else {
      close();
      this.opened();
    }
  }
}
