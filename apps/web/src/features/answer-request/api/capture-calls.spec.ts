import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Corners } from '@groundwork/engine-capture';
import type { CaptureReply } from '../model/capture-messages.ts';
import { findSheetIn, NotStraightened, straightFile } from './capture-calls.ts';

const corners: Corners = [
  { x: 0.1, y: 0.1 },
  { x: 0.9, y: 0.1 },
  { x: 0.9, y: 0.9 },
  { x: 0.1, y: 0.9 },
];
const photo = new File(['photo'], 'a.png', { type: 'image/png' });
const picture = new Blob(['straight'], { type: 'image/jpeg' });

/** What a worker does with a task: it replies after some seconds, fails, or never replies. */
type Deed = { readonly afterSeconds: number; readonly reply: CaptureReply } | 'fails' | 'hangs';

let [atOnce, mostAtOnce] = [0, 0];
let deeds: Deed[] = [];

class BrowserWorker extends EventTarget {
  private isOver = false;
  postMessage(): void {
    const deed = this.isOver ? 'hangs' : (deeds.shift() ?? 'hangs');
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    if (deed === 'hangs') return;
    const [seconds, event] =
      deed === 'fails'
        ? [0, new Event('error')]
        : [deed.afterSeconds, new MessageEvent('message', { data: deed.reply })];
    setTimeout(() => {
      atOnce -= 1;
      this.dispatchEvent(event);
    }, seconds * 1000);
  }
  terminate(): void {
    this.isOver = true;
    atOnce = 0;
  }
}

/** A browser whose workers do this, one task after the other. */
function openBrowser(...next: Deed[]): void {
  deeds = next;
  mostAtOnce = 0;
  Object.assign(globalThis, { Worker: BrowserWorker, OffscreenCanvas: Object });
}

const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1000);
const replyAfter = (afterSeconds: number, reply: Partial<CaptureReply>) => ({
  afterSeconds,
  reply: { corners: null, picture: null, ...reply },
});

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  for (const name of ['Worker', 'OffscreenCanvas']) Reflect.deleteProperty(globalThis, name);
});

describe('the search of a sheet', () => {
  it('returns none where the browser has no workers or draws nothing in them', async () => {
    expect(await findSheetIn(photo)).toBeNull();
  });

  it('returns none where the worker fails, and the next one gets a new worker', async () => {
    openBrowser('fails', replyAfter(0, { corners }));
    const searches = Promise.all([findSheetIn(photo), findSheetIn(photo)]);
    await seconds(1);
    expect(await searches).toEqual([null, corners]);
  });

  it('waits for the ones before it without losing its patience', async () => {
    openBrowser(...Array.from({ length: 4 }, () => replyAfter(15, { corners })));
    const searches = Promise.all([1, 2, 3, 4].map(() => findSheetIn(photo)));
    await seconds(60);
    expect(await searches).toEqual([corners, corners, corners, corners]);
    expect(mostAtOnce).toBe(1);
  });

  it('ends after 20 seconds, and those behind it go on in a new worker', async () => {
    const results: (Corners | null)[] = [];
    openBrowser('hangs', replyAfter(1, { corners }), replyAfter(1, { corners }));
    for (let count = 0; count < 3; count += 1) void findSheetIn(photo).then((each) => results.push(each));
    await seconds(19.9);
    expect(results).toEqual([]);
    await seconds(0.2);
    expect(results).toEqual([null]);
    await seconds(2);
    expect(results).toEqual([null, corners, corners]);
  });
});

describe('a sheet', () => {
  it('is sent as the straightened JPEG under the name of its photo', async () => {
    openBrowser(replyAfter(1, { picture }));
    const sent = straightFile(photo, corners);
    await seconds(1);
    const straight = await sent;
    expect([straight.name, straight.type, await straight.text()]).toEqual([
      'a.png',
      'image/jpeg',
      'straight',
    ]);
  });

  it.each<[string, Deed]>([
    ['fails', 'fails'],
    ['has no picture', replyAfter(1, {})],
    ['needs more than 20 seconds', 'hangs'],
  ])('is not replaced by its photo where the worker %s', async (_, deed) => {
    openBrowser(deed);
    const refused = expect(straightFile(photo, corners)).rejects.toEqual(new NotStraightened(photo));
    await seconds(21);
    await refused;
  });
});
