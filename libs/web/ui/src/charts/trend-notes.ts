import type { PlacedPoint } from './trend-geometry.ts';

const mostNotes = 3;
/** About one character and one line, in percent of a drawing of the usual size. */
const characterWidth = 2.1;
const lineHeight = 11;
/** As much of a note as stands to the left of its point, where there is room. */
const usualLean = 0.8;

export interface PlacedNote {
  readonly point: PlacedPoint;
  /** The share of its own width by which the note is moved to the left. */
  readonly lean: number;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
}

const widthOf = ({ note = '' }: PlacedPoint) => note.length * characterWidth;

function leanOf(point: PlacedPoint): number {
  const width = widthOf(point);
  const least = (point.x + width - 100) / width;
  return Math.max(Math.min(usualLean, point.x / width), least, 0);
}

function boxOf(point: PlacedPoint, lean: number): Box {
  const width = widthOf(point);
  return { left: point.x - width * lean, right: point.x + width * (1 - lean), top: point.y - lineHeight };
}

const touches = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && Math.abs(one.top - other.top) < lineHeight;

function steps(points: readonly PlacedPoint[]) {
  return points.map((point, index) => ({
    point,
    size: Math.abs(point.value - (points[index - 1]?.value ?? point.value)),
  }));
}

/** The notes of the largest steps, as far as they have room: all of them stand in the table. */
export function shownNotes(points: readonly PlacedPoint[]): readonly PlacedNote[] {
  const boxes: Box[] = [];
  const shown: PlacedNote[] = [];
  const noted = steps(points)
    .filter(({ point }) => (point.note ?? '') !== '')
    .toSorted((one, other) => other.size - one.size);
  for (const { point } of noted) {
    const lean = leanOf(point);
    const box = boxOf(point, lean);
    const fits = lean <= 1 && box.right <= 100 && box.top >= 0;
    if (!fits || shown.length >= mostNotes || boxes.some((taken) => touches(taken, box))) continue;
    boxes.push(box);
    shown.push({ point, lean });
  }
  return shown;
}
