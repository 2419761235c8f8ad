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

/** Smooth within two neighboring points: Fritsch and Carlson's condition. */
function tangents(points: readonly PlacedPoint[]): readonly number[] {
  const slope = (index: number): number => {
    const [one, other] = [points[index], points[index + 1]];
    if (one === undefined || other === undefined || other.x === one.x) return 0;
    return (other.y - one.y) / (other.x - one.x);
  };
  return points.map((_, index) => {
    const [before, after] = [slope(index - 1), slope(index)];
    if (before * after <= 0) return 0;
    return (2 * before * after) / (before + after);
  });
}

function linePath(points: readonly PlacedPoint[]): string {
  const steep = tangents(points);
  return points
    .map((point, index) => {
      const before = points[index - 1];
      if (before === undefined) return `M${point.x} ${point.y}`;
      const third = (point.x - before.x) / 3;
      const leave = round(before.y + third * (steep[index - 1] ?? 0));
      const arrive = round(point.y - third * (steep[index] ?? 0));
      return `C${round(before.x + third)} ${leave} ${round(point.x - third)} ${arrive} ${point.x} ${point.y}`;
    })
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

function levelLine(points: readonly PlacedPoint[]): readonly PlacedPoint[] {
  const last = points.at(-1);
  if (last === undefined || points[0]?.x !== 100) return points;
  return [{ ...last, x: 0 }, last];
}

export function drawTrend(history: readonly TrendPoint[]): TrendDrawing | null {
  const drawablePoints = drawable(history);
  if (drawablePoints.length === 0) return null;
  const { from, to, gap } = rangeOf(drawablePoints.map(({ value }) => value));
  const points = toPlaces(drawablePoints, from, to);
  const line = linePath(levelLine(points));
  const count = Math.round((to - from) / gap);
  const valueTicks = Array.from({ length: count + 1 }, (_, index) => ({
    label: (to - index * gap).toLocaleString('en-US'),
    place: round((index / count) * 100),
  }));
  return { points, line, area: `${line}L100 100L0 100Z`, valueTicks };
}
