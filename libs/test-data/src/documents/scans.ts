import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { SeededRandom } from '../seeded-random.ts';
import { assemblePdf, streamObject } from './pdf.ts';

interface GrayImage {
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

const pictureOf = ({ data, width, height }: GrayImage): Sharp =>
  sharp(data, { raw: { width, height, channels: 1 } });

function addGrain({ data, width, height }: GrayImage, deviation: number, random: SeededRandom): GrayImage {
  const out = Buffer.from(data);
  for (let at = 0; at < out.length; at += 1) {
    const grain = (random.next() + random.next() + random.next() - 1.5) * 2 * deviation;
    out[at] = Math.max(0, Math.min(255, (out[at] ?? 255) + grain));
  }
  return { data: out, width, height };
}

interface Paper {
  dpi?: number;
  /** Deviation of the paper's grain; 0 is a clean scan. */
  grain?: number;
}

async function picturesOf(pdf: Buffer, { dpi = 200, grain = 0 }: Paper): Promise<Sharp[]> {
  const random = SeededRandom.spread(grain);
  const pages = await printPages(pdf, dpi);
  return pages.map((page) => pictureOf(grain === 0 ? page : addGrain(page, grain, random)));
}

export async function scanOf(pdf: Buffer, paper: Paper = {}): Promise<Buffer> {
  const jpegs = await Promise.all(
    (await picturesOf(pdf, paper)).map((picture) =>
      picture.toColourspace('b-w').jpeg({ quality: 80 }).toBuffer({ resolveWithObject: true }),
    ),
  );
  const pageIds = jpegs.map((_, index) => 3 + index * 3);
  return assemblePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] /Count ${jpegs.length} >>`,
    ...jpegs.flatMap(({ data, info }, index) => scannedPage(data, info, 4 + index * 3)),
  ]);
}

function scannedPage(jpeg: Buffer, { width, height }: OutputInfo, imageId: number): (string | Buffer)[] {
  const image = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height}`;
  return [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${imageId + 1} 0 R /Resources << /XObject << /Im ${imageId} 0 R >> >> >>`,
    streamObject(`${image} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /DCTDecode`, jpeg),
    streamObject('', Buffer.from('q 612 0 0 792 0 0 cm /Im Do Q')),
  ];
}

/** EXIF orientation and its rotation. */
const turns = { 1: 0, 3: 180, 6: 270, 8: 90 } as const;

interface Photo {
  orientation?: keyof typeof turns;
  /** Degrees that the camera does not report. */
  turned?: 0 | 90 | 180 | 270;
  /** Deviation of the blur in pixels. */
  blur?: number;
}

export async function photoOf(
  pdf: Buffer,
  { orientation = 1, turned = 0, blur = 0, ...paper }: Paper & Photo = {},
): Promise<Buffer> {
  const [picture] = await picturesOf(pdf, paper);
  if (!picture) throw new Error('There is no page to photograph');
  const upright = await picture.png({ compressionLevel: 0 }).toBuffer();
  const seen = blur === 0 ? upright : await sharp(upright).blur(blur).png().toBuffer();
  return sharp(seen)
    .rotate(turns[orientation] + turned)
    .withMetadata({ orientation })
    .jpeg({ quality: 85 })
    .toBuffer();
}
