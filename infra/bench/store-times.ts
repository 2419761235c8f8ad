import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { FolderStorage, SealedFiles } from '@groundwork/platform-storage';
import { at, type Figure, figure, timed } from './figures.ts';

const MEGABYTE = 1024 * 1024;

const inPieces = (bytes: Buffer, size = 64 * 1024) =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, place) =>
      bytes.subarray(place * size, (place + 1) * size),
    ),
  );

interface Times {
  readonly ms: number[];
  cpuMs: number;
}

async function measurePut(times: Times, isCounted: boolean, put: () => Promise<void>): Promise<void> {
  const before = process.cpuUsage();
  const ms = await timed(put);
  const { user, system } = process.cpuUsage(before);
  if (!isCounted) return;
  times.ms.push(ms);
  times.cpuMs += (user + system) / 1000;
}

/** Stores the same files plain and encrypted, in turns. */
export async function storeTimes(folder: string, rounds: number): Promise<Figure[]> {
  const storage = new FolderStorage(folder);
  const files = new SealedFiles(storage, { key: randomBytes(32), mayBePlain: false });
  const plain: Times = { ms: [], cpuMs: 0 };
  const encrypted: Times = { ms: [], cpuMs: 0 };
  for (let round = -5; round < rounds; round += 1) {
    const bytes = randomBytes(MEGABYTE);
    await measurePut(plain, round >= 0, () => storage.put('files/plain', inPieces(bytes)));
    await measurePut(encrypted, round >= 0, () => files.put('files/encrypted', inPieces(bytes)));
  }
  return [
    figure('p95 of storing 1 MB plain, ms', at(plain.ms, 0.95)),
    figure('p95 of storing 1 MB encrypted, ms', at(encrypted.ms, 0.95)),
    figure('encrypted / plain, p95', at(encrypted.ms, 0.95) / at(plain.ms, 0.95)),
    figure('CPU of storing 1 MB plain, ms', plain.cpuMs / rounds),
    figure('CPU of storing 1 MB encrypted, ms', encrypted.cpuMs / rounds),
  ];
}
