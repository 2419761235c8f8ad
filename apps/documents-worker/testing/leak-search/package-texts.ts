import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFDocumentProxy } from 'pdfjs-dist/types/src/display/api.js';

/** How a reader gets at a text: the text of the pages, or any byte of the file. */
export interface PackageText {
  readonly way: string;
  readonly text: string;
}

const bytesOfHex = (hex: string) => Buffer.from(hex, 'hex').toString('latin1');

/** The pieces of a written text, which a PDF separates by distances and encodes. */
const writtenTexts = (stream: string): string =>
  [...stream.matchAll(/\[([^\]]*)\]\s*TJ|(?:<([0-9a-f]+)>|\(((?:\\.|[^\\)])*)\))\s*Tj/gi)]
    .map(([, array, hex, plain]) =>
      array === undefined
        ? (plain ?? bytesOfHex(hex ?? ''))
        : [...array.matchAll(/<([0-9a-f]+)>|\(((?:\\.|[^\\)])*)\)/gi)]
            .map(([, piece, text]) => text ?? bytesOfHex(piece ?? ''))
            .join(''),
    )
    .join(' ');

function inflated(content: Buffer): string[] {
  const raw = content.toString('latin1');
  return [...raw.matchAll(/stream\r?\n/g)].flatMap(({ index, 0: { length } }) => {
    try {
      return [inflateSync(content.subarray(index + length), { finishFlush: 2 }).toString('latin1')];
    } catch {
      return [];
    }
  });
}

async function pageTexts(pdf: PDFDocumentProxy): Promise<{ texts: string[]; notes: unknown[] }> {
  const texts: string[] = [];
  const notes: unknown[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
    notes.push(...((await page.getAnnotations()) as unknown[]));
  }
  return { texts, notes };
}

async function byPdfJs(content: Buffer): Promise<PackageText[]> {
  const loading = getDocument({ data: new Uint8Array(content), verbosity: 0 });
  const pdf = await loading.promise;
  const around = [await pdf.getMetadata(), await pdf.getAttachments(), await pdf.getOutline()] as unknown[];
  const { texts, notes } = await pageTexts(pdf);
  await loading.destroy();
  return [
    { way: 'pages by pdf.js', text: texts.join(' ') },
    { way: 'facts by pdf.js', text: JSON.stringify([around, notes]) },
  ];
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Poppler reads the file too, where it is installed. */
function byPoppler(content: Buffer): PackageText[] {
  const folder = mkdtempSync(join(tmpdir(), 'groundwork-poppler-'));
  const file = join(folder, 'file.pdf');
  writeFileSync(file, content);
  try {
    const text = execFileSync('pdftotext', ['-layout', file, '-'], { stdio: ['ignore', 'pipe', 'ignore'] });
    return [{ way: 'pages by poppler', text: text.toString('utf8') }];
  } catch (error) {
    if (!isMissing(error)) throw error;
    return [];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function textsOfPdf(content: Buffer): Promise<PackageText[]> {
  const streams = inflated(content);
  return [
    { way: 'bytes', text: content.toString('latin1') },
    { way: 'streams', text: streams.join('\n') },
    { way: 'written texts', text: streams.map(writtenTexts).join('\n') },
    ...(await byPdfJs(content)),
    ...byPoppler(content),
  ];
}

export const textsOf = (path: string, content: Buffer): Promise<PackageText[]> =>
  path.endsWith('.pdf')
    ? textsOfPdf(content)
    : Promise.resolve([
        { way: 'bytes', text: content.toString('latin1') },
        { way: 'text', text: content.toString('utf8') },
      ]);

const between = '[\\s.\\-\\u2010-\\u2015\\u2212\\x96\\xa0]*';
const spaced = (digits: string) => Array.from(digits).join(between);

const month = 'mar(?:ch)?';
const births = [
  '0?3[/.\\-\\s]+0?4[/.\\-\\s]+1980',
  '1980[/.\\-\\s]+0?3[/.\\-\\s]+0?4',
  spaced('03041980'),
  `${month}[\\s.,\\-]*0?4(?:th)?[\\s.,\\-]*1980`,
  `0?4(?:th)?[\\s.,\\-]*${month}[\\s.,\\-]*1980`,
];

/** Each number in any spacing, and the date of birth of the tests in its usual spellings. */
export const numberPattern = (numbers: readonly string[]): RegExp =>
  new RegExp([...numbers.map(spaced), ...births].join('|'), 'i');
