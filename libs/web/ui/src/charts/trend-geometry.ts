export interface TrendPoint {
  readonly at: string;
  readonly value: number;
  readonly note?: string;
}

export interface PlacedPoint extends TrendPoint {
  readonly x: number;
  readonly y: number;
}

export interface TrendTick {
  readonly label: string;
  readonly place: number;
}

export interface TrendDrawing {
  readonly points: readonly PlacedPoint[];
  readonly line: string;
  readonly area: string;
  readonly valueTicks: readonly TrendTick[];
}

const gaps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250];
const wantedGaps = 4;
const round = (value: number) => Math.round(value * 100) / 100;
const timeOf = ({ at }: TrendPoint) => Date.parse(at);

export function drawable(points: readonly TrendPoint[]): readonly TrendPoint[] {
  return points
    .filter((point) => Number.isFinite(point.value) && Number.isFinite(timeOf(point)))
    .toSorted((one, other) => timeOf(one) - timeOf(other));
}

function rangeOf(values: readonly number[]): { readonly from: number; readonly to: number; gap: number } {
  const lowest = Math.min(...values);
  const highest = Math.max(...values);
  const room = Math.max((highest - lowest) * 0.06, 4);
  const raw = (highest - lowest + 2 * room) / wantedGaps;
  const gap = gaps.find((candidate) => candidate >= raw) ?? Math.ceil(raw);
  const from = Math.floor((lowest - room) / gap) * gap;
  const to = Math.ceil((highest + room) / gap) * gap;
  return { from: lowest >= 0 ? Math.max(from, 0) : from, to, gap };
}

/** A score holds until its next change, so the line is a step. */
function linePath(points: readonly PlacedPoint[]): string {
  return points
    .map((point, index) => (index === 0 ? `M${point.x} ${point.y}` : `H${point.x}V${point.y}`))
    .join('');
}

function toPlaces(points: readonly TrendPoint[], from: number, to: number): readonly PlacedPoint[] {
  const times = points.map(timeOf);
  const start = times[0] ?? 0;
  const span = (times.at(-1) ?? 0) - start;
  return points.map((point, index) => ({
    ...point,
    x: span === 0 ? 100 : round((((times[index] ?? 0) - start) / span) * 100),
    y: round(((to - point.value) / (to - from)) * 100),
  }));
}

const dayMs = 86_400_000;

/** A history of one day is its last value: a dot without a line. */
function daysApart(points: readonly TrendPoint[]): readonly TrendPoint[] {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return points;
  return timeOf(last) - timeOf(first) < dayMs ? [last] : points;
}

export function drawTrend(history: readonly TrendPoint[]): TrendDrawing | null {
  const drawablePoints = daysApart(drawable(history));
  if (drawablePoints.length === 0) return null;
  const { from, to, gap } = rangeOf(drawablePoints.map(({ value }) => value));
  const points = toPlaces(drawablePoints, from, to);
  const line = points.length > 1 ? linePath(points) : '';
  const count = Math.round((to - from) / gap);
  const valueTicks = Array.from({ length: count + 1 }, (_, index) => ({
    label: (to - index * gap).toLocaleString('en-US'),
    place: round((index / count) * 100),
  }));
  return { points, line, area: line === '' ? '' : `${line}V100H0Z`, valueTicks };
}
