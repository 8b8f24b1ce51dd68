import { colourOf, firstPen, type Pen, penFor } from './pen.ts';
import { numbersIn, stepsIn, type Tag, tagsOf } from './read.ts';
import { boxOf, shapeOf } from './shapes.ts';
import { typeface } from './typeface.ts';

type Sheet = OffscreenCanvasRenderingContext2D;

/** A tag that is open: what is put back when it closes. */
interface Open {
  readonly pen: Pen;
  readonly close: () => void;
}

const sheetOf = (width: number, height: number): Sheet => new OffscreenCanvas(width, height).getContext('2d') as Sheet;

function transform(sheet: Sheet, steps: string): void {
  for (const [name, a = 0, b = 0, c = 0] of stepsIn(steps)) {
    if (name === 'translate') sheet.translate(a, b);
    else if (name === 'scale') sheet.scale(a, b || a);
    else if (name === 'rotate') {
      sheet.translate(b, c);
      sheet.rotate((a * Math.PI) / 180);
      sheet.translate(-b, -c);
    } else if (name === 'skewX') sheet.transform(1, 0, Math.tan((a * Math.PI) / 180), 1, 0, 0);
    else throw new Error(`no such transform: ${name}`);
  }
}

/** Fill and line in their order; `draw` is told which of the two it does. */
function apply(sheet: Sheet, pen: Pen, draw: (what: 'fill' | 'stroke') => void): void {
  const [fill, stroke] = [colourOf(pen.fill, pen), colourOf(pen.stroke, pen)];
  const paint = (): void => {
    if (fill === 'none') return;
    sheet.fillStyle = fill;
    draw('fill');
  };
  if (!pen.lineFirst) paint();
  if (stroke !== 'none' && pen.width > 0) {
    sheet.strokeStyle = stroke;
    sheet.lineWidth = pen.width;
    sheet.lineCap = pen.cap;
    sheet.lineJoin = pen.join;
    sheet.setLineDash([...pen.dash]);
    draw('stroke');
  }
  if (pen.lineFirst) paint();
}

function trace(sheet: Sheet, shape: Path2D, pen: Pen): void {
  apply(sheet, pen, (what) => (what === 'fill' ? sheet.fill(shape, pen.rule) : sheet.stroke(shape)));
}

/** Letters around a point, each let down and turned as it is told. */
function write(sheet: Sheet, text: string, attributes: ReadonlyMap<string, string>, pen: Pen): void {
  const list = (name: string): number[] => numbersIn(attributes.get(name) ?? '');
  const [drops, turns] = [list('dy'), list('rotate')];
  sheet.font = `900 ${pen.size}px ${typeface}, sans-serif`;
  const { width, fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = sheet.measureText(text);
  const x = (list('x')[0] ?? 0) - width / 2;
  let y = (list('y')[0] ?? 0) + (up - down) / 2;
  for (const [i, letter] of [...text].entries()) {
    y += drops[i] ?? 0;
    sheet.save();
    sheet.translate(x + sheet.measureText(text.slice(0, i)).width, y);
    sheet.rotate(((turns[i] ?? 0) * Math.PI) / 180);
    apply(sheet, pen, (what) => (what === 'fill' ? sheet.fillText(letter, 0, 0) : sheet.strokeText(letter, 0, 0)));
    sheet.restore();
  }
}

/** Draws what our drawings are made of: shapes, letters, groups, cuts. Throws at anything else. */
export class Drawing {
  readonly sheet: Sheet;
  private readonly cuts = new Map<string, Path2D>();
  private readonly open: Open[] = [];
  private current: Sheet;
  private cutting: string | null = null;

  /** As wide as is asked for, in points of the screen, and as high as its shape says. */
  constructor(drawing: string, width: number) {
    const [root, ...tags] = tagsOf(drawing);
    if (root?.name !== 'svg') throw new Error('no drawing');
    const [left, top, wide, high] = boxOf(root.attributes);
    this.sheet = sheetOf(Math.round(width), Math.round((width * high) / wide));
    this.current = this.sheet;
    this.sheet.scale(width / wide, width / wide);
    this.sheet.translate(-left, -top);
    this.open.push({ pen: penFor(root.attributes, firstPen), close: () => undefined });
    for (const tag of tags) this.take(tag);
  }

  private take(tag: Tag): void {
    const { name, closes, isLeaf, attributes } = tag;
    if (closes) this.open.pop()?.close();
    else if (name === 'clipPath') {
      this.cutting = attributes.get('id') ?? '';
      const close = (): void => {
        this.cutting = null;
      };
      this.open.push({ pen: firstPen, close });
    } else if (this.cutting !== null) this.cuts.set(this.cutting, shapeOf(name, attributes) ?? new Path2D());
    else {
      this.begin(tag);
      if (isLeaf) this.open.pop()?.close();
    }
  }

  private begin({ name, attributes, text }: Tag): void {
    const pen = penFor(attributes, this.open.at(-1)?.pen ?? firstPen);
    const below = this.current;
    const opacity = Number(attributes.get('opacity') ?? 1);
    below.save();
    transform(below, attributes.get('transform') ?? '');
    // What is seen through as a whole is drawn apart first: its parts must not be seen through one another.
    if (opacity < 1) {
      this.current = sheetOf(below.canvas.width, below.canvas.height);
      this.current.setTransform(below.getTransform());
    }
    const close = (): void => {
      const apart = this.current;
      this.current = below;
      if (apart !== below) {
        below.resetTransform();
        below.globalAlpha = opacity;
        below.drawImage(apart.canvas, 0, 0);
      }
      below.restore();
    };
    const cut = /url\(#(.+)\)/.exec(attributes.get('clip-path') ?? '')?.[1];
    if (cut) this.current.clip(this.cuts.get(cut) ?? new Path2D());
    if (name === 'svg') this.within(attributes);
    else if (name === 'text') write(this.current, text, attributes, pen);
    else if (name !== 'g') {
      const shape = shapeOf(name, attributes);
      if (!shape) throw new Error(`no such thing: ${name}`);
      trace(this.current, shape, pen);
    }
    this.open.push({ pen, close });
  }

  /** A drawing within the drawing, cut off at its edges. */
  private within(attributes: ReadonlyMap<string, string>): void {
    const [left, top, wide, high] = boxOf(attributes);
    const [x, y, width] = ['x', 'y', 'width'].map((name) => Number(attributes.get(name) ?? 0)) as [
      number,
      number,
      number,
    ];
    const scale = width / wide;
    this.current.translate(x - left * scale, y - top * scale);
    this.current.scale(scale, scale);
    const edge = new Path2D();
    edge.rect(left, top, wide, high);
    this.current.clip(edge);
  }
}
