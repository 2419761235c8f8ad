import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { form1040 } from '@groundwork/test-data';
import { eventually } from '@groundwork/testing';
import { findRecognizers } from '../../testing/running-worker.ts';
import type { RecognitionMode, RecognitionPass } from '../domain/recognition-pass.model.ts';
import { PdfPictures } from './pdf-pictures.reader.ts';
import { toGray } from './picture.reader.ts';
import type { ProcessorLimits } from '@groundwork/platform-file-reader';
import { passLimits } from './recognition-limits.adapter.ts';
import { type FileRecognition, RecognitionLane } from './recognition-lane.adapter.ts';

const noLimit: ProcessorLimits = { busyMs: 600_000, idleMs: 600_000 };
const lanes: RecognitionLane[] = [];
let [first, second] = [] as unknown as [RecognitionPass, RecognitionPass];

async function passOf(pdf: Buffer, mode: RecognitionMode = 'lines'): Promise<RecognitionPass> {
  const picture = (await new PdfPictures(pdf).draw(0, 200, 'Gray'))!;
  return { mode, ...(await toGray(picture)) };
}

beforeAll(async () => {
  first = await passOf(form1040(85_200));
  second = await passOf(form1040(61_000));
});
afterEach(async () => {
  await Promise.all(lanes.splice(0).map((lane) => lane.stop()));
  expect(await findRecognizers(process.pid)).toEqual([]);
});

function lane(
  limits: ProcessorLimits = noLimit,
  filesPerRecognizer?: number,
  places?: number,
): RecognitionLane {
  const made = new RecognitionLane(limits, filesPerRecognizer, undefined, places);
  lanes.push(made);
  return made;
}

const running = (count = 1) =>
  eventually(
    () => findRecognizers(process.pid),
    (pids) => pids.length === count,
    60_000,
  );

const inTheMiddle = (file: FileRecognition) =>
  eventually(
    () => Promise.resolve(file.used()),
    (ms) => ms >= 500,
    60_000,
  );

const read = async (file: FileRecognition, pass: RecognitionPass) => (await file.recognize(pass)).tsv ?? '';

describe('a warm recognizer', () => {
  it('starts with the first page and reads the next file too', async () => {
    const warm = lane();
    expect(await findRecognizers(process.pid)).toEqual([]);
    expect(await read(warm.forFile(), first)).toContain('85,200.00');
    const [pid] = await running();
    expect(await read(warm.forFile(), second)).toContain('61,000.00');
    expect(await running()).toEqual([pid]);
  });

  it('reads a page after another as it reads the page alone', async () => {
    const [cold, warm] = [lane(), lane()];
    const alone = await read(cold.forFile(), second);
    await read(warm.forFile(), first);
    await read(warm.forFile(), { ...first, mode: 'free' });
    await read(warm.forFile(), { ...first, mode: 'amount' });
    expect(await read(warm.forFile(), second)).toBe(alone);
  });

  it('ends after its number of files, and never in the middle of one', async () => {
    const short = lane(noLimit, 1);
    const file = short.forFile();
    await read(file, first);
    const [pid = 0] = await running();
    await read(file, second);
    expect(await running()).toEqual([pid]);
    expect(await read(short.forFile(), second)).toContain('61,000.00');
    expect(await running()).not.toContain(pid);
  });

  it('has a memory limit, no environment and no native library', async () => {
    await read(lane().forFile(), first);
    const [pid = 0] = await running();
    expect(readFileSync(`/proc/${pid}/limits`, 'utf8')).toMatch(/Max data size +200\d{7} /);
    const environment = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').filter(Boolean);
    expect(environment.map((each) => each.split('=')[0]).sort()).toEqual([
      'HOME',
      'NODE_CHANNEL_FD',
      'NODE_CHANNEL_SERIALIZATION_MODE',
      'PATH',
    ]);
    expect(readFileSync(`/proc/${pid}/maps`, 'utf8')).not.toMatch(/\.node$|vips/m);
  });
});

/** Writes the address of each script of each thread into a file. */
const listScripts = `
  import { appendFileSync } from 'node:fs';
  import { Session } from 'node:inspector';
  const session = new Session();
  session.connect();
  session.on('Debugger.scriptParsed', ({ params }) => appendFileSync(process.env.LIST, params.url + '\\n'));
  session.post('Debugger.enable');`;
const child = fileURLToPath(new URL('../../dist/reader/recognize.child.js', import.meta.url));

