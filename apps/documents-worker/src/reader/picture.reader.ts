import { evenOutLight, isUnevenlyLit } from '@groundwork/engine-capture';
import sharp from 'sharp';
import type { GrayPicture } from '../domain/gray-picture.model.ts';
import { findPaperBrightness } from '../domain/paper-brightness.rules.ts';
import { withoutRules } from '../domain/ruled-lines.rules.ts';
import { straighten } from '../domain/tilt.rules.ts';

export interface Picture {
  data: Buffer;
  width: number;
  height: number;
  channels: 1 | 3 | 4;
  pointsPerPixel: number;
}

const previewSide = 1000;
const maxPaperNoise = 4;
const minInkDepth = 48;
const minInkShare = 0.000_02;
const rowStep = 4;

sharp.concurrency(1);
sharp.cache(false);

const toSharp = ({ data, width, height, channels }: Picture) =>
  sharp(data, { raw: { width, height, channels } });

export const drawPreview = (picture: Picture): Promise<Buffer> =>
  toSharp(picture)
    .flatten({ background: '#ffffff' })
    .resize({ width: previewSide, height: previewSide * 2, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 6 })
    .toBuffer();

interface Paper {
  isBlank: boolean;
  isNoisy: boolean;
}

export function measurePaper(pixels: Buffer, width: number): Paper {
  const ink = findPaperBrightness(pixels) - minInkDepth;
  let [count, inked, differences, pairs] = [0, 0, 0, 0];
  for (let row = 0; row + width <= pixels.length; row += width * rowStep) {
    for (let at = row; at < row + width - 1; at += 1) {
      const [brightness = 0, next = 0] = [pixels[at], pixels[at + 1]];
      count += 1;
      if (brightness < ink) inked += 1;
      else if (next >= ink) {
        differences += Math.abs(brightness - next);
        pairs += 1;
      }
    }
  }
  return { isBlank: inked <= count * minInkShare, isNoisy: differences > pairs * maxPaperNoise };
}

export async function toGray(picture: Picture): Promise<GrayPicture> {
  const { width, height } = picture;
  const gray = toSharp(picture).flatten({ background: '#ffffff' }).greyscale().toColourspace('b-w');
  return { data: await gray.raw().toBuffer(), width, height };
}

export async function turn(picture: Picture, quarters: number): Promise<Picture> {
  const { data, info } = await toSharp(picture)
    .rotate(quarters * 90)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { ...picture, data, width: info.width, height: info.height };
}

interface RecognizablePage {
  gray: GrayPicture;
  tilt: number;
}

export async function prepare(picture: Picture): Promise<RecognizablePage | undefined> {
  const image = await toGray(picture);
  const { isBlank, isNoisy } = measurePaper(image.data, image.width);
  if (isBlank) return undefined;
  // a correction makes the recognition of a clean page worse
  const isCorrected = isNoisy || isUnevenlyLit(image);
  const even = isCorrected
    ? straighten({ ...image, data: Buffer.from(evenOutLight(image).buffer) })
    : { ...image, tilt: 0 };
  return { gray: { ...image, data: withoutRules({ ...image, data: even.data }) }, tilt: even.tilt };
}
