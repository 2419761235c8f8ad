import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Left, bottom, right, top, in the page's own units. */
export type Box = readonly [number, number, number, number];

export interface Run {
  text: string;
  box: Box;
  invisible: boolean;
}

export interface Drawing {
  /** In the order they are drawn. */
  steps: ({ run: Run } | { cover: Box })[];
  /** The largest picture's share of all that is drawn on. */
  pictures: Box[];
  /** No picture, no shading and no filled shape that could be a letter's outline: its text layer is all it says. */
  isTextAlone: boolean;
}

type Matrix = readonly [number, number, number, number, number, number];
interface Glyph {
  unicode: string;
  width: number;
  isSpace: boolean;
}

interface State {
  matrix: Matrix;
  size: number;
  mode: number;
  leading: number;
  characterSpace: number;
  wordSpace: number;
  stretch: number;
  opaque: boolean;
}

const identity: Matrix = [1, 0, 0, 1, 0, 0];
const invisibleMode = 3;
/** A rectangle has four corners; what has more may leave its box half empty. */
const longestRectangle = 18;

const times = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[2] * b[1],
  a[1] * b[0] + a[3] * b[1],
  a[0] * b[2] + a[2] * b[3],
  a[1] * b[2] + a[3] * b[3],
  a[0] * b[4] + a[2] * b[5] + a[4],
  a[1] * b[4] + a[3] * b[5] + a[5],
];

function boxOf(matrix: Matrix, [left, bottom, right, top]: Box): Box {
  const corners = [
    [left, bottom],
    [right, bottom],
    [left, top],
    [right, top],
  ] as const;
  const xs = corners.map(([x, y]) => matrix[0] * x + matrix[2] * y + matrix[4]);
  const ys = corners.map(([x, y]) => matrix[1] * x + matrix[3] * y + matrix[5]);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

const start: State = {
  matrix: identity,
  size: 10,
  mode: 0,
  leading: 0,
  characterSpace: 0,
  wordSpace: 0,
  stretch: 1,
  opaque: true,
};

const isNoText = (name: string) => /^paint(?!Form)|^shadingFill$/.test(name);
const noText = new Set(Object.entries(OPS).flatMap(([name, code]) => (isNoText(name) ? [code] : [])));
const fills = new Set<number>([OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke, OPS.closeFillStroke]);

/** Walks what a page draws, in its order, and notes where text came to stand and what was painted over it. */
class Walk {
  readonly drawing: Drawing = { steps: [], pictures: [], isTextAlone: true };
  private readonly saved: State[] = [];
  private state: State = start;
  private line: Matrix = identity;
  private text: Matrix = identity;

  private readonly on = new Map<number, (args: unknown[]) => void>([
    [OPS.save, () => this.saved.push(this.state)],
    [OPS.restore, () => (this.state = this.saved.pop() ?? start)],
    [OPS.transform, (args) => this.set({ matrix: times(this.state.matrix, args as unknown as Matrix) })],
    [OPS.paintFormXObjectBegin, (args) => this.beginForm(args[0] as Matrix | null)],
    [OPS.paintFormXObjectEnd, () => (this.state = this.saved.pop() ?? start)],
    [OPS.setGState, (args) => this.setGraphics(args[0] as [string, unknown][])],
    [OPS.beginText, () => this.moveTo(identity)],
    [OPS.setTextMatrix, (args) => this.moveTo(args[0] as Matrix)],
    [OPS.moveText, ([x, y]) => this.moveTo(times(this.line, [1, 0, 0, 1, Number(x), Number(y)]))],
    [OPS.nextLine, () => this.moveTo(times(this.line, [1, 0, 0, 1, 0, -this.state.leading]))],
    [OPS.setFont, ([, size]) => this.set({ size: Number(size) })],
    [OPS.setLeading, ([leading]) => this.set({ leading: Math.abs(Number(leading)) })],
    [OPS.setTextRenderingMode, ([mode]) => this.set({ mode: Number(mode) })],
    [OPS.setCharSpacing, ([space]) => this.set({ characterSpace: Number(space) })],
    [OPS.setWordSpacing, ([space]) => this.set({ wordSpace: Number(space) })],
    [OPS.setHScale, ([percent]) => this.set({ stretch: Number(percent) / 100 })],
    [OPS.showText, (args) => this.show(args[0] as (Glyph | number | null)[])],
    [OPS.constructPath, (args) => this.path(args)],
    [OPS.paintImageXObject, () => this.picture()],
    [OPS.paintInlineImageXObject, () => this.picture()],
  ]);

  take(operation: number, args: unknown): void {
    if (noText.has(operation)) this.drawing.isTextAlone = false;
    this.on.get(operation)?.(Array.isArray(args) ? args : []);
  }

  private set(part: Partial<State>): void {
    this.state = { ...this.state, ...part };
  }

  private beginForm(matrix: Matrix | null): void {
    this.saved.push(this.state);
    if (matrix) this.set({ matrix: times(this.state.matrix, matrix) });
  }

  private setGraphics(entries: readonly [string, unknown][]): void {
    for (const [key, value] of entries) if (key === 'ca') this.set({ opaque: Number(value) >= 1 });
  }

  private moveTo(matrix: Matrix): void {
    this.line = matrix;
    this.text = matrix;
  }

  private show(glyphs: readonly (Glyph | number | null)[]): void {
    const { size, characterSpace, wordSpace, stretch, mode } = this.state;
    let text = '';
    let width = 0;
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') width -= (glyph / 1000) * size * stretch;
      if (glyph === null || typeof glyph === 'number') continue;
      text += glyph.unicode;
      width += ((glyph.width / 1000) * size + characterSpace + (glyph.isSpace ? wordSpace : 0)) * stretch;
    }
    const box = boxOf(times(this.state.matrix, this.text), [0, -size * 0.2, width, size * 0.75]);
    this.text = times(this.text, [1, 0, 0, 1, width, 0]);
    if (text.trim() !== '')
      this.drawing.steps.push({ run: { text: text.trim(), box, invisible: mode === invisibleMode } });
  }

  private path([operation, parts, bounds]: unknown[]): void {
    const [path] = parts as [ArrayLike<number> | null];
    if (!fills.has(Number(operation))) return;
    const isRectangle = (path?.length ?? Infinity) <= longestRectangle;
    if (!isRectangle) this.drawing.isTextAlone = false;
    if (isRectangle && this.state.opaque && bounds)
      this.drawing.steps.push({ cover: boxOf(this.state.matrix, bounds as unknown as Box) });
  }

  private picture(): void {
    const box = boxOf(this.state.matrix, [0, 0, 1, 1]);
    this.drawing.pictures.push(box);
    this.drawing.steps.push({ cover: box });
  }
}

/** What a page draws, from its list of operations. */
export function drawingOf({ fnArray, argsArray }: { fnArray: number[]; argsArray: unknown[] }): Drawing {
  const walk = new Walk();
  for (const [at, operation] of fnArray.entries()) walk.take(operation, argsArray[at]);
  return walk.drawing;
}

const widthOf = (box: Box) => Math.max(0, box[2] - box[0]);
const heightOf = (box: Box) => Math.max(0, box[3] - box[1]);
export const areaOf = (box: Box): number => widthOf(box) * heightOf(box);

/** The share of the first box that lies within the second. */
export function shareWithin(box: Box, other: Box): number {
  const common: Box = [
    Math.max(box[0], other[0]),
    Math.max(box[1], other[1]),
    Math.min(box[2], other[2]),
    Math.min(box[3], other[3]),
  ];
  return areaOf(box) === 0 ? 0 : areaOf(common) / areaOf(box);
}
