import { Drawing } from './draw.ts';
import { canWrite } from './typeface.ts';

/** A drawing that is wanted as a picture so many points wide. */
export interface Order {
  readonly n: number;
  readonly drawing: string;
  readonly width: number;
}

/** Where the picture is found, or nothing where the drawing has something in it that cannot be drawn here. */
export interface Delivery {
  readonly n: number;
  readonly address: string | null;
}

async function carryOut({ n, drawing, width }: Order): Promise<Delivery> {
  try {
    if (drawing.includes('<text')) await canWrite();
    const picture = await new Drawing(drawing, width).sheet.canvas.convertToBlob();
    // An address is given out by the browser's own process, which a page would have to wait for.
    return { n, address: URL.createObjectURL(picture) };
  } catch {
    return { n, address: null };
  }
}

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  void carryOut(data).then((delivery) => postMessage(delivery));
});
