import type { FileFacts, Page, Word } from '@groundwork/engine-documents';
import { getDocument, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFDocumentProxy, PDFPageProxy, TextItem } from 'pdfjs-dist/types/src/display/api.js';
import {
  examined,
  joined,
  originOf,
  pageFacts,
  type PageFacts,
  revisionChanges,
} from './pdf-facts.reader.ts';
import { Unreadable } from '../documents-worker.errors.ts';

const mostPages = 300;
/** A page with fewer letters and digits may be a picture with a stamp, a fax line or a page number on it. */
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

async function seenOn(pdfPage: PDFPageProxy): Promise<{ item: TextItem; word: Word }[]> {
  const { transform } = pdfPage.getViewport({ scale: 1 });
  const { items } = await pdfPage.getTextContent();
  return items
    .filter((item): item is TextItem => 'str' in item && item.str.trim() !== '')
    .map((item) => ({ item, word: wordOf(item, transform) }));
}

export interface PdfText {
  pages: Page[];
  /** Of each page, whether its text layer says all there is. */
  written: boolean[];
  facts: FileFacts;
}

/** The text layer, page by page as it is shown, with positions from the top left; and what the file tells of itself. */
export async function readTextLayer(bytes: Buffer): Promise<PdfText> {
  const pdf = await openPdf(bytes);
  if (pdf.numPages > mostPages) throw new Unreadable(`This file has more than ${mostPages} pages`);
  const pages: Page[] = [];
  const written: boolean[] = [];
  const facts: PageFacts['facts'][] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const pdfPage = await pdf.getPage(number);
    const seen = await seenOn(pdfPage);
    const found = examined(number) ? await pageFacts(pdfPage, number, seen) : null;
    const page: Page = { words: found?.words ?? seen.map(({ word }) => word), recognition: 1 };
    pages.push(page);
    written.push(lettersOn(page) >= (found?.isTextAlone ? 1 : fewestLetters));
    if (found) facts.push(found.facts);
    pdfPage.cleanup();
  }
  const changes = await revisionChanges(bytes, pdf, openPdf);
  const origin = await originOf(pdf);
  await pdf.loadingTask.destroy();
  return { pages, written, facts: { ...origin, ...joined(facts), changes } };
}

export const lettersOn = ({ words }: Page): number =>
  words.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);
