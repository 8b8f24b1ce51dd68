/** Who asked their device for less motion is shown where things are, and not how they got there. */
export const motionless = matchMedia('(prefers-reduced-motion: reduce)');
