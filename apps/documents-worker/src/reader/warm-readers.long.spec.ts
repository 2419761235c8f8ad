import { afterEach, describe, expect, it } from '@jest/globals';
import { WarmReaders } from '@groundwork/platform-file-reader';
import { form1040, pdfOf } from '@groundwork/test-data';
import { eventually } from '@groundwork/testing';
import { findWarmReaders, findReaders } from '../../testing/running-worker.ts';
import { options, task } from '../../testing/tax-file.ts';
import { Readers } from './readers.adapter.ts';

let readers: Readers;
afterEach(async () => {
  await readers.onApplicationShutdown();
  expect([...(await findWarmReaders(process.pid)), ...(await findReaders(process.pid))]).toEqual([]);
});

const start = (limits?: { files: number; idleMs: number }) => {
  readers = new Readers({ warm: new WarmReaders(limits) });
};
const read = async (content: Buffer, owner = 'Ann') =>
  (await readers.read(task, content, { ...options, owner })).result;

const warm = () => findWarmReaders(process.pid);
const letter = pdfOf([['Dear Ann,', 'thank you for the tax documents of last year.']]);

describe('a reader that has read a file', () => {
  it('reads the next file of its owner as a new reader does', async () => {
    start();
    const alone = await read(form1040(61_000), 'Bob');
    const other = await read(letter, 'Bob');
    await read(form1040(85_200), 'Ann');
    const [pid] = await warm();
    expect(await read(form1040(61_000))).toEqual(alone);
    expect(await read(letter)).toEqual(other);
    expect(await read(form1040(61_000))).toEqual(alone);
    expect(await warm()).toEqual([pid]);
  });

  it('ends before the file of another owner', async () => {
    start();
    await read(form1040(85_200), 'Ann');
    const [pid] = await warm();
    await expect(read(form1040(61_000), 'Bob')).resolves.toMatchObject({
      extracted: [{ name: 'totalIncome', value: 61_000 }, {}, {}, {}],
    });
    const left = await warm();
    expect(left).toHaveLength(1);
    expect(left).not.toContain(pid);
  });

  it('ends with a file that cannot be read', async () => {
    start();
    await read(form1040(85_200));
    await expect(read(Buffer.from('%PDF-1.7\nnoise'))).resolves.toMatchObject({ outcome: 'rejected' });
    expect(await warm()).toEqual([]);
    await expect(read(form1040(85_200))).resolves.toMatchObject({ outcome: 'analysed' });
  });

  it('ends after as many files as one reader may read', async () => {
    start({ files: 2, idleMs: 600_000 });
    await read(form1040(85_200));
    expect(await warm()).toHaveLength(1);
    await read(form1040(85_200));
    expect(await warm()).toEqual([]);
  });

  it('ends if its owner sends no other file', async () => {
    start({ files: 20, idleMs: 0 });
    await read(form1040(85_200));
    await eventually(warm, (pids) => pids.length === 0);
  });

  it('is replaced if it was killed meanwhile', async () => {
    start();
    await read(form1040(85_200));
    for (const pid of await warm()) process.kill(pid, 'SIGKILL');
    await expect(read(form1040(85_200))).resolves.toMatchObject({ outcome: 'analysed' });
  });

  it('reads one of two files of its owner at the same time, and both readers wait', async () => {
    start();
    await read(form1040(85_200));
    const [pid] = await warm();
    const results = await Promise.all([read(form1040(61_000)), read(form1040(62_000))]);
    expect(results).toMatchObject([{ outcome: 'analysed' }, { outcome: 'analysed' }]);
    expect(await warm()).toHaveLength(2);
    expect(await warm()).toContain(pid);
    await read(form1040(85_200), 'Bob');
    expect(await warm()).toHaveLength(2);
  });
});
