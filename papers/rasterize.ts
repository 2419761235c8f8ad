import { PDFiumLibrary } from '@hyzyla/pdfium';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp, { type Sharp } from 'sharp';
import { randomOf, type Random } from './random.ts';

const DPI = 200;
const POINTS = 72;

interface Raster {
  readonly picture: Buffer;
  readonly width: number;
  readonly height: number;
}

async function rastersOf(pdf: Buffer, dpi: number, most: number): Promise<Raster[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const rasters: Raster[] = [];
  for (const page of document.pages()) {
    if (rasters.length === most) break;
    const render = async ({ data, width, height }: { data: Uint8Array; width: number; height: number }) =>
      sharp(data, { raw: { width, height, channels: 4 } })
        .flatten({ background: 'white' })
        .greyscale()
        .png()
        .toBuffer();
    const { data, width, height } = await page.render({ scale: dpi / POINTS, render });
    rasters.push({ picture: Buffer.from(data), width, height });
  }
  document.destroy();
  library.destroy();
  return rasters;
}

async function noisy(picture: Sharp, sigma: number): Promise<Sharp> {
  const { data, info } = await picture.png().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const noise = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma },
    },
  })
    .greyscale()
    .png()
    .toBuffer();
  return sharp(data)
    .composite([{ input: noise, blend: 'soft-light' }])
    .greyscale();
}

async function scannedPage({ picture }: Raster, random: Random): Promise<Buffer> {
  const angle = (random.next() - 0.5) * 1.6;
  const turned = sharp(picture)
    .rotate(angle, { background: '#f6f6f6' })
    .blur(0.5 + random.next() * 0.3)
    .linear(0.92, 12);
  return (await noisy(turned, 10 + random.between(0, 14)))
    .jpeg({ quality: random.between(55, 80) })
    .toBuffer();
}

/** A PDF of pictures, as an office scanner writes it. */
export async function scanOf(pdf: Buffer, seed: string): Promise<Buffer> {
  const random = randomOf(`scan:${seed}`);
  // The name of pdf-lib in the file would be a trace that no scanner leaves.
  const scan = await PDFDocument.create({ updateMetadata: false });
  for (const raster of await rastersOf(pdf, DPI, 6)) {
    const jpeg = await scan.embedJpg(await scannedPage(raster, random));
    const [width, height] = [(jpeg.width * POINTS) / DPI, (jpeg.height * POINTS) / DPI];
    scan.addPage([width, height]).drawImage(jpeg, { x: 0, y: 0, width, height });
  }
  return Buffer.from(await scan.save());
}

type Point = readonly [number, number];

/** The eight numbers of the projection that moves the corners of the unit square to the given ones. */
function projectionOf([a, b, c, d]: readonly [Point, Point, Point, Point]) {
  const [sx, sy] = [a[0] - b[0] + c[0] - d[0], a[1] - b[1] + c[1] - d[1]];
  const [dx1, dx2] = [b[0] - c[0], d[0] - c[0]];
  const [dy1, dy2] = [b[1] - c[1], d[1] - c[1]];
  const under = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / under;
  const h = (dx1 * sy - sx * dy1) / under;
  return {
    x: [b[0] - a[0] + g * b[0], d[0] - a[0] + h * d[0], a[0]],
    y: [b[1] - a[1] + g * b[1], d[1] - a[1] + h * d[1], a[1]],
    w: [g, h, 1],
  } as const;
}

type Three = readonly [number, number, number];
const cross = (a: Three, b: Three): Three => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const times = ([a, b, c]: Three, x: number, y: number) => a * x + b * y + c;

function corners(width: number, height: number, random: Random): [Point, Point, Point, Point] {
  const shift = () => 0.015 + random.next() * 0.055;
  return [
    [width * shift(), height * shift()],
    [width * (1 - shift()), height * shift()],
    [width * (1 - shift()), height * (1 - shift())],
    [width * shift(), height * (1 - shift())],
  ];
}

interface Light {
  readonly across: number;
  readonly down: number;
  readonly dark: number;
}

function warped(paper: Uint8Array, width: number, height: number, random: Random): Buffer {
  const { x, y, w } = projectionOf(corners(width, height, random));
  const [ix, iy, iw] = [cross(y, w), cross(w, x), cross(x, y)];
  const column = (at: 0 | 1 | 2): Three => [ix[at], iy[at], iw[at]];
  const [u, v, under] = [column(0), column(1), column(2)];
  const light: Light = {
    across: random.next() - 0.5,
    down: random.next() - 0.5,
    dark: 0.15 + random.next() * 0.3,
  };
  const photo = Buffer.alloc(width * height);
  for (let row = 0; row < height; row += 1)
    for (let col = 0; col < width; col += 1) {
      const depth = times(under, col, row);
      const px = (times(u, col, row) / depth) * (width - 1);
      const py = (times(v, col, row) / depth) * (height - 1);
      const [left, top] = [Math.floor(px), Math.floor(py)];
      const shade = 1 - light.dark * (0.5 + light.across * (col / width) + light.down * (row / height));
      const isPaper = left >= 0 && top >= 0 && left < width - 1 && top < height - 1;
      const bright = isPaper ? between(paper, width, px, py, left, top) : 70;
      photo[row * width + col] = Math.min(255, bright * shade);
    }
  return photo;
}

function between(
  paper: Uint8Array,
  width: number,
  px: number,
  py: number,
  left: number,
  top: number,
): number {
  const [fx, fy] = [px - left, py - top];
  const at = top * width + left;
  const upper = (paper[at] ?? 0) * (1 - fx) + (paper[at + 1] ?? 0) * fx;
  const lower = (paper[at + width] ?? 0) * (1 - fx) + (paper[at + width + 1] ?? 0) * fx;
  return upper * (1 - fy) + lower * fy;
}

/** The first page as a telephone takes it: askew, in uneven light, sometimes on its side. */
export async function photoOf(pdf: Buffer, seed: string): Promise<Buffer> {
  const random = randomOf(`photo:${seed}`);
  const [raster] = await rastersOf(pdf, 220, 1);
  if (raster === undefined) throw new Error(`${seed} has no page.`);
  const { data, info } = await sharp(raster.picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const photo = warped(data, info.width, info.height, random);
  const flat = sharp(photo, { raw: { width: info.width, height: info.height, channels: 1 } }).blur(0.6);
  const grained = await (await noisy(flat, 18)).png().toBuffer();
  const turn = random.chance(0.3) ? random.pick([90, 180, 270]) : 0;
  return sharp(grained)
    .rotate(turn)
    .jpeg({ quality: random.between(60, 85) })
    .toBuffer();
}
