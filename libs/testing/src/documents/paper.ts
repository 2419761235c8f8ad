import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp, { type Sharp } from 'sharp';
import type { Seeded } from './made/seeded.ts';

/** A sheet of paper as a scanner or a camera sees it. */
export interface Grey {
  data: Buffer;
  width: number;
  height: number;
}

const pointsPerInch = 72;

/** Every page of a PDF, printed. */
export async function printed(pdf: Buffer, dpi: number): Promise<Grey[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const pages: Grey[] = [];
  for (const page of document.pages()) {
    const { data, width, height } = await page.render({ scale: dpi / pointsPerInch, colorSpace: 'Gray' });
    pages.push({ data: Buffer.from(data.buffer), width, height });
  }
  library.destroy();
  return pages;
}

export const pictureOf = ({ data, width, height }: Grey): Sharp =>
  sharp(data, { raw: { width, height, channels: 1 } });

/** Its grain differs from the paper by about so much. */
export function grained({ data, width, height }: Grey, deviation: number, random: Seeded): Grey {
  const out = Buffer.from(data);
  for (let at = 0; at < out.length; at += 1) {
    const grain = (random.next() + random.next() + random.next() - 1.5) * 2 * deviation;
    out[at] = Math.max(0, Math.min(255, (out[at] ?? 255) + grain));
  }
  return { data: out, width, height };
}
