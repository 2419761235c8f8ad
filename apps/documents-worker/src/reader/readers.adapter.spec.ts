import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually, form1040, form1040Lines, pdfOf, scanOf } from '@groundwork/testing';
import { readersOf, sparesOf } from '../../testing/running-worker.ts';
import { Readers } from './readers.adapter.ts';

let readers: Readers;
beforeEach(() => {
  readers = new Readers();
  readers.onApplicationBootstrap();
});
afterEach(() => readers.onApplicationShutdown());

const listener = { onStage: () => undefined, onPicture: () => undefined, inAllMs: 600_000 };
const read = (content: Buffer, signal?: AbortSignal) =>
  readers.read({ mediaType: 'application/pdf', category: 'tax_documents' }, content, {
    ...listener,
    ...(signal && { signal }),
  });

async function spare(): Promise<number> {
  const found = await eventually(
    () => sparesOf(process.pid),
    (spares) => spares.length === 1,
  );
  return found[0] ?? 0;
}

/** Reads until somebody says stop. */
const longScan = () => scanOf(pdfOf(Array.from({ length: 12 }, (_, page) => form1040Lines(60_000 + page))));

const reading = (count: number) =>
  eventually(
    () => readersOf(process.pid),
    (found) => found.length === count,
    60_000,
  );

describe('the reader that waits for the next file', () => {
  it('is given one file and ends with it, and another one waits', async () => {
    const first = await spare();
    await expect(read(form1040(85_200))).resolves.toMatchObject({ outcome: 'analysed' });
    const second = await spare();
    expect(second).not.toBe(first);
    await expect(read(form1040(61_000))).resolves.toMatchObject({ outcome: 'analysed' });
    expect([first, second]).not.toContain(await spare());
  });

  it('is the one that reads, within the limits it was started with', async () => {
    const waiting = await spare();
    // prlimit sets the limit a moment after the process has started.
    const limits = () => Promise.resolve(readFileSync(`/proc/${waiting}/limits`, 'utf8'));
    await eventually(limits, (text) => /Max data size +2000000000 /.test(text));
    const stop = new AbortController();
    const work = read(await longScan(), stop.signal);
    expect(await reading(1)).toEqual([waiting]);
    stop.abort();
    await expect(work).rejects.toThrow('aborted');
    expect(await readersOf(process.pid)).toEqual([]);
  });

  it('is given to one of two files that come at once', async () => {
    const waiting = await spare();
    const stop = new AbortController();
    const scan = await longScan();
    const works = [read(scan, stop.signal), read(scan, stop.signal)];
    const found = await reading(2);
    expect(found.filter((pid) => pid === waiting)).toHaveLength(1);
    stop.abort();
    const outcomes = await Promise.allSettled(works);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await readersOf(process.pid)).toEqual([]);
  });

  it('is nobody’s once it has died: the file is read all the same', async () => {
    process.kill(await spare(), 'SIGKILL');
    await expect(read(form1040(85_200))).resolves.toMatchObject({ outcome: 'analysed' });
    expect(await spare()).toBeGreaterThan(0);
  });

  it('ends when its worker stops, and none comes after', async () => {
    await spare();
    const work = read(form1040(85_200));
    await readers.onApplicationShutdown();
    await expect(work).resolves.toMatchObject({ outcome: 'analysed' });
    expect(await sparesOf(process.pid)).toEqual([]);
  });
});
