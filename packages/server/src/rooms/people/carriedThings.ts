interface Carried {
  readonly link: string;
  readonly text: string;
}

/**
 * What a device gives the one its seat moves to: its own book. It waits in memory for as long as the link can be used,
 * one for each guest, and is written nowhere; after a crash the seat moves without it.
 */
export class CarriedThings {
  private readonly byGuest = new Map<string, Carried>();

  put(guest: string, link: string, text: string | undefined): void {
    if (text === undefined) this.byGuest.delete(guest);
    else this.byGuest.set(guest, { link, text });
  }

  /** Once, with the link it was given for. */
  take(guest: string, link: string): string | undefined {
    const carried = this.byGuest.get(guest);
    this.byGuest.delete(guest);
    return carried?.link === link ? carried.text : undefined;
  }
}
