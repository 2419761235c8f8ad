// One process of loop-watch.long.spec.ts, on built code: `node watched-loop.mjs spin|compute|wait`.
import { argv, exit } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { watchLoop } from '../dist/loop-watch.js';

const standsMs = 3000;

function useProcessor(ms) {
  const end = process.cpuUsage().user + ms * 1000;
  while (process.cpuUsage().user < end);
}

const kinds = {
  spin: () => useProcessor(Infinity),
  compute: async () => {
    for (let n = 0; n < 45; n += 1) {
      useProcessor(100);
      await sleep(0);
    }
  },
  wait: () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3 * standsMs),
};

watchLoop('watched', standsMs);
await sleep(1500);
await kinds[argv[2]]();
exit(0);
