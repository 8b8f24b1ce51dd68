/** A card taken apart by its name in views: `blue-5`, `red-haha`, `lol`. A screen has no box: the name must do. */
export interface Face {
  readonly colour: string | null;
  /** `number`, or the action's name. */
  readonly kind: string;
  readonly value: number | null;
}

const shape = /^(?:(red|green|yellow|blue)(?:-|$))?(?:([0-9])|([a-z]+))?$/;

export function faceOf(name: string): Face {
  const [, colour = null, digit = null, kind = null] = shape.exec(name) ?? [];
  return { colour, kind: kind ?? 'number', value: digit === null ? null : Number(digit) };
}
