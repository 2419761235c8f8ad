import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';
import type { Picture } from './picture.reader.ts';

const pointsPerInch = 72;
const longestSide = 4000;
const mostPixels = 25_000_000;

/** PDFium draws a scan 3 to 4 times faster than pdf.js. */
export class PdfPictures {
  private document: Promise<PDFiumDocument> | undefined;

  constructor(private readonly bytes: Buffer) {}

  async draw(index: number, dpi: number, colorSpace: 'BGRA' | 'Gray'): Promise<Picture | undefined> {
    for (const isLast of [false, true]) {
      try {
        return await this.render(index, dpi, colorSpace);
      } catch {
        // after an abort each later call of the instance fails
        this.document = undefined;
        if (isLast) return undefined;
      }
    }
    return undefined;
  }

  private async render(index: number, dpi: number, colorSpace: 'BGRA' | 'Gray'): Promise<Picture> {
    this.document ??= this.open();
    const page = (await this.document).getPage(index);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const scale = Math.min(
      dpi / pointsPerInch,
      longestSide / Math.max(originalWidth, originalHeight),
      Math.sqrt(mostPixels / (originalWidth * originalHeight)),
    );
    const { data, width, height } = await page.render({ scale, colorSpace });
    const channels = colorSpace === 'Gray' ? 1 : 4;
    return { data: Buffer.from(data.buffer), width, height, channels, pointsPerPixel: 1 / scale };
  }

  private async open(): Promise<PDFiumDocument> {
    const library = await PDFiumLibrary.init();
    return library.loadDocument(new Uint8Array(this.bytes));
  }
}
