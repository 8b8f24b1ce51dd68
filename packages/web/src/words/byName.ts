/** Texts under names that come from outside: some names have none. */
export const byName = <T>(texts: Readonly<Record<string, T>>): Readonly<Record<string, T>> => texts;
