import { type FileFacts, emptyFileFacts, type Word } from '@groundwork/engine-documents';
import type { PDFDocumentProxy, PDFPageProxy, TextItem } from 'pdfjs-dist/types/src/display/api.js';
import { BoxesNearby } from '../domain/boxes-nearby.rules.ts';
import { type CoveredText, findCoveredTexts, findInvisibleTexts } from './covered-text.reader.ts';
import { type Box, readDrawing, computeOverlap } from './drawn-text.reader.ts';
import { comparePages, findRevisionEnds, type PlacedText } from '../domain/revisions.rules.ts';

const maxPages = 40;
const withoutAnnotations = 0;

interface Annotation {
  subtype: string;
  fieldType?: string;
  fieldValue?: unknown;
  rect: Box;
  contentsObj?: { str: string };
}

export const readPlacedTexts = async (page: PDFPageProxy): Promise<PlacedText[]> =>
  (await page.getTextContent()).items
    .filter((item): item is TextItem => 'str' in item && item.str.trim() !== '')
    .map(({ str, transform, width }) => ({
      text: str.trim(),
      x: Number(transform[4]),
      y: Number(transform[5]),
      width,
    }));

const normalizeFamily = (name: string): string =>
  name
    .replace(/^[A-Z]{6}\+/, '')
    .replace(/[-,]?(?:bold|italic|oblique|regular|roman|semibold|medium|light|black|mt|ps)+/gi, '')
    .replace(/(?<![-,\s])[-,\s]+$/, '');

/** pdf.js loads a font with the operations of the page. */
function readFontFamily(page: PDFPageProxy, fontName: string): string | undefined {
  if (!page.commonObjs.has(fontName)) return undefined;
  const { name } = page.commonObjs.get(fontName) as { name?: string };
  return name === undefined ? undefined : normalizeFamily(name);
}

const isFilled = ({ subtype, fieldType, fieldValue }: Annotation) =>
  subtype === 'Widget' && fieldType === 'Tx' && typeof fieldValue === 'string' && fieldValue.trim() !== '';

function toFieldWord({ rect, fieldValue }: Annotation, toTopLeft: readonly number[]): Word {
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

function findHidingAnnotations(
  annotations: readonly Annotation[],
  texts: readonly PlacedText[],
): { text: string; over: string }[] {
  return annotations
    .filter(({ subtype }) => ['FreeText', 'Square', 'Stamp', 'Redact'].includes(subtype))
    .flatMap(({ rect, contentsObj }) => {
      const over = texts.filter(
        ({ x, y, width }) => computeOverlap([x, y, x + Math.max(1, width), y + 6], rect) > 0.7,
      );
      const text = contentsObj?.str ?? '';
      return over.length === 0 ? [] : [{ text, over: over.map((each) => each.text).join(' ') }];
    });
}

const removeSpaces = (text: string) => text.replace(/\s/g, '');

export interface PageFacts {
  words: Word[];
  isTextAlone: boolean;
  facts: Pick<FileFacts, 'fields' | 'covered' | 'invisible' | 'annotations'>;
}

interface PlacedWord {
  item: TextItem;
  word: Word;
}

function markHidden({ item, word }: PlacedWord, covered: readonly CoveredText[], boxes: BoxesNearby): Word {
  const [x, y] = [Number(item.transform[4]), Number(item.transform[5])];
  const box: Box = [x, y, x + Math.max(1, item.width), y + Math.max(1, item.height * 0.7)];
  const hidden = boxes.near(box).some((at) => {
    const each = covered[at];
    return (
      each !== undefined &&
      computeOverlap(box, each.box) > 0.6 &&
      removeSpaces(each.text).includes(removeSpaces(item.str))
    );
  });
  return hidden ? { ...word, hidden } : word;
}

export async function readPageFacts(
  page: PDFPageProxy,
  number: number,
  placedWords: readonly PlacedWord[],
): Promise<PageFacts> {
  // the operators of a page without words decode its picture, which pdfium draws
  const operations =
    placedWords.length === 0
      ? { fnArray: [], argsArray: [] }
      : await page.getOperatorList({ annotationMode: withoutAnnotations });
  const annotations = (await page.getAnnotations()) as Annotation[];
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const drawing = readDrawing(operations);
  const covered = findCoveredTexts(drawing, width * height);
  const boxes = new BoxesNearby(covered.map(({ box }) => box));
  const fields = annotations.filter(({ subtype, fieldType }) => subtype === 'Widget' && fieldType === 'Tx');
  const words = placedWords.map((each) => {
    const font = readFontFamily(page, each.item.fontName);
    return markHidden(
      { ...each, word: font === undefined ? each.word : { ...each.word, font } },
      covered,
      boxes,
    );
  });
  return {
    isTextAlone: drawing.isTextAlone && annotations.every(({ subtype }) => subtype === 'Link'),
    words: [...words, ...fields.filter(isFilled).map((field) => toFieldWord(field, transform))],
    facts: {
      fields: { all: fields.length, filled: fields.filter(isFilled).length },
      covered: covered.map(({ text, by }) => ({ page: number, text, by })),
      invisible: findInvisibleTexts(drawing, width * height).map(({ text }) => ({ page: number, text })),
      annotations: findHidingAnnotations(annotations, await readPlacedTexts(page)).map((each) => ({
        page: number,
        ...each,
      })),
    },
  };
}

export function joinFacts(pages: readonly PageFacts['facts'][]): PageFacts['facts'] {
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

export async function readOrigin(
  pdf: PDFDocumentProxy,
): Promise<Pick<FileFacts, 'producer' | 'creator' | 'ownerPassword'>> {
  const { info } = await pdf.getMetadata().catch(() => ({ info: {} }));
  const metadata = info as { Producer?: unknown; Creator?: unknown; EncryptFilterName?: unknown };
  return {
    producer: typeof metadata.Producer === 'string' ? metadata.Producer : emptyFileFacts.producer,
    creator: typeof metadata.Creator === 'string' ? metadata.Creator : emptyFileFacts.creator,
    ownerPassword: typeof metadata.EncryptFilterName === 'string',
  };
}

export async function readRevisionChanges(
  bytes: Buffer,
  now: PDFDocumentProxy,
  open: (bytes: Buffer) => Promise<PDFDocumentProxy>,
  { first, last }: { first: number; last: number },
): Promise<FileFacts['changes']> {
  const changes: FileFacts['changes'] = [];
  for (const revision of findRevisionEnds(bytes)) {
    const before = await open(bytes.subarray(0, revision)).catch(() => null);
    if (!before) continue;
    const end = Math.min(before.numPages, last, first + maxPages - 1);
    for (let number = first; number <= end; number += 1) {
      const [earlier, later] = [await before.getPage(number), await now.getPage(number)];
      const [texts, laterTexts] = [await readPlacedTexts(earlier), await readPlacedTexts(later)];
      changes.push(...comparePages(number - first + 1, texts, laterTexts));
    }
    await before.loadingTask.destroy();
  }
  return changes;
}

export const isExamined = (number: number): boolean => number <= maxPages;
