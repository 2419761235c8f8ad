import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';
import type { Picture } from './picture.reader.ts';

const pointsPerInch = 72;
const longestSide = 4000;
const mostPixels = 25_000_000;

/** Pages drawn by PDFium, which is faster at scans than the library that reads the text. */
export class PdfPictures {
  private document: Promise<PDFiumDocument> | undefined;

  constructor(private readonly bytes: Buffer) {}

  /** Nothing for a page it cannot draw. Grey is a quarter of the work, and enough to be recognised. */
  async draw(index: number, dpi: number, colours: 'BGRA' | 'Gray'): Promise<Picture | undefined> {
    try {
      return await this.drawn(index, dpi, colours);
    } catch {
      // after one abort its instance fails every later call
      this.document = undefined;
      return undefined;
    }
  }

  private async drawn(index: number, dpi: number, colorSpace: 'BGRA' | 'Gray'): Promise<Picture> {
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
