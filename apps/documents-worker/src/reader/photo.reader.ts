import { fill } from '@groundwork/wording';
import sharp from 'sharp';
import type { Picture } from './picture.reader.ts';
import { Unreadable } from '../documents-worker.errors.ts';
import { reasons } from '../documents-worker.wording.ts';

const maxPixels = 120_000_000;
/** A letter page at about 230 dpi. More pixels make recognition slower and not better. */
export const longestSide = 2600;
export const letterWidth = 612;

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });

const damagedPicture = () => new Unreadable(reasons.damagedPicture);

async function checkSize(bytes: Buffer): Promise<void> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw damagedPicture();
    });
  if (width * height > maxPixels)
    throw new Unreadable(fill(reasons.tooManyPixels, { most: maxPixels / 1_000_000 }));
}

export async function openPhoto(bytes: Buffer): Promise<Picture> {
  await checkSize(bytes);
  return decodePhoto(bytes, longestSide);
}

export async function decodePhoto(bytes: Buffer, side: number): Promise<Picture> {
  const upright = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .raw({ depth: 'uchar' });
  const { data, info } = await upright.toBuffer({ resolveWithObject: true }).catch(() => {
    throw damagedPicture();
  });
  const { width, height, channels } = info;
  if (channels !== 1 && channels !== 3) throw damagedPicture();
  return { data, width, height, channels, pointsPerPixel: letterWidth / width };
}
