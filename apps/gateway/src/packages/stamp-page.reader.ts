import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { watermarkPdf } from '../domain/watermark-page.view.ts';

interface StampRequest {
  readonly jpeg: Uint8Array;
  readonly watermark: string;
}

sharp.concurrency(1);
sharp.cache(false);

const library = PDFiumLibrary.init();
const dpiOfPages = 150;
const pointsPerInch = 72;
const scale = dpiOfPages / pointsPerInch;

async function drawWatermark(text: string, width: number, height: number) {
  const document = await (await library).loadDocument(watermarkPdf(text, width / scale, height / scale));
  try {
    const drawn = await document.getPage(0).render({ scale, colorSpace: 'Gray' });
    return { data: Buffer.from(drawn.data), width: drawn.width, height: drawn.height };
  } finally {
    document.destroy();
  }
}

/** Darkens the page by the text, so that letters below it stay readable. */
async function stamp({ jpeg, watermark }: StampRequest): Promise<Uint8Array> {
  const page = sharp(jpeg);
  const { width, height } = await page.metadata();
  const drawn = await drawWatermark(watermark, width, height);
  const raw = { width: drawn.width, height: drawn.height, channels: 1 } as const;
  const layer = await sharp(drawn.data, { raw })
    .resize(width, height, { fit: 'fill' })
    .toColourspace('b-w')
    .png()
    .toBuffer();
  return page
    .composite([{ input: layer, blend: 'multiply' }])
    .png({ compressionLevel: 4, palette: false })
    .toBuffer();
}

export const stampSteps = () => ({ stamp });
export type StampSteps = ReturnType<typeof stampSteps>;
