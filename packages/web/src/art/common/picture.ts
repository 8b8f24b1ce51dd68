/** A drawing as a picture: where it is found, and the picture itself, which stays read for as long as the page lives. */
interface Read {
  readonly address: string;
  readonly image: HTMLImageElement;
}

const pictures = new Map<string, Read>();

/**
 * The address of a drawing as a picture. A drawing in the page costs the page every one of its shapes each time it is
 * shown; a picture is read once, however many copies of it lie on the table, and however often the last one leaves.
 */
export function picture(name: string, draw: () => string): string {
  return read(name, draw).address;
}

export const isDrawn = (name: string): boolean => pictures.has(name);

/** Resolves when the picture can be shown without being read first. */
export async function hasBeenRead(name: string, draw: () => string): Promise<void> {
  // Whatever keeps it from being read, the page will show what it can.
  await read(name, draw)
    .image.decode()
    .catch(() => undefined);
}

function read(name: string, draw: () => string): Read {
  let known = pictures.get(name);
  if (!known) {
    const address = URL.createObjectURL(new Blob([draw()], { type: 'image/svg+xml' }));
    const image = new Image();
    image.src = address;
    known = { address, image };
    pictures.set(name, known);
  }
  return known;
}
