import type { Lesson } from './lesson.ts';

export const lessons: Readonly<Record<string, () => Promise<{ readonly lesson: Lesson }>>> = {
  swintus: () => import('./swintusLesson.ts'),
  lol: () => import('./lolLesson.ts'),
  spyfall: () => import('./spyLesson.ts'),
};
