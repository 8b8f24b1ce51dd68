import { drawPortrait } from '../art/common/avatars.ts';
import { faceOf } from '../lib/faces.ts';

/** Somebody in the picture. */
export interface Pictured {
  readonly name: string;
  readonly face: string;
  readonly bot: string | null;
  readonly score: number;
  readonly place: number;
}

export interface Told {
  /** The game and the day. */
  readonly over: string;
  readonly headline: string;
  readonly people: readonly Pictured[];
  /** They stand on a podium: the match is over. */
  readonly isPodium: boolean;
  /** What lies on the table, as it is on the page. */
  readonly card: HTMLImageElement | null;
  readonly under: string;
}

/** Square, as messengers show it. */
const side = 1080;
/** What stands in a row begins here: above it is room for a card. */
const peopleTop = 690;
const ink = '#2b1b2e';
const paper = '#fff8ec';
const steps = ['#ffc42e', '#c9c3d1', '#d99a63'] as const;

async function portrait({ face, bot, place }: Pictured, isPodium: boolean): Promise<HTMLImageElement> {
  const drawing = drawPortrait(faceOf(face, bot), isPodium && place === 1 ? 'happy' : undefined);
  const image = new Image(300, 300);
  const address = URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }));
  image.src = address;
  await image.decode();
  URL.revokeObjectURL(address);
  return image;
}

/** Lines no wider than that, at the largest size at which there are at most so many of them. */
function fitted(
  pen: CanvasRenderingContext2D,
  text: string,
  wide: number,
  most: number,
): { size: number; lines: string[] } {
  for (let size = 84; ; size -= 6) {
    pen.font = `900 ${size}px Unbounded, sans-serif`;
    const lines: string[] = [];
    for (const word of text.split(' ')) {
      const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
      if (lines.length > 0 && pen.measureText(longer).width <= wide) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    const isNarrow = lines.every((line) => pen.measureText(line).width <= wide);
    if ((lines.length <= most && isNarrow) || size <= 30) return { size, lines: lines.slice(0, most) };
  }
}

function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number, font: string, wide: number): void {
  pen.font = font;
  pen.fillText(text, x, y, wide);
}

/** A picture of a moment or of the podium, for messengers; drawn on this device. */
export async function drawPicture({ over, headline, people, isPodium, card, under }: Told): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = side;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('nothing to draw on');
  await document.fonts.load('900 40px Unbounded', headline);
  const glow = pen.createRadialGradient(side / 2, 220, 40, side / 2, 400, side);
  glow.addColorStop(0, '#6b2f63');
  glow.addColorStop(1, '#1d1024');
  pen.fillStyle = glow;
  pen.fillRect(0, 0, side, side);
  pen.textAlign = 'center';
  pen.fillStyle = '#ffc42e';
  write(pen, over, side / 2, 90, '600 38px Rubik, sans-serif', side - 120);
  pen.fillStyle = paper;
  const { size, lines } = fitted(pen, headline, side - 120, isPodium ? 2 : 3);
  for (const [i, line] of lines.entries()) {
    write(pen, line, side / 2, 110 + (i + 1) * size * 1.18, `900 ${size}px Unbounded, sans-serif`, side - 100);
  }
  const below = 110 + lines.length * size * 1.18;
  const tall = Math.min(360, peopleTop - 30 - (below + 40));
  if (card && tall > 120) {
    const wide = (tall * card.naturalWidth) / card.naturalHeight;
    pen.drawImage(card, (side - wide) / 2, below + 40, wide, tall);
  }
  await drawPeople(pen, people, isPodium);
  pen.fillStyle = '#fff8ecb0';
  write(pen, under, side / 2, side - 32, '400 30px Rubik, sans-serif', side - 120);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

/** The first three on steps, or everybody in a row. */
async function drawPeople(
  pen: CanvasRenderingContext2D,
  people: readonly Pictured[],
  isPodium: boolean,
): Promise<void> {
  const best = [...people].sort((a, b) => a.place - b.place).slice(0, 3);
  const [first, second, third] = best;
  const row = isPodium ? [second, first, third].filter((one) => one !== undefined) : people.slice(0, 8);
  const each = Math.min(300, (side - 100) / row.length);
  const left = (side - each * row.length) / 2;
  for (const [i, one] of row.entries()) {
    const x = left + each * (i + 0.5);
    const step = isPodium ? 250 - 70 * (Math.min(one.place, 3) - 1) : 40;
    const floor = side - 90 - step;
    const wide = each * (isPodium ? 0.74 : 0.7);
    if (isPodium) {
      pen.fillStyle = steps[Math.min(one.place, 3) - 1] ?? steps[2];
      pen.beginPath();
      pen.roundRect?.(x - each / 2 + 6, floor, each - 12, step, [24, 24, 0, 0]);
      pen.fill();
      pen.fillStyle = ink;
      write(pen, `${one.place}`, x, floor + 92, '900 84px Unbounded, sans-serif', each);
      write(pen, `${one.score}`, x, floor + 140, '600 34px Rubik, sans-serif', each - 30);
    }
    pen.drawImage(await portrait(one, isPodium), x - wide / 2, floor - wide - 52, wide, wide);
    pen.fillStyle = paper;
    write(pen, one.name, x, floor - 18, '600 34px Rubik, sans-serif', each - 16);
  }
}
