// `npm run bench:documents`: what the reader of documents makes of papers whose layouts it was never tuned to.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { instanceAt } from '../local/instance.mjs';
import { Life, live } from '../local/life.mjs';
import { dataFolder } from '../local/options.mjs';
import { atLeast, atMost, figure, report } from './figures.mjs';
import { settled } from './growth-people.mjs';
import { at, startSystem } from './own-system.mjs';
import { measurePipeline, measureRecognition } from './recognition.mjs';
import { uploadTimes } from './upload-times.mjs';

const digital = Number(process.argv[2] ?? 25);
const scanned = Number(process.argv[3] ?? 1);
const uploads = Number(process.argv[4] ?? 40);

/** @type {import('./figures.mjs').Figure[]} */
const figures = [];
/** @param {string} what @param {number} count @param {number} of @param {number} target @param {boolean} [most] */
function row(what, count, of, target, most = false) {
  const share = of === 0 ? 0 : count / of;
  figures.push((most ? atMost : atLeast)(`${what}, ${count} of ${of}`, share, target));
}

/** @param {string} name @param {import('./papers.mjs').Counts} counts @param {number} amounts */
function genuineRows(name, counts, amounts) {
  row(`${name}: kind right`, counts.kinds, counts.documents, 0.97);
  row(`${name}: figures exact`, counts.right, counts.figures, amounts);
  row(`${name}: all printed amounts exact`, counts.read, counts.printed, amounts);
  row(`${name}: false alarms`, counts.alarms, counts.documents, 0.01, true);
}

/** @typedef {import('@groundwork/testing').Wanted['forgery']} Forgery */
/** @type {[Forgery, import('@groundwork/testing').FileForgery | undefined][]} */
const forgeries = [
  ['amount changed', undefined],
  ['amount changed', 'overlaid'],
  ['amount changed', 'overlaid in another font'],
  ['amount changed', 'revision'],
  ['row inserted', undefined],
  ['totals changed', undefined],
];

/** @param {typeof import('./papers.mjs')} papers */
async function measureFiles({ bornDigital, genuineForms }) {
  const genuine = await bornDigital(undefined, undefined, digital);
  genuineRows('born-digital', genuine, 0.999);
  for (const [forgery, inFile] of forgeries) {
    const counts = await bornDigital(forgery, inFile, Math.ceil(digital / 2));
    row(`found: ${forgery}, ${inFile ?? 'no trace in the file'}`, counts.alarms, counts.documents, 0.95);
  }
  const forms = await genuineForms();
  row('government forms: false alarms', forms.alarms, forms.forms, 0.01, true);
  row('government forms: called blank', forms.blank, forms.forms, 1);
  const perPage = genuine.milliseconds / genuine.pages;
  return `born-digital page read, understood and checked: ${perPage.toFixed(0)} ms`;
}

/** @param {typeof import('./papers.mjs')} papers @param {string} pictures */
async function measurePaper({ onPaper }, pictures) {
  for (const [device, amounts] of /** @type {const} */ ([
    ['clean scan', 0.999],
    ['noisy scan', 0.995],
    ['phone photo', 0.995],
  ])) {
    genuineRows(device, await onPaper(device, undefined, scanned, pictures), amounts);
    const edited = await onPaper(device, 'amount changed', scanned);
    row(`found: amount changed, on a ${device}`, edited.alarms, edited.documents, 0.95);
  }
}

/** In this time a system has gone quiet after a file: the next reader has its libraries loaded. */
const REST = 3000;

/** @param {{ url: string, postgres: string }} system */
async function measureUploads({ url, postgres }) {
  const what = 'born-digital statement, upload to processed';
  const database = new pg.Client(postgres);
  await database.connect();
  // the demo owner's papers, which a new system reads first
  await settled({ url, database });
  await database.end();
  const quiet = await uploadTimes(url, uploads, REST);
  const crowded = await uploadTimes(url, uploads, 0);
  figures.push(
    figure(`${what}, idle system, p50 ms`, at(quiet, 0.5)),
    atMost(`${what}, idle system, p95 ms`, at(quiet, 0.95), 1000),
    figure(`${what}, one right after the other, p50 ms`, at(crowded, 0.5)),
    figure(`${what}, one right after the other, p95 ms`, at(crowded, 0.95)),
  );
}

const life = new Life(instanceAt('bench', dataFolder(undefined)));
await live(life, 1, async () => {
  const system = await startSystem(life);
  if (uploads > 0) await measureUploads(system);
  await life.supervisor.stop();
  const pictures = join(life.instance.folder, 'papers');
  mkdirSync(pictures, { recursive: true });
  const papers = await import('./papers.mjs');
  const note = await measureFiles(papers);
  if (scanned > 0) {
    await measurePaper(papers, pictures);
    figures.push(...(await measureRecognition(pictures, life.instance.programs)));
    figures.push(...(await measurePipeline(pictures)));
  }
  const code = report('documents', figures);
  console.log(note);
  return code;
});
