import { describe, expect, it } from '@jest/globals';
import { linesIn } from './proposed-lines.rules.ts';

const [width, height] = [120, 60];

function mapOf(chanceAt: (x: number, y: number) => number) {
  const chances = Float32Array.from({ length: width * height }, (_, at) =>
    chanceAt(at % width, Math.floor(at / width)),
  );
  return { chances, width, height };
}

const page = { width: width * 2, height: height * 2 };
const isIn = (value: number, from: number, to: number) => value >= from && value < to;

describe('lines of a map of chances', () => {
  it('are its regions, grown to whole letters, in pixels of the page', () => {
    const map = mapOf((x, y) => (isIn(x, 10, 60) && isIn(y, 20, 26) ? 0.9 : 0));
    const [line, ...others] = linesIn(map, page);
    expect(others).toEqual([]);
    expect(line?.middle).toBeCloseTo(46, 1);
    expect(line?.slope).toBeCloseTo(0, 6);
    expect(line?.half).toBeCloseTo(6 + (50 * 6 * 1.6) / 56, 1);
    expect(line?.left).toBeCloseTo(20 - (50 * 6 * 1.6) / 56, 1);
    expect(line?.right).toBeCloseTo(120 + (50 * 6 * 1.6) / 56, 1);
  });

  it('rise and fall with a page that leans', () => {
    const map = mapOf((x, y) => (isIn(x, 10, 110) && Math.abs(y - 30 - (x - 60) * 0.1) < 3 ? 0.9 : 0));
    const lines = linesIn(map, page);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.slope).toBeCloseTo(0.1, 1);
    expect((lines[0]?.middle ?? 0) + (lines[0]?.slope ?? 0) * 120).toBeCloseTo(60, -1);
  });

  it('are two if an empty column is between them', () => {
    const map = mapOf((x, y) => (isIn(x, 10, 100) && x !== 50 && isIn(y, 20, 26) ? 0.9 : 0));
    expect(linesIn(map, page)).toHaveLength(2);
  });

  it('are no specks, no thin rules and nothing improbable', () => {
    const map = mapOf((x, y) => {
      if (isIn(x, 2, 5) && isIn(y, 2, 5)) return 0.9;
      if (isIn(y, 12, 14)) return 0.9;
      return isIn(x, 10, 60) && isIn(y, 30, 36) ? 0.4 : 0;
    });
    expect(linesIn(map, page)).toEqual([]);
  });
});
