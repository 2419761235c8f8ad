import { describe, expect, it } from '@jest/globals';
import { lineHeight, pictureOfLine, reducedPage } from './line-picture.rules.ts';

function grayOf(width: number, height: number, brightness: (x: number, y: number) => number) {
  const data = Buffer.from(
    Array.from({ length: width * height }, (_, at) => brightness(at % width, Math.floor(at / width))),
  );
  return { data, width, height };
}

describe('the picture of a line', () => {
  it('has the height of the network, and black is -1, white is 1', () => {
    const gray = grayOf(200, 100, (_x, y) => (y < 50 ? 0 : 255));
    const { data, width } = pictureOfLine(gray, { left: 20, right: 120, middle: 50, slope: 0, half: 12 });
    expect(width).toBe(200);
    expect(data).toHaveLength(lineHeight * width);
    expect(data[0]).toBe(-1);
    expect(data.at(-1)).toBe(1);
  });

  it('follows the slope of its line', () => {
    const gray = grayOf(300, 100, (x, y) => (y < 40 + x * 0.1 ? 0 : 255));
    const { data, width } = pictureOfLine(gray, { left: 10, right: 290, middle: 40, slope: 0.1, half: 20 });
    const blackIn = (column: number) =>
      Array.from({ length: lineHeight }, (_, row) => data[row * width + column] ?? 0).filter(
        (each) => each < 0,
      ).length;
    expect(blackIn(5)).toBeCloseTo(lineHeight / 2, -1);
    expect(blackIn(width - 5)).toBeCloseTo(lineHeight / 2, -1);
  });

  it('repeats the edge of the page where a line leaves it', () => {
    const gray = grayOf(60, 20, () => 255);
    const { data } = pictureOfLine(gray, { left: -10, right: 80, middle: 2, slope: 0, half: 12 });
    expect(Math.min(...data)).toBe(1);
  });
});

describe('a reduced page', () => {
  it('has the mean of the pixels that each of its own covers', () => {
    const gray = grayOf(4, 2, (x) => (x % 2 === 0 ? 0 : 255));
    expect([...reducedPage(gray, 2, 1)]).toEqual([0.5, 0.5]);
  });
});
