import cyrillic from '@fontsource/unbounded/files/unbounded-cyrillic-900-normal.woff2?url';
import latin from '@fontsource/unbounded/files/unbounded-latin-900-normal.woff2?url';

export const typeface = 'Unbounded';

/** The same files as the page has them, and of each what the page takes from it. */
const files: readonly (readonly [address: string, unicodeRange: string])[] = [
  [cyrillic, 'U+301, U+400-45F, U+490-491, U+4B0-4B1, U+2116'],
  [
    latin,
    'U+0-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212',
  ],
];

let loaded: Promise<unknown> | undefined;

async function load(): Promise<void> {
  const { fonts } = self as unknown as { fonts: FontFaceSet };
  const faces = files.map(
    ([address, unicodeRange]) => new FontFace(typeface, `url(${address})`, { weight: '900', unicodeRange }),
  );
  await Promise.all(faces.map((face) => face.load()));
  for (const face of faces) fonts.add(face);
}

/** Resolves when letters can be drawn, in whatever typeface there is. */
export async function canWrite(): Promise<void> {
  loaded ??= load().catch(() => undefined);
  await loaded;
}
