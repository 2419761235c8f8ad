import { statfsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fill } from '../../libs/wording/src/fill.ts';

import { processTexts, troubles } from './local.wording.ts';
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
