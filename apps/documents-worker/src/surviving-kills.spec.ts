import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  eventually,
  form1040Lines,
  isLong,
  pdfOf,
  type PrivateProcess,
  scanOf,
  serviceProcess,
} from '@groundwork/testing';
import { readersOf, RunningWorker, sparesOf } from '../testing/running-worker.ts';
import { FolderStore } from '../testing/stores.ts';

let around: RunningWorker;
let store: FolderStore;
let logs: string;
const workers: PrivateProcess[] = [];

beforeAll(async () => {
  store = new FolderStore();
  around = await RunningWorker.surroundings(store);
  logs = await mkdtemp(join(tmpdir(), 'groundwork-worker-'));
});
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop();
});
afterAll(async () => {
  await around.stop();
  await rm(logs, { recursive: true, force: true });
});

async function startWorker(name: string): Promise<PrivateProcess> {
  const worker = serviceProcess({
    service: 'documents-worker',
    environment: { STORAGE_URL: store.url },
    log: join(logs, `${name}.log`),
  });
  workers.push(worker);
  await worker.start();
  return worker;
}

const scanOfPages = async (pages: number, first: number) =>
  scanOf(pdfOf(Array.from({ length: pages }, (_, page) => form1040Lines(first + page))), { dpi: 150 });

const underWay = () =>
  eventually(
    () => Promise.resolve(around.stages),
    (stages) => stages.some((stage) => stage.startsWith('recognised')),
    60_000,
  );

describe('kill -9 of a worker in the middle of a page', () => {
  it('ends its reader too', async () => {
    const worker = await startWorker('killed');
    await around.ask(await scanOfPages(14, 60_000));
    await underWay();
    const readers = await readersOf(worker.pid);
    expect(readers).toHaveLength(1);
    await worker.kill();
    await eventually(
      () => Promise.resolve(readers.filter(runs)),
      (left) => left.length === 0,
    );
    expect(readers.filter(runs)).toEqual([]);
  }, 120_000);

  it('or of one that has nothing to do ends the reader it keeps waiting', async () => {
    const worker = await startWorker('idle');
    const spares = await eventually(
      () => sparesOf(worker.pid),
      (found) => found.length === 1,
    );
    await worker.kill();
    const left = await eventually(
      () => Promise.resolve(spares.filter(runs)),
      (running) => running.length === 0,
    );
    expect(left).toEqual([]);
  }, 60_000);

  // a killed worker's lock runs out after half a minute: too long for every day
  if (isLong) {
    it('in a backlog of two loses nothing and tells nothing twice', async () => {
      await around.queue.obliterate({ force: true });
      around.stages.length = 0;
      const [first] = await Promise.all([startWorker('first'), startWorker('second')]);
      const jobs = [];
      for (let n = 0; n < 8; n += 1) jobs.push(await around.ask(await scanOfPages(3, 70_000 + n * 10)));
      await underWay();
      await first.kill();
      for (const job of jobs)
        expect(await around.resultOf(job, 300_000)).toMatchObject({ outcome: 'analysed', pages: 3 });
      expect(jobs.map((job) => around.resultsOf(job).length)).toEqual(jobs.map(() => 1));
    }, 400_000);
  }
});

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
