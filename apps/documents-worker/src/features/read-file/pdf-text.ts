import type { Page, Word } from '@groundwork/engine-documents';
import { getDocument, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFDocumentProxy, PDFPageProxy, TextItem } from 'pdfjs-dist/types/src/display/api.js';
import { Unreadable } from './unreadable.ts';

const mostPages = 300;
/** A page whose text layer has fewer letters and digits is a picture with a stamp, a fax line or a page number on it. */
const fewestLetters = 100;

async function openPdf(bytes: Buffer): Promise<PDFDocumentProxy> {
  const loading = getDocument({
    // a copy: what it is given belongs to it
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

function wordOf(item: TextItem, toTopLeft: number[]): Word {
  const [, , c = 0, d = 0, x = 0, baseline = 0] = Util.transform(toTopLeft, item.transform) as number[];
  const height = Math.hypot(c, d);
  return { text: item.str, x, y: baseline - height, width: item.width, height };
}

async function textOf(pdfPage: PDFPageProxy): Promise<Page> {
  const { transform } = pdfPage.getViewport({ scale: 1 });
  const { items } = await pdfPage.getTextContent();
  const written = items.filter((item): item is TextItem => 'str' in item && item.str.trim() !== '');
  pdfPage.cleanup();
  return { words: written.map((item) => wordOf(item, transform)), recognition: 1 };
}

/** The text layer, page by page as it is shown, with positions from the top left. */
export async function readTextLayer(bytes: Buffer): Promise<Page[]> {
  const pdf = await openPdf(bytes);
  if (pdf.numPages > mostPages) throw new Unreadable(`This file has more than ${mostPages} pages`);
  const pages: Page[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1)
    pages.push(await textOf(await pdf.getPage(number)));
  await pdf.loadingTask.destroy();
  return pages;
}

export const lettersOn = ({ words }: Page): number =>
  words.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);

export const hasUsableText = (page: Page): boolean => lettersOn(page) >= fewestLetters;
