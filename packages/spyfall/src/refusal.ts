import type { CommonReason, Refusal } from '@tasovka/kernel';

/** The one reason «Шпион» has besides the kernel's: a place that is not in the box (the name is that of all games). */
export type SpyfallReason = 'unknown-card';
export type SpyfallRefusal = Refusal<CommonReason | SpyfallReason>;
