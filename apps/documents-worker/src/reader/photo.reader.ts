import sharp from 'sharp';
import type { Picture } from './picture.reader.ts';
import { Unreadable } from '../documents-worker.errors.ts';

const mostPixels = 120_000_000;
/** What a letter has at about 230 dpi: more makes recognition slower and not better. */
const longestSide = 2600;
const letterWidth = 612;

// whatever its first bytes pretend to be: nothing but these two is ever decoded
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });

const damaged = () => new Unreadable('This picture is damaged and cannot be opened');

async function checkSize(bytes: Buffer): Promise<void> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw damaged();
    });
  if (width * height > mostPixels)
    throw new Unreadable(`This picture has more than ${mostPixels / 1_000_000} million pixels`);
}

/** Turned the way the camera was held. */
export async function openPhoto(bytes: Buffer): Promise<Picture> {
  await checkSize(bytes);
  const upright = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .raw({ depth: 'uchar' });
  const { data, info } = await upright.toBuffer({ resolveWithObject: true }).catch(() => {
    throw damaged();
  });
  const { width, height, channels } = info;
  if (channels !== 1 && channels !== 3) throw damaged();
  return { data, width, height, channels, pointsPerPixel: letterWidth / width };
}
