import type { Page, Word } from '@groundwork/engine-documents';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFDocumentProxy, TextItem } from 'pdfjs-dist/types/src/display/api.js';

const mostPages = 300;

/** Why an owner's file cannot be read, in words for the owner. */
export class Unreadable extends Error {
  override name = 'Unreadable';
}

async function openPdf(bytes: Buffer): Promise<PDFDocumentProxy> {
  const loading = getDocument({
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    stopAtErrors: false,
    verbosity: 0,
  });
  return loading.promise.catch((error: unknown) => {
    if (error instanceof Error && error.name === 'PasswordException')
      throw new Unreadable('This file is password-protected');
    throw new Unreadable('This file is damaged and cannot be opened');
  });
}

function wordOf(item: TextItem, pageHeight: number): Word {
  const [, , , , x = 0, baseline = 0] = item.transform as number[];
  return {
    text: item.str,
    x,
    y: pageHeight - baseline - item.height,
    width: item.width,
    height: item.height,
  };
}

/** The text layer, page by page, with positions from the top left. */
export async function readPdfPages(bytes: Buffer): Promise<Page[]> {
  const pdf = await openPdf(bytes);
  if (pdf.numPages > mostPages) throw new Unreadable(`This file has more than ${mostPages} pages`);
  const pages: Page[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const pdfPage = await pdf.getPage(number);
    const { height } = pdfPage.getViewport({ scale: 1 });
    const { items } = await pdfPage.getTextContent();
    const written = items.filter((item): item is TextItem => 'str' in item && item.str.trim() !== '');
    pages.push({ words: written.map((item) => wordOf(item, height)), recognition: 1 });
    pdfPage.cleanup();
  }
  return pages;
}
