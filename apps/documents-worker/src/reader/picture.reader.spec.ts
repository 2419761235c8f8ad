import { describe, expect, it } from '@jest/globals';
import { measurePaper } from './picture.reader.ts';

const [width, height] = [600, 800];
type Brightness = (x: number, y: number) => number;

const picture = (brightness: Brightness) =>
  Buffer.from(
    Array.from({ length: width * height }, (_, at) => brightness(at % width, Math.floor(at / width))),
  );

const isText: Brightness = (x, y) => (y % 40 < 8 && x % 24 < 6 ? 1 : 0);
const isSheet = (x: number, y: number) => x > 150 && x < 450 && y > 150 && y < 650;

describe('the paper of a picture', () => {
  it('has ink if dark letters are on it', () => {
    const page = picture((x, y) => (isText(x, y) ? 20 : 240));
    expect(measurePaper(page, width)).toEqual({ isBlank: false, isNoisy: false });
  });

  it('is the bright sheet, also if it is smaller than the dark table below it', () => {
    const photo = picture((x, y) => (isSheet(x, y) ? (isText(x, y) ? 60 : 180) : 30));
    expect(measurePaper(photo, width).isBlank).toBe(false);
  });

  it('is blank without letters, white or gray', () => {
    expect(
      measurePaper(
        picture(() => 255),
        width,
      ).isBlank,
    ).toBe(true);
    expect(
      measurePaper(
        picture((x, y) => 180 + ((x + y) % 3)),
        width,
      ).isBlank,
    ).toBe(true);
  });
});
