/** A card taken apart by its name in views: `blue-5`, `red-virus`, `polisvin`, `shtul-0`. */
export interface Face {
  readonly colour: string | null;
  /** `number`, the kind of a prescription or etiquette card, `virus` or `vaccine`. */
  readonly kind: string;
  /** What it counts as; null for what is no number. */
  readonly value: number | null;
}

/** The screen that says these words has no box of cards: a name alone must do. */
export function faceOf(name: string): Face {
  const [, colour = null, kind = null, digit = null] = shape.exec(name) ?? [];
  return { colour, kind: kind ?? 'number', value: digit === null ? null : Number(digit) };
}

const shape = /^(?:(red|green|yellow|blue)(?:-|$))?([a-z]+)?-?([0-7])?$/;
