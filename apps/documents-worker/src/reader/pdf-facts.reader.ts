import { type FileFacts, emptyFileFacts, type Word } from '@groundwork/engine-documents';
import type { PDFDocumentProxy, PDFPageProxy, TextItem } from 'pdfjs-dist/types/src/display/api.js';
import { type Covered, coveredTexts, invisibleTexts } from './covered-text.reader.ts';
import { type Box, drawingOf, shareWithin } from './drawn-text.reader.ts';
import { changesBetween, earlierEnds, type PlacedText } from '../domain/revisions.rules.ts';

/** Forensics of the first pages only: a bank's statement is short, and a book is no statement. */
const mostPages = 40;
const withoutAnnotations = 0;

interface Annotation {
  subtype: string;
  fieldType?: string;
  fieldValue?: unknown;
  rect: Box;
  contentsObj?: { str: string };
}

export const placedTexts = async (page: PDFPageProxy): Promise<PlacedText[]> =>
  (await page.getTextContent()).items
    .filter((item): item is TextItem => 'str' in item && item.str.trim() !== '')
    .map(({ str, transform, width }) => ({
      text: str.trim(),
      x: Number(transform[4]),
      y: Number(transform[5]),
      width,
    }));

const family = (name: string): string =>
  name
    .replace(/^[A-Z]{6}\+/, '')
    .replace(/[-,]?(?:bold|italic|oblique|regular|roman|semibold|medium|light|black|mt|ps)+/gi, '')
    .replace(/[-,\s]+$/, '');

/** Fonts are there once the page's operations were asked for. */
function familyOf(page: PDFPageProxy, fontName: string): string | undefined {
  if (!page.commonObjs.has(fontName)) return undefined;
  const { name } = page.commonObjs.get(fontName) as { name?: string };
  return name === undefined ? undefined : family(name);
}

const isText = ({ subtype, fieldType, fieldValue }: Annotation) =>
  subtype === 'Widget' && fieldType === 'Tx' && typeof fieldValue === 'string' && fieldValue.trim() !== '';

/** A filled field's value is no text of the page; it is read where it stands. */
function wordOfField({ rect, fieldValue }: Annotation, toTopLeft: readonly number[]): Word {
  const height = Math.min(12, rect[3] - rect[1]);
  const [, , , flip = -1, , top = 0] = toTopLeft;
  const middle = (rect[1] + rect[3]) / 2;
  const text = String(fieldValue).trim();
  return {
    text,
    x: rect[0],
    y: flip * middle + top - height / 2,
    width: Math.min(rect[2] - rect[0], text.length * height * 0.55),
    height,
  };
}

/** Notes that paint over what they stand on; highlights, links and fields do not. */
function hiding(
  annotations: readonly Annotation[],
  texts: readonly PlacedText[],
): { text: string; over: string }[] {
  return annotations
    .filter(({ subtype }) => ['FreeText', 'Square', 'Stamp', 'Redact'].includes(subtype))
    .flatMap(({ rect, contentsObj }) => {
      const over = texts.filter(
        ({ x, y, width }) => shareWithin([x, y, x + Math.max(1, width), y + 6], rect) > 0.7,
      );
      const text = contentsObj?.str ?? '';
      return over.length === 0 ? [] : [{ text, over: over.map((each) => each.text).join(' ') }];
    });
}

const letters = (text: string) => text.replace(/\s/g, '');

export interface PageFacts {
  words: Word[];
  /** Nothing is on the page that only a picture of it would tell. */
  isTextAlone: boolean;
  facts: Pick<FileFacts, 'fields' | 'covered' | 'invisible' | 'annotations'>;
}

interface Seen {
  item: TextItem;
  word: Word;
}

function hiddenAmong({ item, word }: Seen, covered: readonly Covered[]): Word {
  const [x, y] = [Number(item.transform[4]), Number(item.transform[5])];
  const box: Box = [x, y, x + Math.max(1, item.width), y + Math.max(1, item.height * 0.7)];
  const hidden = covered.some(
    (each) => letters(each.text).includes(letters(item.str)) && shareWithin(box, each.box) > 0.6,
  );
  return hidden ? { ...word, hidden } : word;
}

/** The words of one page with their fonts, what of them nobody sees, and what the page's form holds. */
export async function pageFacts(
  page: PDFPageProxy,
  number: number,
  seen: readonly Seen[],
): Promise<PageFacts> {
  const operations = await page.getOperatorList({ annotationMode: withoutAnnotations });
  const annotations = (await page.getAnnotations()) as Annotation[];
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const drawing = drawingOf(operations);
  const covered = coveredTexts(drawing, width * height);
  const fields = annotations.filter(({ subtype, fieldType }) => subtype === 'Widget' && fieldType === 'Tx');
  const words = seen.map((each) => {
    const font = familyOf(page, each.item.fontName);
    return hiddenAmong({ ...each, word: font === undefined ? each.word : { ...each.word, font } }, covered);
  });
  return {
    isTextAlone: drawing.isTextAlone && annotations.every(({ subtype }) => subtype === 'Link'),
    words: [...words, ...fields.filter(isText).map((field) => wordOfField(field, transform))],
    facts: {
      fields: { all: fields.length, filled: fields.filter(isText).length },
      covered: covered.map(({ text, by }) => ({ page: number, text, by })),
      invisible: invisibleTexts(drawing, width * height).map(({ text }) => ({ page: number, text })),
      annotations: hiding(annotations, await placedTexts(page)).map((each) => ({ page: number, ...each })),
    },
  };
}

export function joined(pages: readonly PageFacts['facts'][]): PageFacts['facts'] {
  return {
    fields: {
      all: pages.reduce((sum, { fields }) => sum + fields.all, 0),
      filled: pages.reduce((sum, { fields }) => sum + fields.filled, 0),
    },
    covered: pages.flatMap(({ covered }) => covered),
    invisible: pages.flatMap(({ invisible }) => invisible),
    annotations: pages.flatMap(({ annotations }) => annotations),
  };
}

/** Who wrote the file last. */
export async function originOf(
  pdf: PDFDocumentProxy,
): Promise<Pick<FileFacts, 'producer' | 'creator' | 'ownerPassword'>> {
  const { info } = await pdf.getMetadata().catch(() => ({ info: {} }));
  const told = info as { Producer?: unknown; Creator?: unknown; EncryptFilterName?: unknown };
  return {
    producer: typeof told.Producer === 'string' ? told.Producer : emptyFileFacts.producer,
    creator: typeof told.Creator === 'string' ? told.Creator : emptyFileFacts.creator,
    ownerPassword: typeof told.EncryptFilterName === 'string',
  };
}

/** What the pages said in earlier states of the file and say no longer. */
export async function revisionChanges(
  bytes: Buffer,
  now: PDFDocumentProxy,
  open: (bytes: Buffer) => Promise<PDFDocumentProxy>,
): Promise<FileFacts['changes']> {
  const changes: FileFacts['changes'] = [];
  for (const end of earlierEnds(bytes)) {
    const before = await open(bytes.subarray(0, end)).catch(() => null);
    if (!before) continue;
    for (let number = 1; number <= Math.min(before.numPages, now.numPages, mostPages); number += 1) {
      const [earlier, later] = [await before.getPage(number), await now.getPage(number)];
      changes.push(...changesBetween(number, await placedTexts(earlier), await placedTexts(later)));
    }
    await before.loadingTask.destroy();
  }
  return changes;
}

export const examined = (number: number): boolean => number <= mostPages;
