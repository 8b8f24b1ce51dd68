/** How many of something each address has open, and all together. It remembers only addresses that have any. */
export class AddressCount {
  private readonly most: number;
  private readonly mostTogether: number;
  private readonly counts = new Map<string, number>();
  private together = 0;

  constructor(most: number, mostTogether: number) {
    this.most = most;
    this.mostTogether = mostTogether;
  }

  get total(): number {
    return this.together;
  }

  take(address: string): boolean {
    const count = this.counts.get(address) ?? 0;
    if (count >= this.most || this.together >= this.mostTogether) return false;
    this.counts.set(address, count + 1);
    this.together++;
    return true;
  }

  release(address: string): void {
    const left = (this.counts.get(address) ?? 0) - 1;
    if (left > 0) this.counts.set(address, left);
    else this.counts.delete(address);
    this.together--;
  }
}
