import type { Shown } from '@tasovka/protocol';
/** Every moment worth a picture, by name. */
export declare const moments: Readonly<Record<string, Shown>>;
//# sourceMappingURL=moments.d.ts.map