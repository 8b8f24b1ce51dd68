export interface Skin {
  base: string;
  shade: string;
  snout: string;
  dark: string;
}

const skin = (base: string, shade: string, snout: string, dark: string): Skin => ({ base, shade, snout, dark });

export const SKINS = {
  pink: skin('#FBB7AE', '#EE9793', '#F08C8F', '#9A3B52'),
  peach: skin('#FFD0B0', '#F2AE8C', '#F29C82', '#9C4A3E'),
  cocoa: skin('#B97A5E', '#9B5F49', '#D59A83', '#5A2A2E'),
  cream: skin('#FFE9D2', '#EFC9AE', '#F5A9A0', '#9A4A52'),
  ash: skin('#B9A7B4', '#97849A', '#D5A3AE', '#5B3350'),
  boar: skin('#7A5A50', '#5D4340', '#A07B6C', '#33201F'),
} satisfies Record<string, Skin>;

export type SkinName = keyof typeof SKINS;
