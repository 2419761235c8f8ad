import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentSubcategory } from '@groundwork/contracts';
import { amountsOf, type FileFacts, linesOf, type Page, readDocument } from '@groundwork/engine-documents';
import {
  type FileForgery,
  makeDocument,
  pdfOfDocument,
  scannedPages,
  type DocumentRequest,
} from '@groundwork/test-data';
import { readTextLayer } from '../../apps/documents-worker/src/reader/pdf-text.reader.ts';
import { openPhoto } from '../../apps/documents-worker/src/reader/photo.reader.ts';
import type { Layout } from '../../apps/documents-worker/src/reader/recognition.adapter.ts';
import { TextRecognizer } from '../../apps/documents-worker/src/reader/text-recognizer.reader.ts';
import { checkout } from '../local/checkout.mjs';

type Made = ReturnType<typeof makeDocument>;
export type Forgery = DocumentRequest['forgery'];

export interface Sample {
  readonly kinds: readonly DocumentSubcategory[];
  readonly seeds: number;
}

const none = {
  documents: 0,
  kinds: 0,
  figures: 0,
  right: 0,
  printed: 0,
  read: 0,
  alarms: 0,
  pages: 0,
  milliseconds: 0,
};
export type Counts = typeof none;

const printedAmount = /^[-(+]*\$?\d{1,3}(?:,\d{3})*(?:\.\d{2})?\.?\)?-?$/;
const worth = (text: string) => Number(text.replace(/[^\d.]/g, '').replace(/\.$/, ''));

function amountsRead({ sheet }: Made, pages: Page[]) {
  const left = new Map<number, number>();
  for (const line of linesOf(pages))
    for (const amount of amountsOf(line)) {
      const value = Math.abs(amount.value);
      left.set(value, (left.get(value) ?? 0) + 1);
    }
  const printed = sheet.pages
    .flatMap((page) => page.items.map((item) => item.text))
    .filter((text) => printedAmount.test(text) && /[.,]/.test(text));
  const read = printed.filter((text) => {
    const count = left.get(worth(text)) ?? 0;
    left.set(worth(text), count - 1);
    return count > 0;
  });
  return { printed: printed.length, read: read.length };
}

function judge(counts: Counts, document: Made, pages: Page[], facts?: FileFacts) {
  const reading = readDocument(pages, document.category, facts);
  counts.documents += 1;
  counts.pages += pages.length;
  if (reading.classification?.subcategory === document.subcategory) counts.kinds += 1;
  if (reading.fraudScore >= 0.1) counts.alarms += 1;
  const { printed, read } = amountsRead(document, pages);
  counts.printed += printed;
  counts.read += read;
  for (const { name, value } of document.truth) {
    const extracted = reading.extracted.find((figure) => figure.name === name);
    counts.figures += 1;
    if (extracted && Math.abs(Math.abs(extracted.value ?? 0) - Math.abs(value)) < 0.005) counts.right += 1;
  }
  return reading;
}

export async function bornDigital(
  forgery: Forgery,
  inFile: FileForgery | undefined,
  { kinds, seeds }: Sample,
): Promise<Counts> {
  const counts = { ...none };
  for (const subcategory of kinds) {
    if (forgery && forgery !== 'amount changed' && !/checking|savings/.test(subcategory)) continue;
    for (let seed = 1; seed <= seeds; seed += 1) {
      const document = makeDocument({ seed, part: 'test', subcategory, forgery });
      const bytes = await pdfOfDocument(document, seed, inFile);
      const since = performance.now();
      const { pages, facts } = await readTextLayer(bytes);
      judge(counts, document, pages, facts);
      counts.milliseconds += performance.now() - since;
    }
  }
  return counts;
}

const layouts: Record<'clean scan' | 'noisy scan' | 'phone photo', Layout> = {
  'clean scan': 'lines',
  'noisy scan': 'lines',
  'phone photo': 'free',
};
export type Device = keyof typeof layouts;

async function recognized(
  recognizer: TextRecognizer,
  document: Made,
  seed: number,
  device: Device,
  folder?: string,
) {
  const scans = await scannedPages(await pdfOfDocument(document, seed), device, seed);
  const pages: Page[] = [];
  for (const [at, { jpeg, pointsPerPixel }] of scans.entries()) {
    const name = `${device}-${document.subcategory}-${seed}-${at}.jpg`;
    if (folder !== undefined) writeFileSync(join(folder, name), jpeg);
    pages.push(await recognizer.read({ ...(await openPhoto(jpeg)), pointsPerPixel }, layouts[device]));
  }
  return pages;
}

export async function onPaper(
  device: Device,
  forgery: Forgery,
  { kinds, seeds }: Sample,
  folder?: string,
): Promise<Counts> {
  const counts = { ...none };
  const recognizer = new TextRecognizer(async () => undefined);
  for (const subcategory of kinds)
    for (let seed = 1; seed <= seeds; seed += 1) {
      const document = makeDocument({ seed: seed + 500, part: 'test', subcategory, forgery });
      const since = performance.now();
      judge(counts, document, await recognized(recognizer, document, seed, device, folder));
      counts.milliseconds += performance.now() - since;
    }
  recognizer.stop();
  return counts;
}

export async function genuineForms() {
  const folder = join(checkout, 'papers/forms');
  const forms = readdirSync(folder).filter((name) => name.endsWith('.pdf'));
  let [alarms, blank] = [0, 0];
  for (const name of forms) {
    const { pages, facts } = await readTextLayer(readFileSync(join(folder, name)));
    const reading = readDocument(pages, 'tax_documents', facts);
    if (reading.fraudScore > 0) alarms += 1;
    if (reading.blank) blank += 1;
  }
  return { forms: forms.length, alarms, blank };
}
