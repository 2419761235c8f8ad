import {
  type Corners,
  findCorners,
  type GrayImage,
  scaleCorners,
  sheetSizeOf,
  straightenSheet,
} from '@groundwork/engine-capture';
import sharp from 'sharp';
import { decodePhoto, letterWidth, longestSide } from './photo.reader.ts';
import type { Picture } from './picture.reader.ts';

const searchSide = 600;
const maxLostDetail = 0.9;

async function reduce({ data, width, height, channels }: Picture): Promise<GrayImage> {
  const { data: reduced, info } = await sharp(data, { raw: { width, height, channels } })
    .greyscale()
    .resize({ width: searchSide, height: searchSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: reduced, width: info.width, height: info.height };
}

const scaled = (corners: Corners, from: GrayImage, to: Picture): Corners =>
  scaleCorners(corners, to.width / from.width, to.height / from.height);

/** A sheet that fills a part of the photo has more detail in the file than in the reduced photo. */
async function withDetail(photo: Picture, corners: Corners, bytes: Buffer): Promise<Picture> {
  const { width, height } = sheetSizeOf(corners, longestSide);
  const share = Math.max(width, height) / longestSide;
  const hasAll = share >= maxLostDetail || Math.max(photo.width, photo.height) < longestSide;
  return hasAll ? photo : decodePhoto(bytes, Math.round(longestSide / share));
}

export async function straightenPhoto(photo: Picture, bytes: Buffer): Promise<Picture> {
  const reduced = await reduce(photo);
  const corners = findCorners(reduced);
  if (!corners) return photo;
  const source = await withDetail(photo, scaled(corners, reduced, photo), bytes);
  const { data, width, height } = straightenSheet(source, scaled(corners, reduced, source), longestSide);
  return { ...photo, data: Buffer.from(data.buffer), width, height, pointsPerPixel: letterWidth / width };
}
