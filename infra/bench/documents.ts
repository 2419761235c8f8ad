import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDocument } from '@groundwork/engine-documents';
import { pdfOfDocument, photoOf, storedDocument, storedNames } from '@groundwork/test-data';
import { readTextLayer } from '../../apps/documents-worker/src/reader/pdf-text.reader.ts';
import { withClient } from '../local/wait.ts';
import { at, atMost, type Figure, figure, timed } from './figures.ts';
import type { Ground, System } from './ground.ts';
import { settled } from './growth-people.ts';
import { measurePipeline, measureRecognition } from './recognition.ts';
import { uploadTimes } from './upload-times.ts';

async function measureReading(names: readonly string[], times: number): Promise<Figure> {
  const files = names.map(storedDocument).map((document) => ({ document, bytes: pdfOfDocument(document) }));
  const pages = files.reduce((sum, { document }) => sum + document.pages.length, 0);
  const ms = await timed(async () => {
    for (let n = 0; n < times; n += 1)
      for (const { document, bytes } of files) {
        const { pages: read, facts } = await readTextLayer(bytes);
        readDocument(read, document.category, facts);
      }
  });
  return figure('born-digital page read, understood and checked, ms', ms / pages / times);
}

/** Until then a system is at rest after a file: the next reader has its libraries loaded. */
const REST_MS = 3000;

async function measureUploads({ url, facts }: System, uploads: number, restMs: number): Promise<Figure[]> {
  const what = 'born-digital statement, upload to processed';
  // A new system reads the demo owner's documents first.
  await withClient(facts.urls.postgres, settled);
  const quiet = await uploadTimes(url, uploads, restMs);
  const crowded = await uploadTimes(url, uploads, 0);
  return [
    figure(`${what}, idle system, p50 ms`, at(quiet, 0.5)),
    atMost(`${what}, idle system, p95 ms`, at(quiet, 0.95), 600),
    figure(`${what}, one right after the other, p50 ms`, at(crowded, 0.5)),
    figure(`${what}, one right after the other, p95 ms`, at(crowded, 0.95)),
  ];
}

async function photograph(names: readonly string[], folder: string): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const files: string[] = [];
  for (const name of names) {
    const file = join(folder, `${name}.jpg`);
    writeFileSync(file, await photoOf(pdfOfDocument(storedDocument(name))));
    files.push(file);
  }
  return files;
}

export async function measure(ground: Ground): Promise<Figure[]> {
  const { short, instance } = ground;
  const uploads = ground.count(40, 1, 2);
  const scanned = ground.count(1, 1, 1);
  const names = short ? ['balance_sheet-1'] : storedNames;
  const figures: Figure[] = [];
  if (uploads > 0)
    figures.push(...(await measureUploads(await ground.system(), uploads, ground.count(REST_MS, 0))));
  await ground.stopSystem();
  figures.push(await measureReading(names, ground.count(5, 1, 0)));
  if (scanned === 0) return figures;
  const firsts = names.filter((name) => Number(name.split('-')[1]) <= scanned && !name.endsWith('later'));
  const folder = join(instance.folder, 'documents');
  const pictures = await photograph(firsts, folder);
  return [
    ...figures,
    ...(await measureRecognition(pictures, folder, ground)),
    ...(await measurePipeline(pictures)),
  ];
}
