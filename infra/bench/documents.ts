import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type FileForgery, subcategories } from '@groundwork/test-data';
import pg from 'pg';
import { at, atLeast, atMost, type Figure, figure } from './figures.ts';
import type { Ground, System } from './ground.ts';
import { settled } from './growth-people.ts';
import {
  bornDigital,
  type Counts,
  type Device,
  type Forgery,
  genuineForms,
  onPaper,
  type Sample,
} from './papers.ts';
import { measurePipeline, measureRecognition } from './recognition.ts';
import { uploadTimes } from './upload-times.ts';

const share = (what: string, count: number, of: number, target: number, judge = atLeast) =>
  judge(`${what}, ${count} of ${of}`, of === 0 ? 0 : count / of, target);

const genuine = (name: string, counts: Counts, amounts: number): Figure[] => [
  share(`${name}: kind right`, counts.kinds, counts.documents, 0.97),
  share(`${name}: figures exact`, counts.right, counts.figures, amounts),
  share(`${name}: all printed amounts exact`, counts.read, counts.printed, amounts),
  share(`${name}: false alarms`, counts.alarms, counts.documents, 0.01, atMost),
];

const forgeries: [Forgery, FileForgery | undefined][] = [
  ['amount changed', undefined],
  ['amount changed', 'overlaid'],
  ['amount changed', 'overlaid in another font'],
  ['amount changed', 'revision'],
  ['row inserted', undefined],
  ['totals changed', undefined],
];

async function measureFiles(sample: Sample) {
  const counts = await bornDigital(undefined, undefined, sample);
  const figures = genuine('born-digital', counts, 0.999);
  const half = { ...sample, seeds: Math.ceil(sample.seeds / 2) };
  for (const [forgery, inFile] of forgeries) {
    const judged = await bornDigital(forgery, inFile, half);
    const what = `found: ${forgery}, ${inFile ?? 'no trace in the file'}`;
    figures.push(share(what, judged.alarms, judged.documents, 0.95));
  }
  const { alarms, blank, forms } = await genuineForms();
  const perPage = counts.milliseconds / counts.pages;
  console.log(`born-digital page read, understood and checked: ${perPage.toFixed(0)} ms`);
  return [
    ...figures,
    share('government forms: false alarms', alarms, forms, 0.01, atMost),
    share('government forms: called blank', blank, forms, 1),
  ];
}

async function measureOnPaper(devices: readonly [Device, number][], sample: Sample, pictures: string) {
  const figures: Figure[] = [];
  for (const [device, amounts] of devices) {
    figures.push(...genuine(device, await onPaper(device, undefined, sample, pictures), amounts));
    const edited = await onPaper(device, 'amount changed', sample);
    figures.push(share(`found: amount changed, on a ${device}`, edited.alarms, edited.documents, 0.95));
  }
  return figures;
}

/** Until then a system is at rest after a file: the next reader has its libraries loaded. */
const REST_MS = 3000;

async function measureUploads({ url, facts }: System, uploads: number, restMs: number): Promise<Figure[]> {
  const what = 'born-digital statement, upload to processed';
  const database = new pg.Client(facts.urls.postgres);
  await database.connect();
  // A new system reads the demo owner's documents first.
  await settled(database);
  await database.end();
  const quiet = await uploadTimes(url, uploads, restMs);
  const crowded = await uploadTimes(url, uploads, 0);
  return [
    figure(`${what}, idle system, p50 ms`, at(quiet, 0.5)),
    atMost(`${what}, idle system, p95 ms`, at(quiet, 0.95), 600),
    figure(`${what}, one right after the other, p50 ms`, at(crowded, 0.5)),
    figure(`${what}, one right after the other, p95 ms`, at(crowded, 0.95)),
  ];
}

const DEVICES: readonly [Device, number][] = [
  ['clean scan', 0.999],
  ['noisy scan', 0.995],
  ['phone photo', 0.995],
];

export async function measure(ground: Ground): Promise<Figure[]> {
  const { short } = ground;
  const uploads = ground.count(40, 1, 2);
  const scanned = ground.count(1, 1, 1);
  const figures: Figure[] = [];
  if (uploads > 0)
    figures.push(...(await measureUploads(await ground.system(), uploads, ground.count(REST_MS, 0))));
  await ground.stopSystem();
  const files = short ? (['business_checking'] as const) : subcategories;
  figures.push(...(await measureFiles({ kinds: files, seeds: ground.count(25, 1, 0) })));
  if (scanned === 0) return figures;
  const pictures = join(ground.instance.folder, 'documents');
  mkdirSync(pictures, { recursive: true });
  const devices = short ? DEVICES.slice(0, 1) : DEVICES;
  const kinds = short ? (['balance_sheet'] as const) : subcategories;
  return [
    ...figures,
    ...(await measureOnPaper(devices, { kinds, seeds: scanned }, pictures)),
    ...(await measureRecognition(pictures, ground)),
    ...(await measurePipeline(pictures)),
  ];
}
