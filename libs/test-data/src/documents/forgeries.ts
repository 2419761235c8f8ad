import { PDFDocument, rgb, StandardFonts } from '@cantoo/pdf-lib';
import type { SeededRandom } from '../seeded-random.ts';
import { boxOf, type Cell, cellsOf, pdfOfDocument, type StoredDocument } from './stored.ts';

export interface ForgedDocument extends StoredDocument {
  readonly genuine: StoredDocument;
  readonly before: Cell;
  readonly after: Cell;
}

const amountText = /^-?\(?\$?\d{1,3}(?:,\d{3})*(?:\.\d{2})?\.?\)?-?$/;
const isYear = (text: string) => /^20\d\d$/.test(text);
const isLong = (text: string) => text.replace(/\D/g, '').length >= 3;
/** A longer amount needs its place in front of it. */
const room = 4;

export const amountsIn = ({ pages }: StoredDocument): Cell[] =>
  cellsOf(pages)
    .flat()
    .filter(({ page, line, column, text }) => {
      const before = pages[page]?.[line]?.slice(column - room, column) ?? '';
      return amountText.test(text) && isLong(text) && !isYear(text) && before === ' '.repeat(room);
    });

/** Another first digit, or one digit more: a forger inflates an amount. */
export function raised(text: string, random: SeededRandom): string {
  const first = text.search(/\d/);
  const digit = Number(text[first]);
  if (random.chance(0.5) && digit < 9)
    return text.slice(0, first) + String(random.whole(digit + 1, 9)) + text.slice(first + 1);
  const [digits = ''] = /\d[\d,]*/.exec(text) ?? [];
  const more = Number(`${random.whole(1, 9)}${digits.replaceAll(',', '')}`).toLocaleString('en-US');
  return text.replace(digits, more);
}

/** The new text ends where its column ends. */
export function forge(genuine: StoredDocument, before: Cell, text: string): ForgedDocument {
  const end = before.column + before.text.length;
  const after = { ...before, text, column: end - text.length };
  const changed = (line: string) => line.slice(0, after.column) + text + line.slice(end);
  const pages = genuine.pages.map((lines, page) =>
    lines.map((line, at) => (page === before.page && at === before.line ? changed(line) : line)),
  );
  return { ...genuine, genuine, pages, before, after };
}

const row = /^ +(?:\d{4}-\d\d|\d\d\/\d\d|\d\d [A-Z]|[A-Z][a-z]{2} \d\d).*\.\d\d-?$/;

/** A row of a statement stands there twice. */
export function withInsertedRow(statement: StoredDocument): StoredDocument {
  const [lines = [], ...others] = statement.pages;
  const at = lines.findIndex((line) => row.test(line));
  const inserted = lines[at];
  if (inserted === undefined) throw new Error('The statement has no row');
  return { ...statement, pages: [lines.toSpliced(at, 0, inserted), ...others] };
}

/** The totals of a statement add up. They contradict its rows. */
export function withChangedTotals(statement: StoredDocument): StoredDocument {
  const [lines = [], ...others] = statement.pages;
  const printed = (amount: number) => amount.toLocaleString('en-US', { minimumFractionDigits: 2 });
  const { deposits = NaN, endingBalance = NaN } = statement.truth;
  const changed = [deposits, endingBalance].reduce(
    (text, amount) => text.replace(printed(amount), printed(amount + 7000)),
    lines.join('\n'),
  );
  return { ...statement, pages: [changed.split('\n'), ...others] };
}

/** A patch in the color of the paper, with the new amount. */
export async function layOver(
  { genuine, before, after }: ForgedDocument,
  font = StandardFonts.Courier,
): Promise<Buffer> {
  const pdf = await PDFDocument.load(pdfOfDocument(genuine), { updateMetadata: false });
  const page = pdf.getPage(before.page);
  const [old, { x, y, height }] = [boxOf(genuine.pages, before), boxOf(genuine.pages, after)];
  page.drawRectangle({
    x: old.x - 1,
    y: page.getHeight() - old.y - old.height - 2,
    width: old.width + 2,
    height: old.height + 2,
    color: rgb(1, 1, 1),
  });
  page.drawText(after.text, {
    x,
    y: page.getHeight() - y - height,
    size: height,
    font: await pdf.embedFont(font),
  });
  return Buffer.from(await pdf.save());
}

/** Appends the changed page: the file still contains its first state. */
export function revise(forged: ForgedDocument): Buffer {
  const textOf = (document: StoredDocument) => pdfOfDocument(document).toString('latin1');
  const [first, last] = [textOf(forged.genuine), textOf(forged)];
  const id = 5 + forged.before.page * 2;
  const [object = ''] = new RegExp(`${id} 0 obj[^]*?endobj\n`).exec(last) ?? [];
  const [, size, earlier] = /\/Size (\d+)[^]*startxref\n(\d+)/.exec(first) ?? [];
  const table = `xref\n${id} 1\n${String(first.length).padStart(10, '0')} 00000 n \n`;
  const trailer = `trailer << /Size ${size} /Root 1 0 R /Prev ${earlier} >>\nstartxref\n${first.length + object.length}\n%%EOF\n`;
  return Buffer.from(first + object + table + trailer, 'latin1');
}

export async function saveWith(program: string, file: Buffer): Promise<Buffer> {
  const pdf = await PDFDocument.load(file, { updateMetadata: false });
  pdf.setProducer(program);
  pdf.setCreator(program);
  return Buffer.from(await pdf.save());
}
