import type { PlacedPoint } from './trend-geometry.ts';

/** One character and one line, in percent of a drawing of the usual size. */
const characterWidth = 2.1;
const lineHeight = 11;
const usualLean = 0.8;
const samplesPerLine = 12;
const slack = 2;

export interface PlacedNote {
  readonly point: PlacedPoint;
  readonly lean: number;
  readonly rise: number;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
}

const widthOf = ({ note = '' }: PlacedPoint) => note.length * characterWidth;

function placesOf(point: PlacedPoint): readonly PlacedNote[] {
  const width = widthOf(point);
  const least = (point.x + width - 100) / width;
  const lean = Math.max(Math.min(usualLean, point.x / width), least, 0);
  return [
    { point, lean, rise: 1 },
    { point, lean: 0, rise: 0 },
  ];
}

function boxOf({ point, lean, rise }: PlacedNote): Box {
  const width = widthOf(point);
  const left = point.x - width * lean;
  return { left, right: left + width, top: point.y - lineHeight * rise };
}

const touches = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && Math.abs(one.top - other.top) < lineHeight;

/** The line of a step goes right, then up or down. */
const cornersOf = (points: readonly PlacedPoint[]) =>
  points.flatMap(({ x, y }, index) => {
    const before = points[index - 1];
    return before === undefined
      ? [{ x, y }]
      : [
          { x, y: before.y },
          { x, y },
        ];
  });

const crosses = (points: readonly PlacedPoint[], { left, right, top }: Box) => {
  const corners = cornersOf(points);
  return corners.some((end, index) => {
    const start = corners[index - 1] ?? end;
    return Array.from({ length: samplesPerLine }, (_, n) => n / (samplesPerLine - 1)).some((share) => {
      const [x, y] = [start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share];
      return x > left && x < right && y > top + slack && y < top + lineHeight - slack;
    });
  });
};

const isInside = ({ left, right, top }: Box) =>
  left >= -0.01 && right <= 100 && top >= 0 && top <= 100 - lineHeight;

function toSteps(points: readonly PlacedPoint[]) {
  return points.map((point, index) => ({
    point,
    size: Math.abs(point.value - (points[index - 1]?.value ?? point.value)),
  }));
}

export const isStep = ({ note = '' }: PlacedPoint): boolean => note !== '';

/** A step without room for its note has it as the title of its dot, and in the table. */
export function visibleNotes(points: readonly PlacedPoint[]): readonly PlacedNote[] {
  const boxes: Box[] = [];
  const notes: PlacedNote[] = [];
  const candidates = toSteps(points)
    .filter(({ point }) => isStep(point))
    .toSorted((one, other) => other.size - one.size);
  for (const { point } of candidates) {
    const place = placesOf(point).find((each) => {
      const box = boxOf(each);
      return isInside(box) && !boxes.some((other) => touches(other, box)) && !crosses(points, box);
    });
    if (place === undefined) continue;
    boxes.push(boxOf(place));
    notes.push(place);
  }
  return notes;
}
