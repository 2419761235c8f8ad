// Preloaded into each service of a drill. Writes the pauses of its event loop, with the share in which the thread waited for a core.
import { appendFile, openSync, readSync } from 'node:fs';

const EVERY_MS = 10;
const SHORTEST_MS = 20;
const { TARGET } = process.env;
const service = process.argv[1]?.endsWith('/main.mjs') ? TARGET?.replace(/^all$/, 'groundwork') : undefined;
const folder = new URL(import.meta.url).searchParams.get('folder');

/** schedstat has the nanoseconds in which the thread ran, and in which it was ready and another one had the core. */
function openTimes() {
  const file = openSync(`/proc/self/task/${process.pid}/schedstat`, 'r');
  const buffer = Buffer.alloc(100);
  return () => {
    const [ran, waited] = buffer.toString('latin1', 0, readSync(file, buffer, 0, 100, 0)).split(' ');
    return { now: performance.now(), ran: Number(ran) / 1e6, waited: Number(waited) / 1e6 };
  };
}

/** @param {string} file */
function record(file) {
  appendFile(file, '', () => undefined);
  const times = openTimes();
  let last = times();
  setInterval(() => {
    const next = times();
    const pause = next.now - last.now - EVERY_MS;
    if (pause > SHORTEST_MS) {
      const own = Math.max(0, pause - (next.waited - last.waited));
      const line = { at: Date.now(), pause, own, ran: next.ran - last.ran };
      appendFile(file, `${JSON.stringify(line)}\n`, () => undefined);
    }
    last = next;
  }, EVERY_MS).unref();
}

if (service !== undefined && folder !== null && process.platform === 'linux')
  record(`${folder}/${service}.jsonl`);
