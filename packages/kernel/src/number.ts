declare const flavour: unique symbol;

/**
 * A number with a meaning. The compiler tells two meanings apart (a seat is no card), while a plain number, such as
 * a literal or a loop's counter, still fits where one is wanted.
 */
export type NumberOf<Meaning extends string> = number & { readonly [flavour]?: Meaning };
