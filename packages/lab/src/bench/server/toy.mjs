// A toy game with hidden hands: rules cost next to nothing, messages are small (~200 bytes).
const cards = [];
for (const colour of 'RGBY') for (const value of '0123456789SVD') cards.push(colour + value);
let state = 12345;
const below = (n) => {
  state = (Math.imul(state, 1664525) + 1013904223) | 0;
  return (state >>> 8) % n;
};

export class Toy {
  constructor(players = 4) {
    this.players = players;
    this.seq = 0;
    this.turn = 0;
    this.top = 'R5';
    this.last = 0;
    this.hands = Array.from({ length: players }, () => Array.from({ length: 7 }, () => cards[below(52)]));
    this.counts = this.hands.map((hand) => hand.length);
  }

  play(seat, move) {
    if (move.t !== 'play' || seat !== this.turn || move.seq !== this.seq || !(move.card >= 0 && move.card < 7))
      return false;
    const hand = this.hands[seat];
    this.top = hand[move.card];
    hand[move.card] = cards[below(52)];
    this.last = seat;
    this.seq++;
    this.turn = (seat + 1) % this.players;
    return true;
  }

  view(seat) {
    return {
      t: 'u',
      you: seat,
      clock: 20000,
      room: 'ABCD',
      seq: this.seq,
      turn: this.turn,
      dir: 1,
      top: this.top,
      stock: 63,
      counts: this.counts,
      last: { seat: this.last, card: this.top },
      hand: this.hands[seat],
      legal: [0, 3, 4, 5],
    };
  }
}
