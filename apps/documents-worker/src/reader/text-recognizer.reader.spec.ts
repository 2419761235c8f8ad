import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { form1040 } from '@groundwork/test-data';
import { NotRead, Unreadable } from '../documents-worker.errors.ts';
import { PdfPictures } from './pdf-pictures.reader.ts';
import type { Picture } from './picture.reader.ts';
import type { ProcessorLimits } from '@groundwork/platform-file-reader';
import { TextRecognizer } from './text-recognizer.reader.ts';

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
  ends.length = 0;
});

const noLimit: ProcessorLimits = { busyMs: 600_000, idleMs: 600_000 };
const noWait: ProcessorLimits = { ...noLimit, idleMs: -1 };

/** The first passes hang for the recognizer: their limit has no patience. */
function hangsAtFirst(passes: number): ProcessorLimits {
  let pass = 0;
  return {
    busyMs: 600_000,
    get idleMs() {
      pass += 1;
      return pass <= passes ? -1 : 600_000;
    },
  };
}

const countPasses = () => {
  const count = { passes: 0 };
  const onPass = () => {
    count.passes += 1;
    return Promise.resolve();
  };
  return { count, onPass };
};

describe('a recognition that hangs', () => {
  it('ends its thread, and a new thread reads the page', async () => {
    const { count, onPass } = countPasses();
    const recognizer = new TextRecognizer(onPass, hangsAtFirst(2));
    const { words } = await recognizer.read(page, 'lines');
    expect(words.map(({ text }) => text)).toContain('85,200.00');
    expect(count.passes).toBe(2);
    recognizer.stop();
    expect(ends).toHaveLength(3);
    await expect(Promise.all(ends)).resolves.toHaveLength(3);
  });

  it('three times leaves the page not read: it names the page and returns no empty one', async () => {
    const { count, onPass } = countPasses();
    const reading = new TextRecognizer(onPass, noWait).read(page, 'lines', 4);
    await expect(reading).rejects.toThrow(NotRead);
    await expect(reading).rejects.toThrow('We couldn’t read page 4.');
    expect(count.passes).toBe(2);
    await expect(Promise.all(ends)).resolves.toHaveLength(3);
  });
});

describe('a page that needs too much processor time', () => {
  it('is rejected at once, because the next pass needs it too', async () => {
    const { count, onPass } = countPasses();
    const reading = new TextRecognizer(onPass, { ...noLimit, busyMs: 0 }).read(page, 'lines', 2);
    await expect(reading).rejects.toThrow(Unreadable);
    await expect(reading).rejects.toThrow('Page 2 needs too much time to read.');
    expect(count.passes).toBe(0);
    await expect(Promise.all(ends)).resolves.toHaveLength(1);
  });
});
