import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { documentRequestLimits } from '@groundwork/contracts';
import {
  FileReaders,
  type ReaderProgram,
  ReadingFailed,
  type ReadingLimits,
  type StepRunner,
} from '@groundwork/platform-file-reader';
import { photosTooLarge, photoUnreadable } from '../gateway.errors.ts';
import { parts } from '../gateway.wording.ts';
import type { PhotoSteps } from './photos-to-pdf.reader.ts';
import { Places } from './places.adapter.ts';

const program: ReaderProgram = {
  file: fileURLToPath(new URL('../../dist/files/photos-to-pdf.child.js', import.meta.url)),
  heapMb: 256,
  memoryMb: 1000,
};
const limits: ReadingLimits = { busyMs: 20_000, idleMs: 60_000, totalMs: 300_000 };
const qualities = [80, 60, 45] as const;
const partBytes = 1024 * 1024;

type Photos = AsyncIterable<Uint8Array>;

export interface BoundPhotos {
  readonly bytes: number;
  readonly pages: number;
  readonly content: Readable;
}

/** Photos of strangers are decoded in a limited process, never in this one. */
export class PhotoBinder extends FileReaders<PhotoSteps> {
  private readonly places = new Places({ atOnce: 2, waiting: 20, what: parts.pictures });

  constructor() {
    super(program, limits);
  }

  bind<T>(photos: Photos, store: (pdf: BoundPhotos) => Promise<T>): Promise<T> {
    return this.places.run(async () => {
      const job = (reader: StepRunner<PhotoSteps>) => bindPhotos(reader, photos, store);
      const { result } = await this.read(job).catch((error: unknown) => {
        throw error instanceof ReadingFailed && error.isBegun ? photoUnreadable() : error;
      });
      return result;
    });
  }
}

async function bindPhotos<T>(
  reader: StepRunner<PhotoSteps>,
  photos: Photos,
  store: (pdf: BoundPhotos) => Promise<T>,
): Promise<T> {
  let pages = 0;
  for await (const photo of photos) {
    await reader.run('add', photo);
    pages += 1;
  }
  for (const quality of qualities) {
    if (!(await drawAll(reader, pages, quality))) continue;
    const bytes = await reader.run('bind', undefined);
    if (bytes > documentRequestLimits.pdfBytes) continue;
    return store({ bytes, pages, content: Readable.from(partsOf(reader, bytes)) });
  }
  throw photosTooLarge();
}

async function drawAll(reader: StepRunner<PhotoSteps>, pages: number, quality: number): Promise<boolean> {
  let bytes = 0;
  for (let place = 0; place < pages; place += 1) {
    const drawn = await reader.run('draw', { place, quality });
    if (drawn === null) throw photoUnreadable();
    bytes += drawn;
    if (bytes > documentRequestLimits.pdfBytes) return false;
  }
  return true;
}

async function* partsOf(reader: StepRunner<PhotoSteps>, bytes: number): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes; from += partBytes) yield reader.run('read', { from, size: partBytes });
}
