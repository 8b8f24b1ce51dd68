import type { Language } from '@tasovka/kernel';
import { settings } from '../lib/settings.ts';
import { plain as en } from '../words/en/plain.ts';
import { type PlainWords, plain as ru } from '../words/ru/plain.ts';

const all: Readonly<Record<Language, PlainWords>> = { ru, en };

/** What plain screens say; it comes with them, and not with every page. */
export const plainWords = (): PlainWords => all[settings.language.value];
