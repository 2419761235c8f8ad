import type { Corners } from '@groundwork/engine-capture';
import type { CaptureReply, CaptureTask } from '../model/capture-messages.ts';

const patienceMs = 20_000;

type Listener = (reply: CaptureReply | null) => void;

let worker: Worker | undefined;
let ids = 0;
const waiting = new Map<number, Listener>();

function stop(): void {
  worker?.terminate();
  worker = undefined;
  for (const listener of waiting.values()) listener(null);
  waiting.clear();
}

function start(): Worker {
  const started = new Worker(new URL('../model/capture.worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<CaptureReply>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  started.addEventListener('error', stop);
  return started;
}

/** Null where the browser cannot do it, or not in time: the photo is sent as it is. */
function run(photo: Blob, corners: Corners | null): Promise<CaptureReply | null> {
  if (!('Worker' in globalThis) || !('OffscreenCanvas' in globalThis)) return Promise.resolve(null);
  ids += 1;
  const task: CaptureTask = { id: ids, photo, corners };
  return new Promise((resolve) => {
    const patience = setTimeout(stop, patienceMs);
    waiting.set(task.id, (reply) => {
      clearTimeout(patience);
      resolve(reply);
    });
    worker ??= start();
    worker.postMessage(task);
  });
}

export const findSheetIn = async (photo: Blob): Promise<Corners | null> =>
  (await run(photo, null))?.corners ?? null;

export async function straightFile(file: File, corners: Corners): Promise<File> {
  const picture = (await run(file, corners))?.picture;
  return picture ? new File([picture], file.name, { type: picture.type }) : file;
}
