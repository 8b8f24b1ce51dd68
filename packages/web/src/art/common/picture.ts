import type { Delivery, Order } from './artRenderer/worker.ts';

/** How a drawing is wanted: as wide as this on the page, by day or by lamplight. */
export interface Look {
  readonly width: number;
  readonly dark: boolean;
}
export type Draw = (look: Look) => string;

/** A drawing as a picture: where it is found, once it can be shown, and the picture itself, which then stays read. */
interface Kept {
  address: string | null;
  image: HTMLImageElement | null;
  readonly ready: Promise<string>;
}

/** Pictures are made in these widths; a hand's are among them, the rest is at most a third too large. */
const widths = [36, 48, 64, 85, 104, 122, 150, 200, 280, 400, 560, 800];
export const fittingWidth = (width: number): number => widths.find((one) => one >= width - 0.5) ?? 800;

const kept = new Map<string, Kept>();
const waiting = new Map<number, (address: string | null) => void>();
let renderer: Worker | null | undefined;
let orders = 0;

function hire(): Worker | null {
  if (typeof OffscreenCanvas === 'undefined') return null;
  const worker = new Worker(new URL('./artRenderer/worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data: { n, address } }: MessageEvent<Delivery>) => {
    waiting.get(n)?.(address);
    waiting.delete(n);
  };
  // Whoever cannot come delivers nothing, and nobody waits.
  worker.onerror = () => {
    renderer = null;
    for (const deliver of waiting.values()) deliver(null);
    waiting.clear();
  };
  return worker;
}

function drawnElsewhere(drawing: string, width: number): Promise<string | null> {
  renderer ??= renderer === null ? null : hire();
  if (!renderer) return Promise.resolve(null);
  const order: Order = { n: ++orders, drawing, width };
  renderer.postMessage(order);
  return new Promise((deliver) => waiting.set(order.n, deliver));
}

/** A drawing that nobody can draw for us is a picture as it is, which the page has to read and lay out by itself. */
const asItIs = (drawing: string): string => URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }));

async function make(key: string, drawing: string, points: number): Promise<string> {
  const address = (await drawnElsewhere(drawing, points)) ?? asItIs(drawing);
  const image = new Image();
  image.src = address;
  // Whatever keeps it from being read, the page will show what it can.
  await image.decode().catch(() => undefined);
  const mine = kept.get(key);
  if (mine) {
    mine.address = address;
    mine.image = image;
  }
  return address;
}

export const keyOf = (name: string, { width, dark }: Look, density: number): string =>
  `${name}, ${width} × ${density}${dark ? ', dark' : ''}`;

/** The address of what can be shown at once. */
export const known = (key: string): string | null => kept.get(key)?.address ?? null;

/** Whether it has been drawn, or is being drawn. */
export const isAskedFor = (key: string): boolean => kept.has(key);

/**
 * A drawing as a picture, made by a worker beside the page. A drawing in the page costs the page every one of its
 * shapes each time it is shown, and a picture made of shapes still costs it the reading; points cost it nothing.
 */
export function picture(key: string, draw: Draw, look: Look, density: number): Promise<string> {
  let mine = kept.get(key);
  if (!mine) {
    mine = { address: null, image: null, ready: make(key, draw(look), look.width * density) };
    kept.set(key, mine);
  }
  return mine.ready;
}
