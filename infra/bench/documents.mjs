// `npm run bench:documents`: what the reader of documents makes of papers whose layouts it was never tuned to.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from '../local/instance.mjs';
import { measureRecognition } from './recognition.mjs';

const digital = Number(process.argv[2] ?? 25);
const scanned = Number(process.argv[3] ?? 1);

spawnSync(process.execPath, [join(checkout, 'node_modules/.bin/nx'), 'run-many', '-t', 'build'], {
  cwd: checkout,
  stdio: 'ignore',
});
const made = await import('@groundwork/testing');
const { amountsOf, linesOf, readDocument } = await import('@groundwork/engine-documents');
const reader = join(checkout, 'apps/documents-worker/dist/features/read-file');
const { readTextLayer } = await import(join(reader, 'pdf-text.js'));
const { Recogniser } = await import(join(reader, 'recogniser.js'));
const { openPhoto } = await import(join(reader, 'photo.js'));

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
const worth = (/** @type {string} */ text) =>
  text
    .replace(/[^\d.]/g, '')
    .replace(/\.$/, '')
    .replace(/\.00$/, '');

/** How many of the amounts printed were read, each as often as it stands there. @param {any} document @param {any[]} pages */
function amountsRead({ sheet }, pages) {
  const left = new Map();
  for (const line of linesOf(pages))
    for (const { text } of amountsOf(line)) left.set(worth(text), (left.get(worth(text)) ?? 0) + 1);
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
async function bornDigital(forgery, inFile, seeds) {
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

const recogniser = new Recogniser();
const pictures = join(checkout, '.data/bench/documents');

/**
 * @param {Parameters<typeof made.scannedPages>[1]} device
 * @param {import('@groundwork/testing').Wanted['forgery']} forgery
 */
async function onPaper(device, forgery) {
  const counts = nothing();
  for (const subcategory of made.subcategories)
    for (let seed = 1; seed <= scanned; seed += 1) {
      const document = made.makeDocument({ seed: seed + 500, part: 'test', subcategory, forgery });
      const scans = await made.scannedPages(await made.pdfOfDocument(document, seed), device, seed);
      const since = performance.now();
      const pages = [];
      for (const [at, { jpeg, pointsPerPixel }] of scans.entries()) {
        if (!forgery) writeFileSync(join(pictures, `${device}-${subcategory}-${seed}-${at}.jpg`), jpeg);
        pages.push(await recogniser.read({ ...(await openPhoto(jpeg)), pointsPerPixel }, 'lines'));
      }
      judge(counts, document, pages);
      counts.milliseconds += performance.now() - since;
    }
  return counts;
}

/** Blank forms as their office publishes them: no sign of fraud, and each is called blank. */
async function genuineForms() {
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

/** @type {string[][]} */
const rows = [['what', 'documents', 'measured', 'target', '']];
/** @param {string} what @param {number} count @param {number} of @param {number} target @param {boolean} [atMost] */
function row(what, count, of, target, atMost = false) {
  const share = of === 0 ? 0 : count / of;
  const held = atMost ? share <= target : share >= target;
  rows.push([
    what,
    `${count}/${of}`,
    share.toFixed(4),
    `${atMost ? '≤' : '≥'} ${target}`,
    held ? 'held' : 'MISSED',
  ]);
}

/** @param {string} name @param {Counts} counts @param {number} amounts */
function genuineRows(name, counts, amounts) {
  row(`${name}: kind right`, counts.kinds, counts.documents, 0.97);
  row(`${name}: figures exact`, counts.right, counts.figures, amounts);
  row(`${name}: all printed amounts exact`, counts.read, counts.printed, amounts);
  row(`${name}: false alarms`, counts.alarms, counts.documents, 0.01, true);
}

rmSync(pictures, { recursive: true, force: true });
mkdirSync(pictures, { recursive: true });
const genuine = await bornDigital(undefined, undefined, digital);
genuineRows('born-digital', genuine, 0.999);
/** @type {[import('@groundwork/testing').Wanted['forgery'], import('@groundwork/testing').FileForgery | undefined][]} */
const forgeries = [
  ['amount changed', undefined],
  ['amount changed', 'overlaid'],
  ['amount changed', 'overlaid in another font'],
  ['amount changed', 'revision'],
  ['row inserted', undefined],
  ['totals changed', undefined],
];
for (const [forgery, inFile] of forgeries) {
  const counts = await bornDigital(forgery, inFile, Math.ceil(digital / 2));
  row(`found: ${forgery}, ${inFile ?? 'no trace in the file'}`, counts.alarms, counts.documents, 0.95);
}
const forms = await genuineForms();
row('government forms: false alarms', forms.alarms, forms.forms, 0.01, true);
row('government forms: called blank', forms.blank, forms.forms, 1);
if (scanned > 0) {
  genuineRows('clean scan', await onPaper('clean scan', undefined), 0.999);
  genuineRows('noisy scan', await onPaper('noisy scan', undefined), 0.995);
  genuineRows('phone photo', await onPaper('phone photo', undefined), 0.995);
  const edited = await onPaper('clean scan', 'amount changed');
  row('found: amount changed, on a clean scan', edited.alarms, edited.documents, 0.95);
}
await recogniser.stop();
const perPage = genuine.milliseconds / genuine.pages;
const speed = scanned > 0 ? await measureRecognition(pictures) : [];
const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((each) => (each[column] ?? '').length)));
for (const each of rows) console.log(each.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
console.log(`\nborn-digital page read, understood and checked: ${perPage.toFixed(0)} ms`);
for (const line of speed) console.log(line);
process.exitCode = rows.some((each) => each[4] === 'MISSED') ? 1 : 0;
