import { setInterval } from 'node:timers';

const REMIND_EVERY_MS = 15_000;

export const secondsSince = (since: number) => ((performance.now() - since) / 1000).toFixed(1);

export const print = (text: string) => void process.stdout.write(`${text}\n`);

export async function step<T>(
  title: string,
  work: () => Promise<T>,
  succeeded: (result: T) => boolean = () => true,
): Promise<T> {
  const since = performance.now();
  print(`… ${title}`);
  const reminder = setInterval(() => {
    print(`  still running: ${title}, ${secondsSince(since)} s`);
  }, REMIND_EVERY_MS).unref();
  let isDone = false;
  try {
    const result = await work();
    isDone = succeeded(result);
    return result;
  } finally {
    clearInterval(reminder);
    print(`${isDone ? '✓' : '✗'} ${title} (${secondsSince(since)} s)`);
  }
}

// The reader of the output may be gone (a closed terminal, `| head`), and the processes must still be stopped.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
