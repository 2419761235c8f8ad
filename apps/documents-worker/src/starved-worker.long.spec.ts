import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { UserId } from '@groundwork/contracts';
import { bankStatement, form1040, form1040Lines, pdfOf, scanOf } from '@groundwork/test-data';
import { eventually } from '@groundwork/testing';
import { findRecognizers, findSpareReaders, RunningWorker } from '../testing/running-worker.ts';

const loads: ChildProcess[] = [];
const core = '0';
const niceness = 10;
const otherProcesses = 20;

let worker: RunningWorker;
let scan: Buffer;

beforeAll(async () => {
  worker = await RunningWorker.start();
  scan = await scanOf(pdfOf([form1040Lines(85_200)]), { dpi: 150 });
});
afterEach(() => {
  for (const load of loads.splice(0)) load.kill('SIGKILL');
});
afterAll(() => worker.stop());

function startLoads(): void {
  for (let n = 0; n < otherProcesses; n += 1)
    loads.push(
      spawn('taskset', ['-c', core, 'nice', '-n', String(niceness), 'sh', '-c', 'while :; do :; done']),
    );
}

const spareReader = () =>
  eventually(
    () => findSpareReaders(process.pid),
    (pids) => pids.length === 1,
    60_000,
  );

function starve(pid: number): void {
  execFileSync('taskset', ['-acp', core, String(pid)]);
  for (const thread of readdirSync(`/proc/${pid}/task`)) setPriority(Number(thread), niceness);
}

describe('a reader that shares with its recognizer one core with 20 busy processes', () => {
  it('reads each page, however long it takes', async () => {
    await worker.resultOf(await worker.requestAnalysis(scan));
    const [reader = 0] = await spareReader();
    const [recognizer = 0] = await findRecognizers(process.pid);
    startLoads();
    starve(reader);
    starve(recognizer);
    const since = performance.now();
    const job = await worker.requestAnalysis(scan);
    expect(await worker.resultOf(job, 500_000)).toMatchObject({
      outcome: 'analysed',
      classification: { subcategory: 'form_1040' },
      pages: 1,
    });
    // less would not be starved: a calm machine needs a second or two
    expect(performance.now() - since).toBeGreaterThan(5000);
  }, 600_000);
});

describe('a worker beside busy processes', () => {
  const pairs = 200;

  it(`reads a statement and the return that follows it within 30 s, ${pairs} times`, async () => {
    startLoads();
    const userId = randomUUID() as UserId;
    const outcomes: string[] = [];
    for (let n = 0; n < pairs; n += 1) {
      for (const content of [bankStatement(4000 + n), form1040(61_000 + n)]) {
        const job = await worker.requestAnalysis(content, { userId }, { lane: 'quick' });
        outcomes.push((await worker.resultOf(job, 30_000)).outcome);
      }
    }
    expect(outcomes).toEqual(outcomes.map(() => 'analysed'));
    expect(outcomes).toHaveLength(2 * pairs);
  }, 3_600_000);
});
