/** How a shape is drawn, as far as the groups around it say. */
export interface Pen {
  readonly fill: string;
  readonly stroke: string;
  readonly width: number;
  /** Of letters. */
  readonly size: number;
  readonly cap: CanvasLineCap;
  readonly join: CanvasLineJoin;
  readonly dash: readonly number[];
  readonly rule: CanvasFillRule;
  /** The line lies under the fill. */
  readonly lineFirst: boolean;
  /** What the variables are worth. */
  readonly inks: ReadonlyMap<string, string>;
}

export const firstPen: Pen = {
  fill: '#000',
  stroke: 'none',
  width: 1,
  size: 16,
  cap: 'butt',
  join: 'miter',
  dash: [],
  rule: 'nonzero',
  lineFirst: false,
  inks: new Map(),
};

const numbers = (text: string): number[] => text.split(/[\s,]+/).map(Number);

function inksIn(style: string): [string, string][] {
  return [...style.matchAll(/(--[\w-]+):\s*([^;]+)/g)].map(([, name = '', value = '']) => [name, value.trim()]);
}

const changes: Readonly<Record<string, (value: string, pen: Pen) => Partial<Pen>>> = {
  fill: (fill) => ({ fill }),
  stroke: (stroke) => ({ stroke }),
  'stroke-width': (width) => ({ width: Number(width) }),
  'font-size': (size) => ({ size: Number(size) }),
  'stroke-linecap': (cap) => ({ cap: cap as CanvasLineCap }),
  'stroke-linejoin': (join) => ({ join: join as CanvasLineJoin }),
  'stroke-dasharray': (dash) => ({ dash: numbers(dash) }),
  'fill-rule': (rule) => ({ rule: rule as CanvasFillRule }),
  'paint-order': (order) => ({ lineFirst: order === 'stroke' }),
  style: (style, pen) => ({ inks: new Map([...pen.inks, ...inksIn(style)]) }),
};

/** The pen of a tag within what another pen draws. */
export function penFor(attributes: ReadonlyMap<string, string>, around: Pen): Pen {
  let pen = around;
  for (const [name, value] of attributes) {
    const change = changes[name];
    if (change) pen = { ...pen, ...change(value, pen) };
  }
  return pen;
}

/** A colour as a canvas knows it: variables are looked up, with what stands in for them. */
export const colourOf = (colour: string, { inks }: Pen): string =>
  colour.replace(
    /var\((--[\w-]+)(?:,([^)]*))?\)/,
    (_, name: string, or: string | undefined) => inks.get(name) ?? or ?? 'none',
  );
