import { setTimeout as sleep } from 'node:timers/promises';
import { timed } from './figures.ts';

export async function timesDuring(
  work: Promise<unknown>,
  everyMs: number,
  call: () => Promise<unknown>,
): Promise<number[]> {
  const progress = { isOver: false };
  const over = work.finally(() => {
    progress.isOver = true;
  });
  const times: number[] = [];
  while (!progress.isOver) {
    times.push(await timed(call));
    await sleep(everyMs);
  }
  await over;
  return times;
}

const EVERY_MS = 50;

export function watchMost(look: () => number): () => number {
  let most = look();
  const watch = setInterval(() => {
    most = Math.max(most, look());
  }, EVERY_MS).unref();
  return () => {
    clearInterval(watch);
    return most;
  };
}
