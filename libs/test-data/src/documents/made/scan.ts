import { type GrayImage, addGrain, pictureOf, printPages } from '../paper.ts';
import { SeededRandom } from '../../seeded-random.ts';

export type Device = 'clean scan' | 'noisy scan' | 'phone photo';

export interface ScannedPage {
  jpeg: Buffer;
  width: number;
  height: number;
  pointsPerPixel: number;
}

const dpi = 200;

async function skew(page: GrayImage, degrees: number): Promise<GrayImage> {
  const turned = await pictureOf(page)
    .rotate(degrees, { background: '#ffffff' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: turned.data, width: turned.info.width, height: turned.info.height };
}

/** From slightly below: the upper edge is narrower, and one side is darker. */
function photograph({ data, width, height }: GrayImage, random: SeededRandom): GrayImage {
  const narrow = 0.02 + random.next() * 0.04;
  const shade = 20 + random.whole(0, 40);
  const out = Buffer.alloc(width * height);
  for (let y = 0; y < height; y += 1) {
    const inset = (1 - y / height) * narrow * width * 0.5;
    const scale = width / (width - 2 * inset);
    for (let x = 0; x < width; x += 1) {
      const from = Math.min(width - 2, Math.max(0, (x - inset) * scale));
      const left = Math.floor(from);
      const part = from - left;
      const at = y * width + left;
      const gray = (data[at] ?? 255) * (1 - part) + (data[at + 1] ?? 255) * part;
      out[y * width + x] = Math.max(0, gray - (shade * x) / width);
    }
  }
  return { data: out, width, height };
}

async function onDevice(page: GrayImage, device: Device, random: SeededRandom): Promise<GrayImage> {
  if (device === 'clean scan') return skew(page, (random.next() - 0.5) * 0.6);
  if (device === 'phone photo')
    return addGrain(photograph(await skew(page, (random.next() - 0.5) * 2), random), 9, random);
  return addGrain(await skew(page, (random.next() - 0.5) * 2.4), 18, random);
}

export async function scannedPages(pdf: Buffer, device: Device, seed: number): Promise<ScannedPage[]> {
  const random = SeededRandom.spread(seed + 977);
  const pages: ScannedPage[] = [];
  for (const page of await printPages(pdf, dpi)) {
    const seen = await onDevice(page, device, random);
    const blur = device === 'noisy scan' ? 0.6 : 0.4;
    const jpeg = await pictureOf(seen)
      .blur(blur)
      .jpeg({ quality: device === 'clean scan' ? 85 : 70 })
      .toBuffer();
    pages.push({ jpeg, width: seen.width, height: seen.height, pointsPerPixel: 72 / dpi });
  }
  return pages;
}
