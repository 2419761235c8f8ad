import { type Homography, homographyOf, inverseOf, placeOf } from './homography.ts';
import type { OwnPixels, Pixels } from './pixels.ts';
import { type Corners, lengthOf } from './quadrilateral.ts';

const opaque = 255;
/** Of the long side: a dark edge of the table looks like a column line to the recognition. */
const edgeShare = 0.004;

export function sheetSizeOf([a, b, c, d]: Corners, longestSide: number): { width: number; height: number } {
  const [width, height] = [
    Math.max(lengthOf(a, b), lengthOf(d, c)),
    Math.max(lengthOf(a, d), lengthOf(b, c)),
  ];
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** Shares of a pixel are integers here: a photo of a phone has millions of pixels. */
const shareBits = 8;
const whole = 1 << (2 * shareBits);
const clamp = (value: number, most: number) => (value < 0 ? 0 : value > most ? most : value);

function drawRow(picture: Pixels, toPicture: Homography, rowAt: number, row: Uint8Array): void {
  const { data, width, height, channels } = picture;
  const [a, , , d, , , g] = toPicture;
  const line = width * channels;
  const colors = Math.min(channels, 3);
  let [x, y, depth] = placeOf(toPicture, { x: 0.5, y: rowAt + 0.5 });
  for (let at = 0; at < row.length; at += channels) {
    const sourceX = clamp(x / depth - 0.5, width - 1.001);
    const sourceY = clamp(y / depth - 0.5, height - 1.001);
    const left = Math.floor(sourceX);
    const top = Math.floor(sourceY);
    const across = ((sourceX - left) * (1 << shareBits)) | 0;
    const down = ((sourceY - top) * (1 << shareBits)) | 0;
    const both = across * down;
    const right = (across << shareBits) - both;
    const below = (down << shareBits) - both;
    const here = whole - both - right - below;
    const place = top * line + left * channels;
    for (let color = 0; color < colors; color += 1) {
      const upper = place + color;
      const lower = upper + line;
      const sum =
        (data[upper] ?? 0) * here +
        (data[upper + channels] ?? 0) * right +
        (data[lower] ?? 0) * below +
        (data[lower + channels] ?? 0) * both;
      row[at + color] = (sum + whole / 2) >> (2 * shareBits);
    }
    x += a;
    y += d;
    depth += g;
  }
}

export function straightenSheet(picture: Pixels, corners: Corners, longestSide: number): OwnPixels {
  const { width, height } = sheetSizeOf(corners, longestSide);
  const { channels } = picture;
  const edge = Math.max(width, height) * edgeShare;
  const sheet: Corners = [
    { x: -edge, y: -edge },
    { x: width + edge, y: -edge },
    { x: width + edge, y: height + edge },
    { x: -edge, y: height + edge },
  ];
  const toPicture = inverseOf(homographyOf(corners, sheet));
  const data = new Uint8Array(width * height * channels).fill(opaque);
  for (let y = 0; y < height; y += 1) {
    drawRow(picture, toPicture, y, data.subarray(y * width * channels, (y + 1) * width * channels));
  }
  return { data, width, height, channels };
}
