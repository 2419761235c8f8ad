import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { form1040 } from '@groundwork/testing';
import { PdfPictures } from './pdf-pictures.reader.ts';
import type { Picture } from './picture.reader.ts';
import { Recogniser } from './recogniser.reader.ts';

const lookMs = 15_000;
const ends: Promise<unknown>[] = [];
const onThread = (message: unknown) => {
  ends.push(once((message as { worker: Worker }).worker, 'exit'));
};
let page: Picture;

beforeAll(async () => {
  subscribe('worker_threads', onThread);
  page = (await new PdfPictures(form1040(85_200)).draw(0, 200, 'Gray'))!;
});
afterAll(() => {
  unsubscribe('worker_threads', onThread);
});
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'Date', 'performance'] });
});
afterEach(() => {
  jest.useRealTimers();
});

/** Lets the time of a look run out while its thread is still at work. */
async function hang(reading: Promise<unknown>): Promise<void> {
  const read = reading.then(() => true);
  const isRead = () => Promise.race([read, new Promise((resolve) => setImmediate(resolve, false))]);
  while (jest.getTimerCount() === 0 && !(await isRead()));
  jest.advanceTimersByTime(lookMs);
}

describe('a recogniser that hangs', () => {
  it('is ended, whether it starts or reads, and a fresh one reads on', async () => {
    let looks = 0;
    const recogniser = new Recogniser(async () => {
      looks += 1;
      await Promise.resolve();
    });
    for (const count of [1, 2]) {
      const reading = recogniser.read(page, 'lines');
      await hang(reading);
      expect((await reading).words.map(({ text }) => text)).toContain('85,200.00');
      expect(looks).toBe(count);
    }
    recogniser.stop();
    expect(ends).toHaveLength(3);
    await expect(Promise.all(ends)).resolves.toHaveLength(3);
  });
});
