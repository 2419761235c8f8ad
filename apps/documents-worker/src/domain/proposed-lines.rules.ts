export interface TextLine {
  readonly left: number;
  readonly right: number;
  readonly middle: number;
  readonly slope: number;
  readonly half: number;
}

export interface ChanceMap {
  readonly chances: Float32Array;
  readonly width: number;
  readonly height: number;
}

const minChance = 0.3;
const minMeanChance = 0.5;
const minCells = 12;
const minHeight = 3;
const minElongation = 4;
/** The network marks the core of a line only. */
const growth = 0.8;

function takeRegion({ chances, width }: ChanceMap, isTaken: Uint8Array, first: number): number[] {
  const region = [first];
  isTaken[first] = 1;
  for (const at of region) {
    const x = at % width;
    const beside = [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width];
    for (const other of beside) {
      if ((chances[other] ?? 0) <= minChance || isTaken[other] === 1) continue;
      isTaken[other] = 1;
      region.push(other);
    }
  }
  return region;
}

interface Sums {
  readonly left: number;
  readonly right: number;
  readonly chance: number;
  readonly x: number;
  readonly y: number;
  readonly xx: number;
  readonly xy: number;
}

function sumsOf({ chances, width }: ChanceMap, region: readonly number[]): Sums {
  let [left, right, chance, x, y, xx, xy] = [width, 0, 0, 0, 0, 0, 0];
  for (const at of region) {
    const column = at % width;
    const row = (at - column) / width;
    [left, right] = [Math.min(left, column), Math.max(right, column + 1)];
    [x, y, xx, xy] = [x + column, y + row, xx + column * column, xy + column * row];
    chance += chances[at] ?? 0;
  }
  return { left, right, chance, x, y, xx, xy };
}

function slopeOf({ left, right, x, y, xx, xy }: Sums, count: number): number {
  const isLong = (right - left) ** 2 > count * minElongation;
  return isLong ? (xy - (x * y) / count) / (xx - (x * x) / count) : 0;
}

function lineOf(map: ChanceMap, region: readonly number[]): TextLine[] {
  const sums = sumsOf(map, region);
  const count = region.length;
  if (count < minCells || sums.chance < count * minMeanChance) return [];
  const slope = slopeOf(sums, count);
  const center = sums.y / count + 0.5 - (slope * sums.x) / count;
  let [above, below] = [0, 0];
  for (const at of region) {
    const column = at % map.width;
    const distance = (at - column) / map.width + 0.5 - center - slope * column;
    [above, below] = [Math.min(above, distance - 0.5), Math.max(below, distance + 0.5)];
  }
  const [length, height] = [sums.right - sums.left, below - above];
  if (height < minHeight) return [];
  const grown = (length * height * growth) / (length + height);
  const middle = center + (above + below) / 2;
  const [left, right] = [Math.max(0, sums.left - grown), Math.min(map.width, sums.right + grown)];
  return [{ left, right, middle, slope, half: height / 2 + grown }];
}

export function linesIn(
  map: ChanceMap,
  picture: { readonly width: number; readonly height: number },
): TextLine[] {
  const isTaken = new Uint8Array(map.chances.length);
  const lines: TextLine[] = [];
  for (let at = 0; at < map.chances.length; at += 1)
    if (isTaken[at] === 0 && (map.chances[at] ?? 0) > minChance)
      lines.push(...lineOf(map, takeRegion(map, isTaken, at)));
  const [across, down] = [picture.width / map.width, picture.height / map.height];
  return lines
    .map(({ left, right, middle, slope, half }) => ({
      left: left * across,
      right: right * across,
      middle: middle * down,
      slope: (slope * down) / across,
      half: half * down,
    }))
    .filter(({ left, right, half }) => right - left >= half);
}
