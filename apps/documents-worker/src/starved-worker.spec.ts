import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, form1040Lines, pdfOf, scanOf } from '@groundwork/testing';
import { findSpareReaders, RunningWorker } from '../testing/running-worker.ts';

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

describe('a reader that shares one core with 20 busy processes', () => {
  it('reads each page, however long it takes', async () => {
    const [reader = 0] = await eventually(
      () => findSpareReaders(process.pid),
      (pids) => pids.length === 1,
      60_000,
    );
    startLoads();
    execFileSync('taskset', ['-acp', core, String(reader)]);
    setPriority(reader, niceness);
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
