import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DocumentCategory, documentKinds, type DocumentSubcategory } from '@groundwork/contracts';
import { print, writeText } from './pdf-text.ts';

const folder = join(import.meta.dirname, '../../documents');

export interface StoredDocument {
  readonly category: DocumentCategory;
  readonly subcategory: DocumentSubcategory;
  readonly holder: string | null;
  readonly truth: Readonly<Record<string, number>>;
  readonly pages: readonly (readonly string[])[];
}

export const storedNames: readonly string[] = readdirSync(folder)
  .map((file) => file.replace(/\.txt$/, ''))
  .sort();

interface StoredTruth extends Record<string, unknown> {
  readonly holder?: string;
}

/** The first line of a file is the truth. The others are what the document prints, with a form feed between pages. */
export function storedDocument(name: string): StoredDocument {
  const text = readFileSync(join(folder, `${name}.txt`), 'utf8');
  const end = text.indexOf('\n');
  const subcategory = name.split('-')[0] as DocumentSubcategory;
  const pages = text.slice(end + 1).split('\f\n');
  const { holder = null, ...truth } = JSON.parse(text.slice(0, end)) as StoredTruth;
  return {
    category: documentKinds[subcategory].category,
    subcategory,
    holder,
    truth: truth as StoredDocument['truth'],
    pages: pages.map((page) => page.trimEnd().split('\n')),
  };
}

export interface Cell {
  readonly page: number;
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

type Pages = StoredDocument['pages'];

const cellsIn = (text: string, page: number, line: number): Cell[] =>
  Array.from(text.matchAll(/\S+(?: \S+)*/g), ({ 0: cell, index }) => ({
    page,
    line,
    column: index,
    text: cell,
  }));

export const cellsOf = (pages: Pages): Cell[][] =>
  pages.map((lines, page) => lines.flatMap((text, line) => cellsIn(text, page, line)));

const sheet = { height: 792, left: 36, top: 50, width: 540, depth: 690 };
/** Of each letter of Courier, to its size. */
const letterWidth = 0.6;

const types = new WeakMap<Pages, ReturnType<typeof measure>>();

function typeOf(pages: Pages) {
  const type = types.get(pages) ?? measure(pages);
  types.set(pages, type);
  return type;
}

/** The largest type in which each line and each page has its place. */
function measure(pages: Pages) {
  const columns = Math.max(...pages.flat().map(({ length }) => length));
  const rows = Math.max(...pages.map(({ length }) => length));
  const size = Math.min(10, sheet.width / columns / letterWidth);
  return { size, leading: Math.min(size * 1.5, sheet.depth / rows) };
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** In points, from the upper left corner. */
export function boxOf(pages: Pages, { line, column, text }: Cell): Box {
  const { size, leading } = typeOf(pages);
  const letter = size * letterWidth;
  return {
    x: sheet.left + column * letter,
    y: sheet.top + line * leading - size,
    width: text.length * letter,
    height: size,
  };
}

export const wordsOf = ({ pages }: Pick<StoredDocument, 'pages'>) =>
  cellsOf(pages).map((cells) => ({
    words: cells.map((cell) => ({ text: cell.text, ...boxOf(pages, cell), font: 'Courier' })),
    recognition: 1,
  }));

export function pdfOfDocument({ pages }: Pick<StoredDocument, 'pages'>): Buffer {
  const contents = cellsOf(pages).map((cells) => {
    const texts = cells.map((cell) => {
      const { x, y, height } = boxOf(pages, cell);
      return `/F1 ${height.toFixed(2)} Tf 1 0 0 1 ${x.toFixed(2)} ${(sheet.height - y - height).toFixed(2)} Tm ${writeText(cell.text)}`;
    });
    return `BT\n${texts.join('\n')}\nET`;
  });
  return Buffer.from(print(contents, 'Courier'), 'latin1');
}
