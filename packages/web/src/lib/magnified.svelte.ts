/** By how much a screen enlarges all it shows: a TV is looked at from the sofa. */
export const magnified = $state({ by: 1 });
