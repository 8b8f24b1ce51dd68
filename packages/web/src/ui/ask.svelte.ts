interface Question {
  readonly text: string;
  readonly answer: (yes: boolean) => void;
}

let asked = $state.raw<Question | null>(null);

/** One question at a time, in the app's own dress instead of the browser's. */
export const question = {
  get now(): Question | null {
    return asked;
  },
};

export const ask = (text: string): Promise<boolean> =>
  new Promise((resolve) => {
    asked?.answer(false);
    asked = {
      text,
      answer: (yes) => {
        asked = null;
        resolve(yes);
      },
    };
  });
