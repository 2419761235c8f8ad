import { afterEach, describe, expect, it } from '@jest/globals';
import type { Corners } from '@groundwork/engine-capture';
import type { CaptureTask } from '../model/capture-messages.ts';
import { findSheetIn, straightFile } from './capture-calls.ts';

const corners: Corners = [
  { x: 0.1, y: 0.1 },
  { x: 0.9, y: 0.1 },
  { x: 0.9, y: 0.9 },
  { x: 0.1, y: 0.9 },
];
const photo = new File(['photo'], 'a.png', { type: 'image/png' });

let answer: ((task: CaptureTask) => object) | null = null;

class BrowserWorker extends EventTarget {
  postMessage(task: CaptureTask): void {
    const event = answer ? new MessageEvent('message', { data: answer(task) }) : new Event('error');
    queueMicrotask(() => this.dispatchEvent(event));
  }
  readonly terminate = (): void => undefined;
}

/** A browser whose workers answer a task with the data, or fail. */
function openBrowser(next: typeof answer): void {
  answer = next;
  Object.assign(globalThis, { Worker: BrowserWorker, OffscreenCanvas: Object });
}

afterEach(() => {
  for (const name of ['Worker', 'OffscreenCanvas']) Reflect.deleteProperty(globalThis, name);
});

describe('a photo', () => {
  it('is sent as it is where the browser has no workers or draws nothing in them', async () => {
    expect(await findSheetIn(photo)).toBeNull();
    expect(await straightFile(photo, corners)).toBe(photo);
  });

  it('is sent as it is where the worker fails, and the next one gets a new worker', async () => {
    openBrowser(null);
    expect(await findSheetIn(photo)).toBeNull();
    expect(await straightFile(photo, corners)).toBe(photo);
    openBrowser(({ id }) => ({ id, corners, picture: null }));
    expect(await findSheetIn(photo)).toEqual(corners);
  });

  it('is sent as the straightened JPEG under its name', async () => {
    const picture = new Blob(['straight'], { type: 'image/jpeg' });
    openBrowser(({ id }) => ({ id, corners, picture }));
    const straight = await straightFile(photo, corners);
    expect([straight.name, straight.type, await straight.text()]).toEqual([
      'a.png',
      'image/jpeg',
      'straight',
    ]);
  });
});
