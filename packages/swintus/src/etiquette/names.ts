/** AC-7: whether a text calls somebody by name, also inflected. */
export function names(text: string, name: string): boolean {
  const parts = words(name);
  const forms = parts.filter((part) => part.length >= 3 || parts.length === 1).flatMap(formsOf);
  return words(text).some((word) => forms.includes(word));
}

/** Whole words; ё and е are one letter. */
const words = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * How a name may end, and what stands there in the other cases; `^` is the short vocative («Маш», «Ань»).
 * The first row that matches counts. A capital stands for a class of letters, which stay as they are.
 */
const kinds: readonly (readonly [ending: string, cases: string])[] = [
  // Names that are adjectives, and names that look like them: Серый, Рыжий, Дмитрий, Толстой; Рыжая, Рая.
  ['ый', 'ого ому ым ом'],
  ['ий', 'его ему им ем ия ию ием ие ии'],
  ['ой', 'ого ому ым им ом'],
  ['ая', 'ой ою ей ею ую аи ае аю аей аею ^ай'],
  ['яя', 'ей ею юю'],
  // Маша, Вика, Вера; Мария, Илья, Аня.
  ['Ша', 'и е у ей ею ой ою ^'],
  ['Ка', 'и е у ой ою ^'],
  ['а', 'ы е у ой ою ей ею ^'],
  ['Уя', 'и е ю ей ею'],
  ['я', 'и е ю ей ею ^ь'],
  // Андрей, Игорь, Любовь; Данило, Солнышко, Солнце.
  ['й', 'я ю ем е и'],
  ['ь', 'я ю ем е и ью'],
  ['о', 'а у ом е'],
  ['це', 'ца цу цем'],
  // The last vowel may drop out: Павел, Лев, Волчок, Игорек, Заяц.
  ['ел', 'ела елу елом еле ла лу лом ле'],
  ['лев', 'льва льву львом льве'],
  ['ок', 'ока оку оком оке ка ку ком ке'],
  ['ек', 'ека еку еком еке ка ку ком ке ька ьку ьком ьке'],
  ['ец', 'еца ецу ецем еце ца цу цом цем це'],
  ['яц', 'йца йцу йцем йце'],
  // Петр, Борис.
  ['Т', 'а у ом ем е'],
];

const classes: Readonly<Record<string, string>> = {
  Ш: 'жшчщ',
  К: 'гкх',
  У: 'аеиоуыэюьй',
  Т: 'бвгджзклмнпрстфхцчшщ',
};

/** What is left of a name without this ending, or null where it ends otherwise. */
function stemBefore(name: string, ending: string): string | null {
  const letters = classes[ending.charAt(0)];
  const rest = letters === undefined ? ending : ending.slice(1);
  if (!name.endsWith(rest)) return null;
  const stem = name.slice(0, name.length - rest.length);
  return letters === undefined || letters.includes(stem.slice(-1)) ? stem : null;
}

/** The name in every case; one of two letters, or of a kind that does not decline, only as it is. */
function formsOf(name: string): string[] {
  if (name.length < 3) return [name];
  for (const [ending, cases] of kinds) {
    const stem = stemBefore(name, ending);
    if (stem === null) continue;
    // A vocative of two letters is some other word more often than a call.
    const endings = cases.split(' ').filter((one) => !one.startsWith('^') || stem.length + one.length > 3);
    return [name, ...endings.map((one) => stem + one.replace('^', ''))];
  }
  return [name];
}
