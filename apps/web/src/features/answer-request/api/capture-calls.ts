import type { Corners } from '@groundwork/engine-capture';
import type { CaptureReply, CaptureTask } from '../model/capture-messages.ts';

const patienceMs = 20_000;

const nothing: CaptureReply = { corners: null, picture: null };

export class NotStraightened extends Error {
  constructor(readonly file: File) {
    super('The photo is not straightened.');
  }
}

let worker: Worker | undefined;

const start = () => new Worker(new URL('../model/capture.worker.ts', import.meta.url), { type: 'module' });

function replyTo(task: CaptureTask): Promise<CaptureReply> {
  const running = (worker ??= start());
  const over = new AbortController();
  const { signal } = over;
  return new Promise<CaptureReply>((resolve) => {
    const stop = () => {
      running.terminate();
      worker = undefined;
      resolve(nothing);
    };
    const patience = setTimeout(stop, patienceMs);
    signal.addEventListener('abort', () => clearTimeout(patience));
    running.addEventListener('message', ({ data }: MessageEvent<CaptureReply>) => resolve(data), { signal });
    running.addEventListener('error', stop, { signal });
    running.postMessage(task);
  }).finally(() => over.abort());
}

// One after the other: a decoded photo of 12 megapixels alone has 48 MB.
let last: Promise<unknown> = Promise.resolve();

function run(task: CaptureTask): Promise<CaptureReply> {
  const reply = last.then(() => replyTo(task)).catch(() => nothing);
  last = reply;
  return reply;
}

/** Null where no sheet stands out, or where the browser cannot search it: the photo is sent as it is. */
export async function findSheetIn(photo: Blob): Promise<Corners | null> {
  if (!('Worker' in globalThis) || !('OffscreenCanvas' in globalThis)) return null;
  return (await run({ photo, corners: null })).corners;
}

export async function straightFile(file: File, corners: Corners): Promise<File> {
  const { picture } = await run({ photo: file, corners });
  if (!picture) throw new NotStraightened(file);
  return new File([picture], file.name, { type: picture.type });
}
