import { type PDFiumDocument, PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';

interface Flattener {
  _FPDFPage_GetAnnotCount(page: number): number;
  _FPDFPage_Flatten(page: number, usage: number): number;
}

const asDisplayed = 0;

export class OpenPdf {
  private document: Promise<PDFiumDocument> | undefined;

  constructor(private readonly bytes: Buffer) {}

  async page(index: number): Promise<PDFiumPage> {
    this.document ??= PDFiumLibrary.init().then((library) =>
      library.loadDocument(new Uint8Array(this.bytes)),
    );
    return (await this.document).getPage(index);
  }

  /** Filled fields and notes become a part of the page, so that its text has what its picture shows. */
  async flatPage(index: number): Promise<PDFiumPage> {
    const page = await this.page(index);
    const { module, pageIdx } = page as unknown as { module: Flattener; pageIdx: number };
    if (module._FPDFPage_GetAnnotCount(pageIdx) === 0) return page;
    module._FPDFPage_Flatten(pageIdx, asDisplayed);
    return this.page(index);
  }

  /** After an abort each later call of an instance of PDFium fails. */
  openAgain(): void {
    this.document = undefined;
  }
}
