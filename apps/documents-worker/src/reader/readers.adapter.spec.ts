import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { form1040, form1040Lines, pdfOf, scanOf } from '@groundwork/test-data';
import { eventually } from '@groundwork/testing';
import { findReaders, findSpareReaders } from '../../testing/running-worker.ts';
import { options, task } from '../../testing/tax-file.ts';
import { Readers } from './readers.adapter.ts';

let readers: Readers;
beforeEach(() => {
  readers = new Readers();
  readers.prepare();
});
afterEach(() => readers.onApplicationShutdown());

const read = async (content: Buffer, signal?: AbortSignal) =>
  (await readers.read(task, content, { ...options, owner: 'an owner', ...(signal && { signal }) })).result;

async function spare(): Promise<number> {
  const pids = await eventually(
    () => findSpareReaders(process.pid),
    (spares) => spares.length === 1,
  );
  return pids[0] ?? 0;
}

const longScan = () => scanOf(pdfOf(Array.from({ length: 12 }, (_, page) => form1040Lines(60_000 + page))));

const reading = (count: number) =>
  eventually(
    () => findReaders(process.pid),
    (pids) => pids.length === count,
    60_000,
  );

describe('the spare reader', () => {
  it('reads a file, and another spare reader starts', async () => {
    const first = await spare();
    await expect(read(form1040(85_200))).resolves.toMatchObject({ outcome: 'analysed' });
    expect(await spare()).not.toBe(first);
  });

  it('reads the file within its memory limit', async () => {
    const waiting = await spare();
    // prlimit sets the limit a moment after the start of the process
    const limits = () => Promise.resolve(readFileSync(`/proc/${waiting}/limits`, 'utf8'));
    const dataOf = (text: string) => Number(/Max data size +(\d+)/.exec(text)?.[1]);
    await eventually(limits, (text) => dataOf(text) >= 2_000_000_000 && dataOf(text) < 2_700_000_000);
    const stop = new AbortController();
    const work = read(await longScan(), stop.signal);
    expect(await reading(1)).toEqual([waiting]);
    stop.abort();
    await expect(work).rejects.toThrow('aborted');
    expect(await findReaders(process.pid)).toEqual([]);
  });

  it('reads one of two simultaneous files', async () => {
    const waiting = await spare();
    const stop = new AbortController();
    const scan = await longScan();
    const works = [read(scan, stop.signal), read(scan, stop.signal)];
    const pids = await reading(2);
    expect(pids.filter((pid) => pid === waiting)).toHaveLength(1);
    stop.abort();
    const outcomes = await Promise.allSettled(works);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await findReaders(process.pid)).toEqual([]);
  });

  it('is replaced if it died, and the file is read', async () => {
    process.kill(await spare(), 'SIGKILL');
    await expect(read(form1040(85_200))).resolves.toMatchObject({ outcome: 'analysed' });
    expect(await spare()).toBeGreaterThan(0);
  });

  it('ends when no file follows, and starts again with the next', async () => {
    await readers.onApplicationShutdown();
    readers = new Readers({ spareIdleMs: 2000 });
    expect(await findSpareReaders(process.pid)).toEqual([]);
    await expect(read(form1040(85_200))).resolves.toMatchObject({ outcome: 'analysed' });
    const first = await spare();
    await eventually(
      () => findSpareReaders(process.pid),
      (pids) => pids.length === 0,
    );
    await expect(read(form1040(61_000))).resolves.toMatchObject({ outcome: 'analysed' });
    expect(await spare()).not.toBe(first);
  });

  it('ends with its worker and has no successor', async () => {
    await spare();
    const work = read(form1040(85_200));
    await readers.onApplicationShutdown();
    await expect(work).resolves.toMatchObject({ outcome: 'analysed' });
    expect(await findSpareReaders(process.pid)).toEqual([]);
  });
});
