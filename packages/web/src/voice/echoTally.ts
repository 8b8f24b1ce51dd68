/** Ticks of the microphone: so many must have been heard before anything is said. */
const enough = { ofOthers: 80, ofNobody: 40 };
const often = 0.7;
const seldom = 0.1;

/**
 * Is one's own microphone loud nearly whenever somebody else speaks, and hardly ever otherwise? Then it hears the
 * loudspeaker. People who talk over each other do so, too, but talk while nobody else does as well.
 */
export class EchoTally {
  private readonly others = { all: 0, loud: 0 };
  private readonly nobody = { all: 0, loud: 0 };

  /** True when it has become likely. */
  hears(othersSpeak: boolean, isLoud: boolean): boolean {
    const tally = othersSpeak ? this.others : this.nobody;
    tally.all++;
    if (isLoud) tally.loud++;
    return (
      this.others.all >= enough.ofOthers &&
      this.nobody.all >= enough.ofNobody &&
      this.others.loud > often * this.others.all &&
      this.nobody.loud < seldom * this.nobody.all
    );
  }
}
