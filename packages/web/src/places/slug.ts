const cyrillic = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя';
const latin = 'a b v g d e e zh z i y k l m n o p r s t u f kh ts ch sh sch  y  e yu ya'.split(' ');
const longest = 32;

/** A name for moves and logs out of what people call a place: «Бабушкина кухня» is `babushkina-kukhnya`. */
export function slugOf(name: string, taken: Set<string>): string {
  const letters = [...name.toLowerCase()].map((letter) => {
    const at = cyrillic.indexOf(letter);
    return at < 0 ? letter : (latin[at] ?? '');
  });
  const words = letters
    .join('')
    .replace(/[^a-z0-9]+/g, '-')
    // `dom-2` would be the name of a role of `dom`.
    .replace(/-(?=\d)/g, '')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');
  const base = words || 'place';
  let slug = base;
  for (let i = 0; taken.has(slug); i++)
    slug = `${base}-${'bcdefghijklmnopqrstuvwxyz'[i % 25]}${i >= 25 ? 'x'.repeat(i / 25) : ''}`;
  taken.add(slug);
  return slug;
}