describe('the process of a recognizer', () => {
  it('loads tesseract.js and its parts, and no library that opens files of owners', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'groundwork-recognizer-'));
    const list = join(folder, 'scripts.txt');
    const listing = ['--import', `data:text/javascript,${encodeURIComponent(listScripts)}`, child];
    const listed = new RecognitionLane(noLimit, 1, () =>
      spawn(process.execPath, listing, {
        stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
        serialization: 'advanced',
        env: { LIST: list },
      }),
    );
    lanes.push(listed);
    expect(await read(listed.forFile(), first)).toContain('85,200.00');
    const scripts = readFileSync(list, 'utf8').split('\n');
    rmSync(folder, { recursive: true });
    const packages = scripts.flatMap((each) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(each)?.[1] ?? []);
    expect([...new Set(packages)].sort()).toEqual([
      'bmp-js',
      'is-url',
      'regenerator-runtime',
      'tesseract.js',
      'tesseract.js-core',
      'wasm-feature-detect',
    ]);
    const own = scripts.flatMap((each) => /documents-worker\/dist\/(.+)\.js$/.exec(each)?.[1] ?? []);
    expect([...new Set(own)].sort()).toEqual([
      'domain/amount-picture.rules',
      'domain/doubted-lines.rules',
      'domain/line-picture.rules',
      'domain/line-words.rules',
      'domain/pgm.rules',
      'domain/proposed-lines.rules',
      'domain/recognized-words.rules',
      'reader/amounts-one-by-one.adapter',
      'reader/network-witness.adapter',
      'reader/recognize.child',
      'reader/wasm-recognition.adapter',
    ]);
  });
});

describe('two files at once', () => {
  it('have a recognizer each and receive their own words', async () => {
    const shared = lane();
    const [one, other] = await Promise.all([read(shared.forFile(), first), read(shared.forFile(), second)]);
    expect(await findRecognizers(process.pid)).toHaveLength(2);
    expect([one.includes('85,200.00'), one.includes('61,000.00')]).toEqual([true, false]);
    expect([other.includes('85,200.00'), other.includes('61,000.00')]).toEqual([false, true]);
  });
});

describe('two pages of one file at once', () => {
  const readBoth = (file: FileRecognition) => Promise.all([read(file, first), read(file, second)]);

  it('have a recognizer each if a core is free, and each receives its own words', async () => {
    const file = lane(noLimit, undefined, 2).forFile();
    const [one, other] = await readBoth(file);
    expect(await findRecognizers(process.pid)).toHaveLength(2);
    expect([one.includes('85,200.00'), one.includes('61,000.00')]).toEqual([true, false]);
    expect([other.includes('85,200.00'), other.includes('61,000.00')]).toEqual([false, true]);
  });

  it('take turns if no core is free', async () => {
    const file = lane(noLimit, undefined, 1).forFile();
    const [one, other] = await readBoth(file);
    expect(await findRecognizers(process.pid)).toHaveLength(1);
    expect([one.includes('85,200.00'), other.includes('61,000.00')]).toEqual([true, true]);
  });

  it('end with the file, also the one that waits', async () => {
    const file = lane(noLimit, undefined, 1).forFile();
    const replies = Promise.all([file.recognize(first), file.recognize(second)]);
    await inTheMiddle(file);
    await file.end();
    expect(await replies).toMatchObject([{ tsv: null }, { tsv: null }]);
    expect(await findRecognizers(process.pid)).toEqual([]);
  });

  it('both count for the time of the file', async () => {
    const file = lane(noLimit, undefined, 2).forFile();
    const replies = await Promise.all([file.recognize(first), file.recognize(second)]);
    expect(file.used()).toBe(replies.reduce((sum, { usedMs }) => sum + usedMs, 0));
  });
});

describe('a recognizer that', () => {
  it('is killed leaves the page not read, and the next one reads it', async () => {
    const file = lane().forFile();
    const reply = file.recognize(first);
    await inTheMiddle(file);
    process.kill((await running())[0]!, 'SIGKILL');
    expect(await reply).toMatchObject({ tsv: null, isTooHeavy: false });
    expect(await read(file, first)).toContain('85,200.00');
  });

  it('is killed while it waits is replaced', async () => {
    const warm = lane();
    await read(warm.forFile(), first);
    const [pid = 0] = await running();
    process.kill(pid, 'SIGKILL');
    await eventually(
      () => Promise.resolve(existsSync(`/proc/${pid}`)),
      (runs) => !runs,
    );
    expect(await read(warm.forFile(), second)).toContain('61,000.00');
  });

  it('hangs is ended', async () => {
    const file = lane({ ...noLimit, idleMs: -1 }).forFile();
    expect(await file.recognize(first)).toMatchObject({ tsv: null, isTooHeavy: false });
    expect(await findRecognizers(process.pid)).toEqual([]);
  });

  it('needs too much processor time is ended, and its time counts for the file', async () => {
    const file = lane({ ...noLimit, busyMs: 0 }).forFile();
    const { tsv, isTooHeavy, usedMs } = await file.recognize(first);
    expect({ tsv, isTooHeavy }).toEqual({ tsv: null, isTooHeavy: true });
    expect(await findRecognizers(process.pid)).toEqual([]);
    expect(usedMs).toBeGreaterThan(0);
    expect(file.used()).toBe(usedMs);
  });

  it('reads for a file that is given up ends with it', async () => {
    const file = lane().forFile();
    const reply = file.recognize(first);
    await inTheMiddle(file);
    const [pid = 0] = await running();
    await file.end();
    expect(existsSync(`/proc/${pid}/exe`)).toBe(false);
    expect(await reply).toMatchObject({ tsv: null });
  });

  it('cannot start leaves the page not read', async () => {
    const file = new RecognitionLane(passLimits, 1, () => {
      throw new Error('No process');
    }).forFile();
    expect(await file.recognize(first)).toEqual({ tsv: null, isTooHeavy: false, usedMs: 0 });
  });
});
