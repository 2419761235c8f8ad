import { spawn } from 'node:child_process';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { form1040, scanOf } from '@groundwork/test-data';
import { eventually } from '@groundwork/testing';
import { fill } from '@groundwork/wording';
import { findReaders, findRecognizers } from '../../testing/running-worker.ts';
import { options, task } from '../../testing/tax-file.ts';
import { reasons } from '../documents-worker.wording.ts';
import { pagesAtOnce } from './recognition-limits.adapter.ts';
import { readInChild, type ReadingOptions } from './read-in-child.adapter.ts';
import { Readers } from './readers.adapter.ts';
import { chooseRecognizer } from './recognizer-choice.adapter.ts';
import { RecognitionLane } from './recognition-lane.adapter.ts';

describe('a reader that a file has taken over', () => {
  let lane: RecognitionLane;
  beforeEach(() => {
    lane = new RecognitionLane();
  });
  afterEach(async () => {
    await lane.stop();
    expect(await findRecognizers(process.pid)).toEqual([]);
  });

  const page = `const page = (pixels, more) => process.send({ type: 'recognize', request: 1, pass: {
    mode: 'lines', width: 1000, height: 1000, data: Buffer.alloc(pixels, 255), ...more } });`;
  const answer = `process.send({ type: 'result', result: { outcome: 'rejected', reason: 'read' } }, () => process.exit())`;

  async function readWith(onTask: string, more: Partial<ReadingOptions> = {}) {
    const code = `${page} process.once('message', () => { process.send({ type: 'step' }); ${onTask} });`;
    const child = spawn(process.execPath, ['-e', code], {
      stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    const recognition = lane.forFile();
    const reading = await readInChild(child, task, Buffer.from(''), { ...options, ...more, recognition });
    return reading?.result;
  }

  it('receives the reply to a page', async () => {
    const onePage = `page(1e6); process.once('message', ({ tsv }) => { if (tsv === null) process.exit(); else ${answer}; });`;
    await expect(readWith(onePage)).resolves.toEqual({ outcome: 'rejected', reason: 'read' });
  });

  it.each([
    ['fewer pixels than it states', `page(999_999);`],
    ['more pixels than a page has', `page(6e7, { width: 8000, height: 7500 });`],
    ['an unknown way of reading', `page(1e6, { mode: 'debug_file' });`],
    ['more pages than the cores may read, before a reply', 'page(1e6);'.repeat(pagesAtOnce + 1)],
  ])('ends if it sends %s', async (_name, request) => {
    const result = await readWith(request);
    expect(result).toEqual({ outcome: 'rejected', reason: reasons.resourceLimit });
  });

  it('ends if its pages need more processor time than a file has', async () => {
    const result = await readWith(
      `const again = () => page(4e6, { width: 2000, height: 2000, data: require('node:crypto').randomBytes(4e6) });
       again(); process.on('message', () => { process.send({ type: 'step' }); again(); });`,
      { maxTotalMs: 2000 },
    );
    expect(result).toEqual({ outcome: 'failed', reason: reasons.timeLimit });
  });
});

describe('a file with scanned pages', () => {
  let first: Buffer;
  let second: Buffer;
  let readers: Readers;

  beforeAll(async () => {
    first = await scanOf(form1040(85_200));
    second = await scanOf(form1040(61_000));
  });
  afterEach(async () => {
    await readers.onApplicationShutdown();
    expect(await findRecognizers(process.pid)).toEqual([]);
  });

  const start = (lane = new RecognitionLane()) => {
    readers = new Readers({ recognizer: chooseRecognizer([], 'no program'), lane });
  };
  const read = async (content: Buffer) =>
    (await readers.read(task, content, { ...options, owner: 'an owner' })).result;
  const income = (value: number) => ({
    outcome: 'analysed',
    extracted: [{ name: 'totalIncome', value, page: 1 }, {}, {}, {}],
  });
  const recognizers = (count: number) =>
    eventually(
      () => findRecognizers(process.pid),
      (pids) => pids.length === count,
      60_000,
    );

  it('is read by the recognizer of the file before', async () => {
    start();
    await expect(read(first)).resolves.toMatchObject(income(85_200));
    const [pid] = await recognizers(1);
    await expect(read(second)).resolves.toMatchObject(income(61_000));
    expect(await findRecognizers(process.pid)).toEqual([pid]);
  });

  it('is read at the same time as another, each with its own figures', async () => {
    start();
    const results = await Promise.all([read(first), read(second)]);
    expect(results).toMatchObject([income(85_200), income(61_000)]);
  });

  it('is read although its recognizer is killed', async () => {
    start();
    const work = read(first);
    process.kill((await recognizers(1))[0]!, 'SIGKILL');
    await expect(work).resolves.toMatchObject(income(85_200));
  });

  it('is failed with the number of the page if each recognizer hangs', async () => {
    start(new RecognitionLane({ busyMs: 600_000, idleMs: -1 }));
    await expect(read(first)).resolves.toEqual({
      outcome: 'failed',
      reason: fill(reasons.pageNotRead, { page: 1 }),
    });
  });

  it('is rejected with the number of the page if a page needs too much processor time', async () => {
    start(new RecognitionLane({ busyMs: 0, idleMs: 600_000 }));
    await expect(read(first)).resolves.toEqual({
      outcome: 'rejected',
      reason: fill(reasons.pageTooHeavy, { page: 1 }),
    });
  });

  it('frees its recognizer if its reader is killed', async () => {
    start();
    const work = read(first).catch(() => undefined);
    await recognizers(1);
    process.kill((await findReaders(process.pid))[0]!, 'SIGKILL');
    await work;
    expect(await findRecognizers(process.pid)).toEqual([]);
    await expect(read(second)).resolves.toMatchObject(income(61_000));
  });
});
