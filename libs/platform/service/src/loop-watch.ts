import { SHARE_ENV, Worker } from 'node:worker_threads';
import { log } from '@groundwork/platform-observability';

const beatMs = 1000;

/** Its heap is 4 MB. Without the limits V8 would let it grow to the size of the service. */
const limits = { maxYoungGenerationSizeMb: 1, maxOldGenerationSizeMb: 16, stackSizeMb: 1 };

const program = () =>
  new URL('../dist/loop-watch.thread.js', import.meta.resolve('@groundwork/platform-service'));

export interface LoopWatchData {
  beats: Int32Array;
  service: string;
  standsMs: number;
}

export function watchLoop(service: string, standsMs = 10_000): void {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const workerData: LoopWatchData = { beats, service, standsMs };
  const watch = new Worker(program(), { workerData, resourceLimits: limits, env: SHARE_ENV, execArgv: [] });
  watch.unref();
  watch.on('error', (error) => {
    log().error({ err: error }, 'The watch of the event loop ended');
  });
  setInterval(() => Atomics.add(beats, 0, 1), beatMs).unref();
}
