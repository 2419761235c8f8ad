import type { PageRange } from '@groundwork/contracts';
import type { FileFacts, Page, Word } from '@groundwork/engine-documents';
import { fill } from '@groundwork/wording';
import { getDocument, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFDocumentProxy, PDFPageProxy, TextItem } from 'pdfjs-dist/types/src/display/api.js';
import {
  isExamined,
  joinFacts,
  readOrigin,
  readPageFacts,
  type PageFacts,
  readRevisionChanges,
} from './pdf-facts.reader.ts';
import { Unreadable } from '../documents-worker.errors.ts';
import { reasons, specifiedReasons } from '../documents-worker.wording.ts';
import { countLetters } from '../domain/letters.rules.ts';

const maxPages = 300;
/** A scan can have a stamp, a fax line or a page number as text. */
const minLetters = 100;

async function openPdf(bytes: Buffer): Promise<PDFDocumentProxy> {
  const loading = getDocument({
    // a copy, because pdf.js transfers the buffer
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
      throw new Unreadable(specifiedReasons.passwordProtected);
    throw new Unreadable(reasons.damagedFile);
  });
}

function toWord(item: TextItem, toTopLeft: number[]): Word {
  const [, , c = 0, d = 0, x = 0, baseline = 0] = Util.transform(toTopLeft, item.transform) as number[];
  const height = Math.hypot(c, d);
  return { text: item.str, x, y: baseline - height, width: item.width, height };
}

async function readWords(pdfPage: PDFPageProxy): Promise<{ item: TextItem; word: Word }[]> {
  const { transform } = pdfPage.getViewport({ scale: 1 });
  const { items } = await pdfPage.getTextContent();
  return items
    .filter((item): item is TextItem => 'str' in item && item.str.trim() !== '')
    .map((item) => ({ item, word: toWord(item, transform) }));
}

export interface PdfText {
  pages: Page[];
  hasFullText: boolean[];
  facts: FileFacts;
}

interface PageText {
  page: Page;
  hasFullText: boolean;
  facts: PageFacts['facts'] | null;
}

async function readPage(pdfPage: PDFPageProxy, number: number): Promise<PageText> {
  const words = await readWords(pdfPage);
  const { width, height } = pdfPage.getViewport({ scale: 1 });
  const pageFacts = isExamined(number) ? await readPageFacts(pdfPage, number, words) : null;
  const page: Page = {
    words: pageFacts?.words ?? words.map(({ word }) => word),
    recognition: 1,
    sheet: { width, height },
  };
  const hasFullText = countLetters(page) >= (pageFacts?.isTextAlone ? 1 : minLetters);
  pdfPage.cleanup();
  return { page, hasFullText, facts: pageFacts?.facts ?? null };
}

function pagesIn({ numPages }: PDFDocumentProxy, range: PageRange | null): { first: number; last: number } {
  if (numPages > maxPages) throw new Unreadable(fill(specifiedReasons.tooManyPages, { most: maxPages }));
  const { fromPage, toPage } = range ?? { fromPage: 1, toPage: numPages };
  return { first: fromPage, last: Math.min(toPage, numPages) };
}

export async function readTextLayer(
  bytes: Buffer,
  range: PageRange | null = null,
  onPages: (pages: number) => Promise<void> = () => Promise.resolve(),
): Promise<PdfText> {
  const pdf = await openPdf(bytes);
  const { first, last } = pagesIn(pdf, range);
  await onPages(last - first + 1);
  const read: PageText[] = [];
  for (let number = first; number <= last; number += 1)
    read.push(await readPage(await pdf.getPage(number), number - first + 1));
  const facts = joinFacts(read.flatMap((each) => each.facts ?? []));
  const changes = await readRevisionChanges(bytes, pdf, openPdf, { first, last });
  const origin = await readOrigin(pdf);
  await pdf.loadingTask.destroy();
  return {
    pages: read.map(({ page }) => page),
    hasFullText: read.map((each) => each.hasFullText),
    facts: { ...origin, ...facts, changes },
  };
}
