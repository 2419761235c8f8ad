import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';

sharp.concurrency(1);
sharp.cache(false);

const longestSide = 4000;
const mostPixels = 64_000_000;
const widthInPoints = 612;

interface Drawing {
  readonly place: number;
  readonly quality: number;
}

/** Without metadata: sharp copies none by itself. */
async function draw(photo: Uint8Array, quality: number): Promise<Buffer | null> {
  try {
    return await sharp(photo, { limitInputPixels: mostPixels, failOn: 'error' })
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality })
      .toBuffer();
  } catch {
    return null;
  }
}

/** The same photos give the same bytes: the file has no dates. */
async function toPdf(pages: readonly Buffer[]): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  for (const jpeg of pages) {
    const picture = await document.embedJpg(jpeg);
    const height = (widthInPoints * picture.height) / picture.width;
    const page = document.addPage([widthInPoints, height]);
    page.drawImage(picture, { x: 0, y: 0, width: widthInPoints, height });
  }
  return document.save({ useObjectStreams: false, addDefaultPage: false });
}

export function photoSteps() {
  const photos: Uint8Array[] = [];
  const pages: Buffer[] = [];
  let pdf: Uint8Array = new Uint8Array();

  return {
    add(photo: Uint8Array): void {
      photos.push(photo);
    },

    /** Returns the bytes of the page, or null for a damaged photo. */
    async draw({ place, quality }: Drawing): Promise<number | null> {
      const photo = photos[place];
      const jpeg = photo && (await draw(photo, quality));
      if (!jpeg) return null;
      pages[place] = jpeg;
      return jpeg.length;
    },

    async bind(_: undefined): Promise<number> {
      pdf = await toPdf(pages);
      return pdf.length;
    },

    read({ from, size }: { from: number; size: number }): Uint8Array {
      return pdf.slice(from, from + size);
    },
  };
}

export type PhotoSteps = ReturnType<typeof photoSteps>;
