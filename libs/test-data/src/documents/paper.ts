import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp, { type Sharp } from 'sharp';
import type { SeededRandom } from '../seeded-random.ts';

export interface GrayImage {
  data: Buffer;
  width: number;
  height: number;
}

const pointsPerInch = 72;

export async function printPages(pdf: Buffer, dpi: number): Promise<GrayImage[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const pages: GrayImage[] = [];
  for (const page of document.pages()) {
    const { data, width, height } = await page.render({ scale: dpi / pointsPerInch, colorSpace: 'Gray' });
    pages.push({ data: Buffer.from(data.buffer), width, height });
  }
  library.destroy();
  return pages;
}

export const pictureOf = ({ data, width, height }: GrayImage): Sharp =>
  sharp(data, { raw: { width, height, channels: 1 } });

export function addGrain(
  { data, width, height }: GrayImage,
  deviation: number,
  random: SeededRandom,
): GrayImage {
  const out = Buffer.from(data);
  for (let at = 0; at < out.length; at += 1) {
    const grain = (random.next() + random.next() + random.next() - 1.5) * 2 * deviation;
    out[at] = Math.max(0, Math.min(255, (out[at] ?? 255) + grain));
  }
  return { data: out, width, height };
}
