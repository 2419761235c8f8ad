import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { which } from '../local/commands.ts';
import { toPgm } from '../../apps/documents-worker/src/domain/pgm.rules.ts';
import { prepare } from '../../apps/documents-worker/src/reader/picture.reader.ts';
import { openPhoto } from '../../apps/documents-worker/src/reader/photo.reader.ts';
import { Readers } from '../../apps/documents-worker/src/reader/readers.adapter.ts';
import { chooseRecognizer } from '../../apps/documents-worker/src/reader/recognizer-choice.adapter.ts';
import { fromApt } from '../local/servers/apt.ts';
import { atLeast, atMost, type Figure, figure } from './figures.ts';
import type { Ground } from './ground.ts';
import { firstOf, fromPath, type Program } from '../local/servers/program.ts';

const REST_MS = 3000;
const languageData = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
);
const reader = join(import.meta.dirname, 'recognize-files.ts');

const nativeTesseract = (programs: string) =>
  firstOf(fromPath('tesseract'), fromApt('tesseract', 'tesseract-ocr', programs));

async function pixelsOf(jpegs: string[]) {
  const files = [];
  for (const jpeg of jpegs) {
    const page = await prepare(await openPhoto(readFileSync(jpeg)));
    if (!page) continue;
    const file = jpeg.replace(/\.jpg$/, '.pgm');
    writeFileSync(file, toPgm(page.gray));
    files.push(file);
  }
  return files;
}

const waitForExit = (command: string, args: string[], env: NodeJS.ProcessEnv) =>
  new Promise((resolve) => {
    spawn(command, args, { env, stdio: 'ignore' }).once('close', resolve);
  });

async function pagesPerMinute(files: string[], workers: number, read: (share: string[]) => Promise<unknown>) {
  const shares = Array.from({ length: workers }, (_, at) =>
    files.filter((_file, index) => index % workers === at),
  );
  const since = performance.now();
  await Promise.all(shares.map(read));
  return (files.length / (performance.now() - since)) * 60_000;
}

function placeModel(folder: string) {
  const model = readFileSync(join(languageData, 'eng.traineddata.gz'));
  writeFileSync(join(folder, 'eng.traineddata'), gunzipSync(model));
}

const ours = (files: string[], workers: number) =>
  pagesPerMinute(files, workers, (share) =>
    waitForExit(process.execPath, [...process.execArgv, reader, languageData, ...share], process.env),
  );

const natives = (files: string[], workers: number, model: string, { path, env }: Program) =>
  pagesPerMinute(files, workers, async (share) => {
    const withoutWorker = { ...process.env, ...env, OMP_THREAD_LIMIT: '1' };
    for (const file of share)
      await waitForExit(
        path,
        [file, '-', '--tessdata-dir', model, '--psm', '6', '--oem', '1', '-c', 'tessedit_create_tsv=1'],
        withoutWorker,
      );
  });

export async function measureRecognition(
  pictures: string[],
  folder: string,
  { short, instance }: Ground,
): Promise<Figure[]> {
  const files = await pixelsOf(pictures);
  const native = await (short ? fromPath('tesseract')() : nativeTesseract(instance.programs));
  if (native) placeModel(folder);
  const figures: Figure[] = [];
  for (const workers of short ? [1] : [1, 2]) {
    const rate = await ours(files, workers);
    const who = workers > 1 ? `${workers} workers` : '1 worker';
    figures.push(figure(`recognized pages a minute, ${who}`, rate));
    if (!native) continue;
    const other = await natives(files, workers, folder, native);
    figures.push(atMost(`native Tesseract ${native.version} / ours, ${who}`, other / rate, 1.4));
  }
  return figures;
}

/** A worker that runs already, as it is when files arrive. */
async function startReaders(program: string): Promise<Readers> {
  const readers = new Readers({ recognizer: chooseRecognizer([], program) });
  readers.prepare();
  await delay(REST_MS);
  return readers;
}

async function pipelineRate(files: string[], program: string) {
  const silent = {
    owner: 'an owner',
    onStage: () => undefined,
    onPicture: () => undefined,
    onRows: () => undefined,
    maxTotalMs: 600_000,
  };
  const task = { mediaType: 'image/jpeg', category: 'tax_documents' };
  const atRest = await Promise.all([startReaders(program), startReaders(program)]);
  const name = atRest[0].recognizerName;
  const rate = await pagesPerMinute(files, atRest.length, async (share) => {
    const readers = atRest.pop();
    for (const file of share) await readers?.read(task, readFileSync(file), silent);
    await readers?.onApplicationShutdown();
  });
  return { name, rate };
}

export async function measurePipeline(files: string[]) {
  const ocrmypdf = which('ocrmypdf');
  const embedded = await pipelineRate(files, 'no program');
  const own = figure(
    `clean scans, whole pipeline, ${embedded.name}, pages a minute, 2 workers`,
    embedded.rate,
  );
  if (ocrmypdf === undefined) return [own];
  const native = await pipelineRate(files, 'tesseract');
  const other = await pagesPerMinute(files, 2, async (share) => {
    for (const file of share)
      await waitForExit(ocrmypdf, ['--image-dpi', '200', '--jobs', '1', file, `${file}.pdf`], process.env);
  });
  const ratio = ({ name, rate }: typeof native, target: number) =>
    atLeast(`ours with ${name} / OCRmyPDF as it comes, clean scans`, rate / other, target);
  return [own, ratio(native, 1.9), ratio(embedded, 1.2)];
}
