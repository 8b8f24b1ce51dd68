import type { JsonObject } from '@tasovka/kernel';

/** A pack for tests: so many places of «Шпион», each with seven people in it. */
export function samplePack(places: number, more: JsonObject = {}): JsonObject {
  return {
    name: { ru: 'Наш подъезд', en: 'Our stairs' },
    places: Array.from({ length: places }, (_, i) => ({
      id: `floor-n${i}`,
      name: `Этаж ${i}`,
      roles: Array.from({ length: 7 }, (_, role) => ({ ru: `Сосед ${role} с этажа ${i}` })),
    })),
    ...more,
  };
}
