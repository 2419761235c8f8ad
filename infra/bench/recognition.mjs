// Pages a minute of the worker's recogniser and of native Tesseract with the same model, on the same pictures.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { checkout } from '../local/instance.mjs';

const folder = join(checkout, '.data/bench/native');
const reader = join(checkout, 'apps/documents-worker/dist/features/read-file');
const packages = ['tesseract-ocr', 'libtesseract5', 'liblept5', 'libleptonica6'];
const libraries = join(folder, 'usr/lib/x86_64-linux-gnu');

/** The binary of the path, else the distribution's, unpacked beside the checkout and never installed. */
function nativeTesseract() {
  if (spawnSync('tesseract', ['--version']).status === 0) return 'tesseract';
  const binary = join(folder, 'usr/bin/tesseract');
  if (!existsSync(binary)) {
    mkdirSync(folder, { recursive: true });
    for (const name of packages) spawnSync('apt-get', ['download', name], { cwd: folder, stdio: 'ignore' });
    for (const name of readdirSync(folder).filter((each) => each.endsWith('.deb')))
      spawnSync('dpkg', ['-x', name, '.'], { cwd: folder });
  }
  const works = spawnSync(binary, ['--version'], { env: { ...process.env, LD_LIBRARY_PATH: libraries } });
  return works.status === 0 ? binary : null;
}

function sameModel() {
  const data = dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json'));
  const to = join(folder, 'eng.traineddata');
  mkdirSync(folder, { recursive: true });
  writeFileSync(to, gunzipSync(readFileSync(join(data, '4.0.0_best_int/eng.traineddata.gz'))));
  return folder;
}

/** The pictures as the recogniser gets them, so that both read the same pixels. @param {string[]} jpegs */
async function pixelsOf(jpegs) {
  const { openPhoto } = await import(join(reader, 'photo.js'));
  const { pgmOf } = await import(join(reader, 'picture.js'));
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

/** @param {string} pictures */
export async function measureRecognition(pictures) {
  const jpegs = readdirSync(pictures)
    .filter((name) => /^(clean|noisy).*\.jpg$/.test(name))
    .slice(0, 12);
  const files = await pixelsOf(jpegs.map((name) => join(pictures, name)));
  const binary = nativeTesseract();
  const model = binary ? sameModel() : '';
  const env = { ...process.env, OMP_THREAD_LIMIT: '1', LD_LIBRARY_PATH: libraries };
  const lines = [];
  for (const workers of [1, 2]) {
    const ours = await pagesPerMinute(files, workers, (share) =>
      ended(process.execPath, [fileURLToPath(import.meta.url), ...share], process.env),
    );
    const native = binary
      ? await pagesPerMinute(files, workers, async (share) => {
          for (const file of share)
            await ended(binary, [file, '-', '--tessdata-dir', model, '--psm', '6', '--oem', '1', 'tsv'], env);
        })
      : null;
    const ratio =
      native === null
        ? 'no native tesseract here'
        : `native ${native.toFixed(1)}, ratio ${(native / ours).toFixed(2)} (target ≤ 1.4)`;
    lines.push(
      `${workers} worker${workers > 1 ? 's' : ''}, ${files.length} pages: ${ours.toFixed(1)} pages a minute, ${ratio}`,
    );
  }
  return lines;
}

// As a process of its own: one worker reading its share.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { createWorker, OEM, PSM } = await import('tesseract.js');
  const data = dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json'));
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: join(data, '4.0.0_best_int'),
    gzip: true,
    cacheMethod: 'none',
    errorHandler: () => undefined,
  });
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_BLOCK });
  for (const file of process.argv.slice(2))
    await worker.recognize(readFileSync(file), {}, { text: false, tsv: true });
  await worker.terminate();
}
