import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { form1040 } from '@groundwork/testing';
import { PdfPictures } from './pdf-pictures.reader.ts';
import type { Picture } from './picture.reader.ts';
import { TextRecognizer } from './text-recognizer.reader.ts';

const passTimeoutMs = 15_000;
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

async function hang(reading: Promise<unknown>): Promise<void> {
  const finished = reading.then(() => true);
  const isFinished = () => Promise.race([finished, new Promise((resolve) => setImmediate(resolve, false))]);
  while (jest.getTimerCount() === 0 && !(await isFinished()));
  jest.advanceTimersByTime(passTimeoutMs);
}

describe('a recognition that hangs', () => {
  it('ends at start or in a page, and a new thread continues', async () => {
    let passes = 0;
    const recognizer = new TextRecognizer(async () => {
      passes += 1;
      await Promise.resolve();
    });
    for (const count of [1, 2]) {
      const reading = recognizer.read(page, 'lines');
      await hang(reading);
      expect((await reading).words.map(({ text }) => text)).toContain('85,200.00');
      expect(passes).toBe(count);
    }
    recognizer.stop();
    expect(ends).toHaveLength(3);
    await expect(Promise.all(ends)).resolves.toHaveLength(3);
  });
});
