/** A pack of four locations in one language, as somebody might write it. */
export const smallPack = {
  name: 'Наш двор',
  places: ['attic', 'cellar', 'porch', 'roof'].map((id) => ({
    id,
    name: { ru: `Место ${id}` },
    roles: Array.from({ length: 7 }, (_, i) => `Роль ${i + 1}`),
  })),
};
