import { statfsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fill } from '../../libs/wording/src/fill.ts';

import { processTexts, troubles } from './local.wording.ts';
import { type ProcessWork, workOf } from './processes.ts';
import { print } from './progress.ts';

export interface WorkCheck {
  readonly works: () => Promise<boolean>;
  readonly everyMs?: number;
  readonly folder: string;
}

const FAILURES = 3;
const NEEDED_BYTES = 16 * 1024 * 1024;

export function bytesFreeAt(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Restarts a server that fails three checks in a row. While its disk is full, a restart cannot help. */
export async function watchWork(
  name: string,
  { works, everyMs = 5000, folder }: WorkCheck,
  { restart, signal }: { restart: () => void; signal: AbortSignal },
): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    failures = (await works()) ? 0 : failures + 1;
    if (failures === FAILURES) {
      const full = bytesFreeAt(folder) < NEEDED_BYTES;
      print(full ? `! ${name}: ${troubles.diskFull}` : fill(processTexts.storesNothing, { name }));
      if (!full) restart();
      failures = full ? FAILURES - 1 : 0;
    }
    await sleep(everyMs, undefined, { signal }).catch(() => undefined);
  }
}

export interface LiveCheck {
  readonly answers: (withinMs: number) => Promise<boolean>;
  readonly everyMs?: number;
  readonly standsMs?: number;
}

function stoodMs(before: ProcessWork, after: ProcessWork, elapsedMs: number): number {
  return after.isStopped ? elapsedMs : after.processorMs - before.processorMs;
}

export async function watchLife(
  name: string,
  { answers, everyMs = 2000, standsMs = 10_000 }: LiveCheck,
  { pid, restart, signal }: { pid: () => number | undefined; restart: () => void; signal: AbortSignal },
): Promise<void> {
  let watched = pid();
  let stood = 0;
  while (!signal.aborted) {
    const [target, since] = [pid(), performance.now()];
    const before = workOf(target ?? 0);
    const isAlive = await answers(standsMs);
    const elapsedMs = performance.now() - since;
    if (isAlive) [watched, stood] = [target, 0];
    // Before its first answer a process still starts. If the request took longer than its limit, this process stood itself.
    else if (target !== undefined && target === watched && elapsedMs < 2 * standsMs)
      stood += stoodMs(before, workOf(target), elapsedMs);
    if (stood >= standsMs) {
      print(fill(processTexts.stands, { name }));
      restart();
      [watched, stood] = [undefined, 0];
    }
    await sleep(everyMs, undefined, { signal }).catch(() => undefined);
  }
}
