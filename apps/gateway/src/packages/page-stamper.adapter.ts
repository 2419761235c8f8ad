import { fileURLToPath } from 'node:url';
import {
  FileReaders,
  type ReaderProgram,
  type ReadingLimits,
  WarmReaders,
} from '@groundwork/platform-file-reader';
import { Places } from '../files/places.adapter.ts';
import { parts } from '../gateway.wording.ts';
import type { StampSteps } from './stamp-page.reader.ts';

const program: ReaderProgram = {
  file: fileURLToPath(new URL('../../dist/packages/stamp-page.child.js', import.meta.url)),
  heapMb: 128,
  memoryMb: 700,
};
const limits: ReadingLimits = { busyMs: 15_000, idleMs: 60_000, totalMs: 30_000 };
/** The pictures are our own drawings, so one process stamps those of each reader. */
const oneOwner = 'pages';

export class PageStamper extends FileReaders<StampSteps> {
  private readonly places = new Places({ atOnce: 2, waiting: 60, what: parts.pictures });

  constructor() {
    super(program, limits, new WarmReaders({ files: 500, idleMs: 60_000 }));
  }

  stamp(jpeg: Buffer, watermark: string): Promise<Buffer> {
    return this.places.run(async () => {
      const { result } = await this.read((reader) => reader.run('stamp', { jpeg, watermark }), {
        owner: oneOwner,
      });
      return Buffer.from(result);
    });
  }
}
