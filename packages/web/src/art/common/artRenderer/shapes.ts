import { numbersIn } from './read.ts';

type Attributes = ReadonlyMap<string, string>;

const number = (attributes: Attributes, name: string): number => Number(attributes.get(name) ?? 0);

function ellipse(x: number, y: number, rx: number, ry: number): Path2D {
  const path = new Path2D();
  path.ellipse(x, y, rx, ry, 0, 0, 2 * Math.PI);
  return path;
}

const shapes: Readonly<Record<string, (attributes: Attributes) => Path2D>> = {
  path: (has) => new Path2D(has.get('d') ?? ''),
  circle: (has) => ellipse(number(has, 'cx'), number(has, 'cy'), number(has, 'r'), number(has, 'r')),
  ellipse: (has) => ellipse(number(has, 'cx'), number(has, 'cy'), number(has, 'rx'), number(has, 'ry')),
  line: (has) => new Path2D(`M${number(has, 'x1')} ${number(has, 'y1')}L${number(has, 'x2')} ${number(has, 'y2')}`),
  rect: (has) => {
    const path = new Path2D();
    path.roundRect(number(has, 'x'), number(has, 'y'), number(has, 'width'), number(has, 'height'), number(has, 'rx'));
    return path;
  },
};

/** Left, top, width and height. */
export type Box = [number, number, number, number];

export const boxOf = (attributes: Attributes): Box => numbersIn(attributes.get('viewBox') ?? '0 0 1 1') as Box;

export const isShape = (name: string): boolean => name in shapes;

/** What a tag draws; nothing for a tag that is no shape. */
export const shapeOf = (name: string, attributes: Attributes): Path2D | undefined => shapes[name]?.(attributes);
