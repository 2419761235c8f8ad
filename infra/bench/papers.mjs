// What the reader of documents makes of papers: counted against what was printed. Everything has to be built before.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { amountsOf, linesOf, readDocument } from '@groundwork/engine-documents';
import * as made from '@groundwork/testing';
import { checkout } from '../local/instance.mjs';

const reader = join(checkout, 'apps/documents-worker/dist/reader');
const { readTextLayer } = await import(join(reader, 'pdf-text.reader.js'));
const { Recogniser } = await import(join(reader, 'recogniser.reader.js'));
const { openPhoto } = await import(join(reader, 'photo.reader.js'));

/** @typedef {{ documents: number, kinds: number, figures: number, right: number, printed: number, read: number, alarms: number, pages: number, milliseconds: number }} Counts */
/** @returns {Counts} */
const nothing = () => ({
  documents: 0,
  kinds: 0,
  figures: 0,
  right: 0,
  printed: 0,
  read: 0,
  alarms: 0,
  pages: 0,
  milliseconds: 0,
});

const printedAmount = /^[-(+]*\$?\d{1,3}(?:,\d{3})*(?:\.\d{2})?\.?\)?-?$/;
const worth = (/** @type {string} */ text) => Number(text.replace(/[^\d.]/g, '').replace(/\.$/, ''));

/** How many of the amounts printed were read, each as often as it stands there. @param {any} document @param {any[]} pages */
function amountsRead({ sheet }, pages) {
  const left = new Map();
  for (const line of linesOf(pages))
    for (const amount of amountsOf(line)) {
      const value = Math.abs(amount.value);
      left.set(value, (left.get(value) ?? 0) + 1);
    }
  const printed = sheet.pages
    .flatMap((/** @type {any} */ page) => page.items.map((/** @type {any} */ item) => item.text))
    .filter((/** @type {string} */ text) => printedAmount.test(text) && /[.,]/.test(text));
  const read = printed.filter((/** @type {string} */ text) => {
    const count = left.get(worth(text)) ?? 0;
    left.set(worth(text), count - 1);
    return count > 0;
  });
  return { printed: printed.length, read: read.length };
}

/** @param {Counts} counts @param {any} document @param {any[]} pages @param {any} [facts] */
function judge(counts, document, pages, facts) {
  const reading = readDocument(pages, document.category, facts);
  counts.documents += 1;
  counts.pages += pages.length;
  if (reading.classification?.subcategory === document.subcategory) counts.kinds += 1;
  if (reading.fraudScore >= 0.1) counts.alarms += 1;
  const { printed, read } = amountsRead(document, pages);
  counts.printed += printed;
  counts.read += read;
  for (const { name, value } of document.truth) {
    const found = reading.extracted.find((/** @type {any} */ figure) => figure.name === name);
    counts.figures += 1;
    if (found && Math.abs(Math.abs(found.value ?? 0) - Math.abs(value)) < 0.005) counts.right += 1;
  }
  return reading;
}

/**
 * @param {import('@groundwork/testing').Wanted['forgery']} forgery
 * @param {import('@groundwork/testing').FileForgery | undefined} inFile @param {number} seeds
 */
export async function bornDigital(forgery, inFile, seeds) {
  const counts = nothing();
  for (const subcategory of made.subcategories) {
    if (forgery && forgery !== 'amount changed' && !/checking|savings/.test(subcategory)) continue;
    for (let seed = 1; seed <= seeds; seed += 1) {
      const document = made.makeDocument({ seed, part: 'test', subcategory, forgery });
      const bytes = await made.pdfOfDocument(document, seed, inFile);
      const since = performance.now();
      const { pages, facts } = await readTextLayer(bytes);
      judge(counts, document, pages, facts);
      counts.milliseconds += performance.now() - since;
    }
  }
  return counts;
}

/** Scans are one block of lines to the worker, photographs free layout. */
const layouts = { 'clean scan': 'lines', 'noisy scan': 'lines', 'phone photo': 'free' };

/**
 * Every page of a paper as the device gives it, recognised; its pictures are kept in the folder where one is given.
 * @param {any} recogniser @param {any} document @param {number} seed
 * @param {keyof typeof layouts} device @param {string} [folder]
 */
async function recognised(recogniser, document, seed, device, folder) {
  const scans = await made.scannedPages(await made.pdfOfDocument(document, seed), device, seed);
  const pages = [];
  for (const [at, { jpeg, pointsPerPixel }] of scans.entries()) {
    const name = `${device}-${document.subcategory}-${seed}-${at}.jpg`;
    if (folder !== undefined) writeFileSync(join(folder, name), jpeg);
    pages.push(await recogniser.read({ ...(await openPhoto(jpeg)), pointsPerPixel }, layouts[device]));
  }
  return pages;
}

/**
 * @param {keyof typeof layouts} device @param {import('@groundwork/testing').Wanted['forgery']} forgery
 * @param {number} seeds @param {string} [folder]
 */
export async function onPaper(device, forgery, seeds, folder) {
  const counts = nothing();
  const recogniser = new Recogniser(async () => undefined);
  for (const subcategory of made.subcategories)
    for (let seed = 1; seed <= seeds; seed += 1) {
      const document = made.makeDocument({ seed: seed + 500, part: 'test', subcategory, forgery });
      const since = performance.now();
      judge(counts, document, await recognised(recogniser, document, seed, device, folder));
      counts.milliseconds += performance.now() - since;
    }
  recogniser.stop();
  return counts;
}

/** Blank forms as their office publishes them: no sign of fraud, and each is called blank. */
export async function genuineForms() {
  const folder = join(checkout, 'apps/documents-worker/testing/forms');
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
