import { fileURLToPath } from 'node:url';
import { unavailable } from '@groundwork/platform-errors';
import {
  FileReaders,
  type ReaderProgram,
  type ReadingLimits,
  WarmReaders,
} from '@groundwork/platform-file-reader';
import { parts } from '../gateway.wording.ts';
import type { StampSteps } from './stamp-page.reader.ts';

const program: ReaderProgram = {
  file: fileURLToPath(new URL('../../dist/packages/stamp-page.child.js', import.meta.url)),
  heapMb: 128,
  memoryMb: 700,
};
const limits: ReadingLimits = { busyMs: 15_000, idleMs: 60_000, totalMs: 30_000 };
const mostAtOnce = 2;
const mostWaiting = 60;
/** The pictures are our own drawings, so one process stamps those of each reader. */
const oneOwner = 'pages';

export class PageStamper extends FileReaders<StampSteps> {
  private underWay = 0;
  private readonly waiting: (() => void)[] = [];

  constructor() {
    super(program, limits, new WarmReaders({ files: 500, idleMs: 60_000 }));
  }

  async stamp(jpeg: Buffer, watermark: string): Promise<Buffer> {
    await this.waitForPlace();
    try {
      const { result } = await this.read((reader) => reader.run('stamp', { jpeg, watermark }), {
        owner: oneOwner,
      });
      return Buffer.from(result);
    } finally {
      this.underWay -= 1;
      this.waiting.shift()?.();
    }
  }

  private async waitForPlace(): Promise<void> {
    if (this.underWay >= mostAtOnce) {
      if (this.waiting.length >= mostWaiting) throw unavailable(parts.pictures);
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
    this.underWay += 1;
  }
}
