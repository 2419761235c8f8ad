import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { form1040, hostileFiles } from '@groundwork/test-data';
import { testServers } from '@groundwork/testing';
import { findReaders, RunningWorker } from '../testing/running-worker.ts';

const withinMs = 180_000;

let worker: RunningWorker;
const table: string[] = [];

beforeAll(async () => {
  worker = await RunningWorker.start();
});
afterAll(async () => {
  await worker.stop();
  await writeFile(join(testServers().TEST_DATA, 'hostile-files.txt'), `${table.join('\n')}\n`);
});

describe('a hostile file', () => {
  it.each(hostileFiles.map((file) => [file.name, file] as const))(
    '%s ends in a clear status, and the next document is read normally',
    async (name, { make, mediaType }) => {
      const content = await make();
      const since = performance.now();
      const job = await worker.requestAnalysis(content, { mediaType });
      const result = await worker.resultOf(job, withinMs);
      const recorded = worker.recorded.find(({ documentId }) => documentId === job.documentId);
      expect(recorded?.processorMs).toBeGreaterThan(0);
      const seconds = (performance.now() - since) / 1000;
      const details =
        result.outcome === 'analysed' ? result.signals.map(({ code }) => code).join() : result.reason;
      table.push(`${seconds.toFixed(1).padStart(5)} s  ${result.outcome.padEnd(8)}  ${name}  ${details}`);
      expect(result.outcome).not.toBe('failed');
      const harmlessJob = await worker.requestAnalysis(form1040(50_000));
      expect(await worker.resultOf(harmlessJob)).toMatchObject({ outcome: 'analysed', confidence: 1 });
      expect(await findReaders(process.pid)).toEqual([]);
    },
    2 * withinMs,
  );

  it('is one of at least 60', () => {
    expect(hostileFiles.length).toBeGreaterThanOrEqual(60);
    expect(new Set(hostileFiles.map(({ name }) => name)).size).toBe(hostileFiles.length);
  });
});
