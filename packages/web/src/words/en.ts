import { ru, type Words } from './ru.ts';

export const en: Words = ru;
