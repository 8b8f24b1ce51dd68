interface Carried {
  readonly link: string;
  readonly text: string;
}

/** As many as there are chairs. Strangers may come to a table in great numbers, and each could leave something here. */
const mostKept = 10;

/**
 * What a device gives the one its seat moves to: its own book. It waits in memory for as long as the link can be used,
 * one for each of the last guests who asked, and is written nowhere; after a crash the seat moves without it.
 */
export class CarriedThings {
  private readonly byGuest = new Map<string, Carried>();

  put(guest: string, link: string, text: string | undefined): void {
    this.byGuest.delete(guest);
    if (text !== undefined) this.byGuest.set(guest, { link, text });
    const [oldest] = this.byGuest.keys();
    if (this.byGuest.size > mostKept && oldest !== undefined) this.byGuest.delete(oldest);
  }

  /** Once, with the link it was given for. */
  take(guest: string, link: string): string | undefined {
    const carried = this.byGuest.get(guest);
    this.byGuest.delete(guest);
    return carried?.link === link ? carried.text : undefined;
  }
}
