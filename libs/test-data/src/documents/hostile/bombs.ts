import { constants, deflateSync } from 'node:zlib';
import { assemblePdf, streamObject } from '../pdf.ts';

const mebibyte = 1024 * 1024;

/** Zeros compress well: one flushed block, repeated, is a valid stream of any length. */
export function zeros(mebibytes: number): Buffer {
  const unit = 16;
  const whole = deflateSync(Buffer.alloc(unit * mebibyte), {
    level: 9,
    finishFlush: constants.Z_FULL_FLUSH,
  });
  const [head, block] = [whole.subarray(0, 2), whole.subarray(2)];
  const blocks = Array.from({ length: Math.ceil(mebibytes / unit) }, () => block);
  const lastBlock = Buffer.from([3, 0]);
  const length = blocks.length * unit * mebibyte;
  const checksum = Buffer.alloc(4);
  // Adler-32 of n zeros.
  checksum.writeUInt32BE((((length % 65_521) << 16) | 1) >>> 0);
  return Buffer.concat([head, ...blocks, lastBlock, checksum]);
}

const page = (more = '', box = '[0 0 612 792]') =>
  `<< /Type /Page /Parent 2 0 R /MediaBox ${box} /Contents 4 0 R ${more} >>`;

export const onePage = (
  content: string | Buffer,
  { more = '', box = '[0 0 612 792]', objects = [] as (string | Buffer)[], filter = '' } = {},
): Buffer =>
  assemblePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    page(more, box),
    streamObject(filter, Buffer.from(content)),
    ...objects,
  ]);

const flate = '/Filter /FlateDecode';

export const flateBomb = (mebibytes: number): Buffer => onePage(zeros(mebibytes), { filter: flate });

export const nestedFlateBomb = (mebibytes: number): Buffer =>
  onePage(deflateSync(zeros(mebibytes), { level: 9 }), { filter: '/Filter [/FlateDecode /FlateDecode]' });

/** Each form draws the next one ten times. */
export function exponentialForms(levels: number): Buffer {
  const form = (level: number) => {
    const inner = level < levels ? `/Resources << /XObject << /F ${6 + level} 0 R >> >>` : '';
    const content = level < levels ? '/F Do '.repeat(10) : '0 0 1 1 re f';
    return streamObject(`/Type /XObject /Subtype /Form /BBox [0 0 612 792] ${inner}`, Buffer.from(content));
  };
  return onePage('/F Do', {
    more: '/Resources << /XObject << /F 5 0 R >> >>',
    objects: Array.from({ length: levels + 1 }, (_, level) => form(level)),
  });
}

export function manyPaths(count: number): Buffer {
  const some = Buffer.from('0 0 m 612 792 l S\n'.repeat(10_000));
  const all = Buffer.concat(Array.from({ length: Math.ceil(count / 10_000) }, () => some));
  return onePage(deflateSync(all, { level: 9 }), { filter: flate });
}

export const manyTexts = (count: number): Buffer =>
  onePage(deflateSync(Buffer.from(`BT /F 1 Tf ${'(a) Tj '.repeat(count)} ET`)), { filter: flate });

/** 30,000 × 30,000 pixels of one bit compress to a hundred kilobytes. */
export function hugeImage(side: number): Buffer {
  const bytes = zeros(Math.ceil((side * side) / 8 / mebibyte));
  const image = `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceGray /BitsPerComponent 1`;
  return onePage('q 612 0 0 792 0 0 cm /Im Do Q', {
    more: '/Resources << /XObject << /Im 5 0 R >> >>',
    objects: [streamObject(`${image} ${flate}`, bytes)],
  });
}

export function emptyPages(count: number): Buffer {
  const kids = Array.from({ length: count }, (_, index) => `${index + 3} 0 R`).join(' ');
  return assemblePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    ...Array.from({ length: count }, () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>'),
  ]);
}

export const pageTree = (kids: string, count: number, ...more: string[]): Buffer =>
  assemblePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    ...more,
  ]);

export const deepTree = (depth: number): Buffer =>
  pageTree(
    '3 0 R',
    1,
    ...Array.from(
      { length: depth },
      (_, index) => `<< /Type /Pages /Parent ${index + 2} 0 R /Kids [${index + 4} 0 R] /Count 1 >>`,
    ),
    '<< /Type /Page /MediaBox [0 0 612 792] >>',
  );

export const tinyTiles = (): Buffer =>
  onePage('/Pattern cs /P scn 0 0 612 792 re f', {
    more: '/Resources << /Pattern << /P 5 0 R >> >>',
    objects: [
      streamObject(
        '/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 1 1] /XStep 0.001 /YStep 0.001 /Resources << >>',
        Buffer.from('0 0 1 1 re f'),
      ),
    ],
  });

export const fontOfItself = (): Buffer =>
  onePage('BT /F 12 Tf (aaaa) Tj ET', {
    more: '/Resources << /Font << /F 5 0 R >> >>',
    objects: [
      '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1 1] /FontMatrix [1 0 0 1 0 0] /CharProcs << /a 6 0 R >> ' +
        '/Encoding << /Type /Encoding /Differences [97 /a] >> /FirstChar 97 /LastChar 97 /Widths [1] ' +
        '/Resources << /Font << /F 5 0 R >> >> >>',
      streamObject('', Buffer.from('1 0 d0 BT /F 1 Tf (aa) Tj ET')),
    ],
  });
