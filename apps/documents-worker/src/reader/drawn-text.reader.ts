import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

export type Box = readonly [number, number, number, number];

export interface TextRun {
  text: string;
  box: Box;
  invisible: boolean;
}

export interface Drawing {
  steps: ({ run: TextRun } | { cover: Box })[];
  pictures: Box[];
  /** True without pictures, shadings and filled shapes that can be outlines of letters. */
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
const longestRectangle = 18;

const multiply = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[2] * b[1],
  a[1] * b[0] + a[3] * b[1],
  a[0] * b[2] + a[2] * b[3],
  a[1] * b[2] + a[3] * b[3],
  a[0] * b[4] + a[2] * b[5] + a[4],
  a[1] * b[4] + a[3] * b[5] + a[5],
];

function transformBox(matrix: Matrix, [left, bottom, right, top]: Box): Box {
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

const initialState: State = {
  matrix: identity,
  size: 10,
  mode: 0,
  leading: 0,
  characterSpace: 0,
  wordSpace: 0,
  stretch: 1,
  opaque: true,
};

const isGraphicOperation = (name: string) => /^paint(?!Form)|^shadingFill$/.test(name);
const graphicOperations = new Set(
  Object.entries(OPS).flatMap(([name, code]) => (isGraphicOperation(name) ? [code] : [])),
);
const fillOperations = new Set<number>([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
]);

class DrawingRecorder {
  readonly drawing: Drawing = { steps: [], pictures: [], isTextAlone: true };
  private readonly savedStates: State[] = [];
  private state: State = initialState;
  private line: Matrix = identity;
  private text: Matrix = identity;

  private readonly handlers = new Map<number, (args: unknown[]) => void>([
    [OPS.save, () => this.savedStates.push(this.state)],
    [OPS.restore, () => (this.state = this.savedStates.pop() ?? initialState)],
    [
      OPS.transform,
      (args) => this.update({ matrix: multiply(this.state.matrix, args as unknown as Matrix) }),
    ],
    [OPS.paintFormXObjectBegin, (args) => this.beginForm(args[0] as Matrix | null)],
    [OPS.paintFormXObjectEnd, () => (this.state = this.savedStates.pop() ?? initialState)],
    [OPS.setGState, (args) => this.setGraphics(args[0] as [string, unknown][])],
    [OPS.beginText, () => this.moveTo(identity)],
    [OPS.setTextMatrix, (args) => this.moveTo(args[0] as Matrix)],
    [OPS.moveText, ([x, y]) => this.moveTo(multiply(this.line, [1, 0, 0, 1, Number(x), Number(y)]))],
    [OPS.nextLine, () => this.moveTo(multiply(this.line, [1, 0, 0, 1, 0, -this.state.leading]))],
    [OPS.setFont, ([, size]) => this.update({ size: Number(size) })],
    [OPS.setLeading, ([leading]) => this.update({ leading: Math.abs(Number(leading)) })],
    [OPS.setTextRenderingMode, ([mode]) => this.update({ mode: Number(mode) })],
    [OPS.setCharSpacing, ([space]) => this.update({ characterSpace: Number(space) })],
    [OPS.setWordSpacing, ([space]) => this.update({ wordSpace: Number(space) })],
    [OPS.setHScale, ([percent]) => this.update({ stretch: Number(percent) / 100 })],
    [OPS.showText, (args) => this.addText(args[0] as (Glyph | number | null)[])],
    [OPS.constructPath, (args) => this.addPath(args)],
    [OPS.paintImageXObject, () => this.addPicture()],
    [OPS.paintInlineImageXObject, () => this.addPicture()],
  ]);

  apply(operation: number, args: unknown): void {
    if (graphicOperations.has(operation)) this.drawing.isTextAlone = false;
    this.handlers.get(operation)?.(Array.isArray(args) ? args : []);
  }

  private update(part: Partial<State>): void {
    this.state = { ...this.state, ...part };
  }

  private beginForm(matrix: Matrix | null): void {
    this.savedStates.push(this.state);
    if (matrix) this.update({ matrix: multiply(this.state.matrix, matrix) });
  }

  private setGraphics(entries: readonly [string, unknown][]): void {
    for (const [key, value] of entries) if (key === 'ca') this.update({ opaque: Number(value) >= 1 });
  }

  private moveTo(matrix: Matrix): void {
    this.line = matrix;
    this.text = matrix;
  }

  private addText(glyphs: readonly (Glyph | number | null)[]): void {
    const { size, characterSpace, wordSpace, stretch, mode } = this.state;
    let text = '';
    let width = 0;
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') width -= (glyph / 1000) * size * stretch;
      if (glyph === null || typeof glyph === 'number') continue;
      text += glyph.unicode;
      width += ((glyph.width / 1000) * size + characterSpace + (glyph.isSpace ? wordSpace : 0)) * stretch;
    }
    const box = transformBox(multiply(this.state.matrix, this.text), [0, -size * 0.2, width, size * 0.75]);
    this.text = multiply(this.text, [1, 0, 0, 1, width, 0]);
    if (text.trim() !== '')
      this.drawing.steps.push({ run: { text: text.trim(), box, invisible: mode === invisibleMode } });
  }

  private addPath([operation, parts, bounds]: unknown[]): void {
    const [path] = parts as [ArrayLike<number> | null];
    if (!fillOperations.has(Number(operation))) return;
    const isRectangle = (path?.length ?? Infinity) <= longestRectangle;
    if (!isRectangle) this.drawing.isTextAlone = false;
    if (isRectangle && this.state.opaque && bounds)
      this.drawing.steps.push({ cover: transformBox(this.state.matrix, bounds as unknown as Box) });
  }

  private addPicture(): void {
    const box = transformBox(this.state.matrix, [0, 0, 1, 1]);
    this.drawing.pictures.push(box);
    this.drawing.steps.push({ cover: box });
  }
}

export function readDrawing({ fnArray, argsArray }: { fnArray: number[]; argsArray: unknown[] }): Drawing {
  const recorder = new DrawingRecorder();
  for (const [at, operation] of fnArray.entries()) recorder.apply(operation, argsArray[at]);
  return recorder.drawing;
}

const widthOf = (box: Box) => Math.max(0, box[2] - box[0]);
const heightOf = (box: Box) => Math.max(0, box[3] - box[1]);
export const computeArea = (box: Box): number => widthOf(box) * heightOf(box);

export function computeOverlap(box: Box, other: Box): number {
  const common: Box = [
    Math.max(box[0], other[0]),
    Math.max(box[1], other[1]),
    Math.min(box[2], other[2]),
    Math.min(box[3], other[3]),
  ];
  return computeArea(box) === 0 ? 0 : computeArea(common) / computeArea(box);
}
