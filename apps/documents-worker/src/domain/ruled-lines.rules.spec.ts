import { describe, expect, it } from '@jest/globals';
import { withoutRules } from './ruled-lines.rules.ts';

const [width, height] = [600, 400];
const [paper, ink, edge] = [240, 30, 160];

type IsInk = (x: number, y: number) => boolean;

function sheetOf(isInk: IsInk, isEdge: IsInk = () => false) {
  const data = Buffer.alloc(width * height, paper);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (isEdge(x, y)) data[y * width + x] = edge;
      if (isInk(x, y)) data[y * width + x] = ink;
    }
  return { data, width, height };
}

const isLetter: IsInk = (x, y) => y > 180 && y <= 200 && x > 40 && x < 540 && x % 14 < 5;
const inkOf = (isInk: IsInk) => {
  const data = withoutRules(sheetOf(isInk));
  return Array.from(data.keys()).filter((at) => (data[at] ?? 0) < 200).length;
};
const countOf = (isInk: IsInk) => sheetOf(isInk).data.filter((each) => each === ink).length;

describe('a page without its ruled lines', () => {
  it.each<[string, IsInk]>([
    ['level', (x, y) => y >= 206 && y < 209 && x > 30 && x < 560],
    ['askew', (x, y) => Math.abs(y - 215 - x * 0.014) < 1.5 && x > 30 && x < 560],
    ['upright', (x, y) => x >= 570 && x < 573 && y > 30 && y < 380],
    ['askew and upright', (x, y) => Math.abs(x - 560 - y * 0.014) < 1.5 && y > 30 && y < 380],
  ])('has the letters beside a line that is %s', (_, isRule) => {
    expect(inkOf((x, y) => isLetter(x, y) || isRule(x, y))).toBe(countOf(isLetter));
  });

  it('has no gray edge of a line', () => {
    const sheet = sheetOf(
      (x, y) => y >= 206 && y < 208 && x > 30 && x < 560,
      (x, y) => y >= 205 && y < 209 && x > 30 && x < 560,
    );
    expect(withoutRules(sheet).some((each) => each !== paper)).toBe(false);
  });

  it('has no crossing of two lines', () => {
    const isBox: IsInk = (x, y) =>
      (y >= 206 && y < 209 && x > 30 && x < 560) || (x >= 300 && x < 303 && y > 90);
    expect(inkOf(isBox)).toBe(0);
  });

  it('has the stroke of a letter that crosses a line', () => {
    const isStroke: IsInk = (x, y) => x >= 300 && x < 304 && y > 195 && y < 214;
    expect(inkOf((x, y) => isStroke(x, y) || (y >= 206 && y < 209 && x > 30 && x < 560))).toBe(
      countOf(isStroke),
    );
  });

  it.each<[string, IsInk]>([
    ['a dash', (x, y) => y >= 206 && y < 209 && x > 30 && x < 70],
    ['a large letter', (x, y) => x > 200 && x < 216 && y > 100 && y < 200],
    ['a dark band', (x, y) => y > 100 && y < 140 && x > 30 && x < 560],
    ['nothing', () => false],
  ])('still has %s', (_, isInk) => {
    expect(inkOf(isInk)).toBe(countOf(isInk));
  });
});
