import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { form1040 } from '../pdf.ts';
import { photoOf } from '../scans.ts';
import { zeros } from './bombs.ts';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const mebibyte = 1024 * 1024;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function header(width: number, height: number, depth: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.writeUInt8(depth, 8);
  return chunk('IHDR', data);
}

/** A gray PNG with this size in its header and `bytes` of data. */
export const pngOf = (
  width: number,
  height: number,
  { depth = 1, bytes = -1, more = [] as Buffer[] } = {},
): Buffer =>
  Buffer.concat([
    signature,
    header(width, height, depth),
    ...more,
    chunk('IDAT', bytes < 0 ? zeros(Math.ceil(((width / 8 + 1) * height) / mebibyte)) : Buffer.alloc(bytes)),
    chunk('IEND', Buffer.alloc(0)),
  ]);

/** Unpacks to 160 MB. */
export const pngWithBomb = (type: 'zTXt' | 'iCCP'): Buffer =>
  pngOf(200, 200, { more: [chunk(type, Buffer.concat([Buffer.from('bomb\0\0'), zeros(160)]))] });

export const photo = (): Promise<Buffer> => photoOf(form1040(71_300));

/** The size in the header differs from the real one. */
export async function jpegWithWrongSize(width: number, height: number): Promise<Buffer> {
  const jpeg = await photo();
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(height, frame + 5);
  jpeg.writeUInt16BE(width, frame + 7);
  return jpeg;
}

const segment = (marker: number, data: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
};

const photoWith = async (marker: number, data: Buffer): Promise<Buffer> => {
  const jpeg = await photo();
  return Buffer.concat([jpeg.subarray(0, 2), segment(marker, data), jpeg.subarray(2)]);
};

interface Exif {
  orientation?: number;
  entries?: number;
  next?: number;
}

/** EXIF with the orientation; `entries` may promise more, and `next` may repeat this directory. */
export function photoWithExif({ orientation = 1, entries = 1, next = 0 }: Exif): Promise<Buffer> {
  const tiff = Buffer.alloc(26);
  tiff.write('II*\0', 0, 'latin1');
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(entries, 8);
  tiff.writeUInt16LE(0x01_12, 10);
  tiff.writeUInt16LE(3, 12);
  tiff.writeUInt32LE(1, 14);
  tiff.writeUInt16LE(orientation, 18);
  tiff.writeUInt32LE(next, 22);
  return photoWith(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), tiff]));
}

export const photoWithXmp = (xml: string): Promise<Buffer> =>
  photoWith(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${xml}`));

export const photoWithComment = (comment: Buffer): Promise<Buffer> => photoWith(0xfe, comment);

export async function manyScans(times: number): Promise<Buffer> {
  const jpeg = await sharp(await photo())
    .jpeg({ progressive: true })
    .toBuffer();
  const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = jpeg.subarray(last, -2);
  return Buffer.concat([
    jpeg.subarray(0, last),
    ...Array.from({ length: times }, () => scan),
    jpeg.subarray(-2),
  ]);
}

export const as = async (format: 'gif' | 'webp' | 'tiff' | 'png'): Promise<Buffer> =>
  sharp(await photo())
    .resize(400)
    .toFormat(format)
    .toBuffer();

export const oddJpeg = async (): Promise<Buffer> =>
  sharp(await photo())
    .toColourspace('cmyk')
    .jpeg()
    .toBuffer();

export const deepPng = async (): Promise<Buffer> =>
  sharp(await photo())
    .ensureAlpha(0.5)
    .toColourspace('rgb16')
    .png()
    .toBuffer();

/** Grain that looks like letters everywhere. */
export const noisePhoto = (side: number): Promise<Buffer> =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 70 })
    .toBuffer();
