// Pages a minute of the worker's recogniser and of native Tesseract with the same model, on the same pictures.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { which } from '../local/commands.mjs';
import { checkout } from '../local/instance.mjs';
import { fromApt } from '../local/servers/apt.mjs';
import { fromPath } from '../local/servers/path.mjs';
import { atLeast, atMost, figure } from './figures.mjs';

const PAGES = 12;
const reader = join(checkout, 'apps/documents-worker/dist/reader');
const languageData = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
);

/** Of the path, else the distribution's, unpacked beside the checkout and never installed. @param {string} programs */
const nativeTesseract = async (programs) =>
  (await fromPath('tesseract')()) ?? (await fromApt('tesseract', 'tesseract-ocr', programs)());

/** The pictures as the recogniser gets them, so that both read the same pixels. @param {string[]} jpegs */
async function pixelsOf(jpegs) {
  const { openPhoto } = await import(join(reader, 'photo.reader.js'));
  const { pgmOf } = await import(join(reader, 'picture.reader.js'));
  const files = [];
  for (const jpeg of jpegs) {
    const pgm = await pgmOf(await openPhoto(readFileSync(jpeg)));
    if (!pgm) continue;
    const file = jpeg.replace(/\.jpg$/, '.pgm');
    writeFileSync(file, pgm);
    files.push(file);
  }
  return files;
}

/** @param {string} command @param {string[]} args @param {NodeJS.ProcessEnv} env */
const ended = (command, args, env) =>
  new Promise((resolve) => {
    spawn(command, args, { env, stdio: 'ignore' }).once('close', resolve);
  });

/** @param {string[]} files @param {number} workers @param {(share: string[]) => Promise<unknown>} read */
async function pagesPerMinute(files, workers, read) {
  const shares = Array.from({ length: workers }, (_, at) =>
    files.filter((_file, index) => index % workers === at),
  );
  const since = performance.now();
  await Promise.all(shares.map(read));
  return (files.length / (performance.now() - since)) * 60_000;
}

/** The model the recogniser has, where native Tesseract looks for it. @param {string} folder */
function placeModel(folder) {
  const model = readFileSync(join(languageData, 'eng.traineddata.gz'));
  writeFileSync(join(folder, 'eng.traineddata'), gunzipSync(model));
}

/** @param {string[]} files @param {number} workers */
const ours = (files, workers) =>
  pagesPerMinute(files, workers, (share) =>
    ended(process.execPath, [fileURLToPath(import.meta.url), ...share], process.env),
  );

/**
 * @param {string[]} files @param {number} workers @param {string} model
 * @param {import('../local/servers/program.mjs').Program} native
 */
const natives = (files, workers, model, { path, env }) =>
  pagesPerMinute(files, workers, async (share) => {
    const surroundings = { ...process.env, ...env, OMP_THREAD_LIMIT: '1' };
    for (const file of share)
      await ended(
        path,
        [file, '-', '--tessdata-dir', model, '--psm', '6', '--oem', '1', '-c', 'tessedit_create_tsv=1'],
        surroundings,
      );
  });

/** @param {string} pictures folder of JPEGs @param {RegExp} name */
const jpegsIn = (pictures, name) =>
  readdirSync(pictures)
    .filter((each) => name.test(each) && each.endsWith('.jpg'))
    .slice(0, PAGES)
    .map((each) => join(pictures, each));

/** The recogniser alone. @param {string} pictures @param {string} programs */
export async function measureRecognition(pictures, programs) {
  const files = await pixelsOf(jpegsIn(pictures, /^(clean|noisy)/));
  const native = await nativeTesseract(programs);
  if (native) placeModel(pictures);
  const figures = [];
  for (const workers of [1, 2]) {
    const rate = await ours(files, workers);
    const who = workers > 1 ? `${workers} workers` : '1 worker';
    figures.push(figure(`recognised pages a minute, ${who}`, rate));
    if (!native) continue;
    const other = await natives(files, workers, pictures, native);
    figures.push(atMost(`native Tesseract ${native.version} / ours, ${who}`, other / rate, 1.4));
  }
  return figures;
}

/** From the file to the figures, beside OCRmyPDF as it comes, where that is installed. @param {string} pictures */
export async function measurePipeline(pictures) {
  const ocrmypdf = which('ocrmypdf');
  const files = jpegsIn(pictures, /^clean/);
  const { Readers } = await import(join(reader, 'readers.adapter.js'));
  const silent = { onStage: () => undefined, onPicture: () => undefined, inAllMs: 600_000 };
  const rate = await pagesPerMinute(files, 2, async (share) => {
    const readers = new Readers();
    readers.onApplicationBootstrap();
    for (const file of share)
      await readers.read({ mediaType: 'image/jpeg', category: 'tax_documents' }, readFileSync(file), silent);
    await readers.onApplicationShutdown();
  });
  const own = figure('clean scans, whole pipeline, pages a minute, 2 workers', rate);
  if (ocrmypdf === undefined) return [own];
  const other = await pagesPerMinute(files, 2, async (share) => {
    for (const file of share)
      await ended(ocrmypdf, ['--image-dpi', '200', '--jobs', '1', file, `${file}.pdf`], process.env);
  });
  return [own, atLeast('ours / OCRmyPDF as it comes, clean scans', rate / other, 3)];
}

// As a process of its own: one worker reading its share.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { createWorker, OEM, PSM } = await import('tesseract.js');
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: languageData,
    gzip: true,
    cacheMethod: 'none',
    errorHandler: () => undefined,
  });
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_BLOCK });
  for (const file of process.argv.slice(2))
    await worker.recognize(readFileSync(file), {}, { text: false, tsv: true });
  await worker.terminate();
}
