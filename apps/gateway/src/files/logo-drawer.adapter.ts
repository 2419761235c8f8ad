import { fileURLToPath } from 'node:url';
import {
  FileReaders,
  type ReaderProgram,
  ReadingFailed,
  type ReadingLimits,
} from '@groundwork/platform-file-reader';
import { logoUnreadable } from '../gateway.errors.ts';
import { parts } from '../gateway.wording.ts';
import type { LogoSteps, Sketch } from './draw-logo.reader.ts';
import type { SentLogo } from './picture.reader.ts';
import { Places } from './places.adapter.ts';

const program: ReaderProgram = {
  file: fileURLToPath(new URL('../../dist/files/draw-logo.child.js', import.meta.url)),
  heapMb: 128,
  memoryMb: 600,
};
const limits: ReadingLimits = { busyMs: 10_000, idleMs: 20_000, totalMs: 30_000 };
const vectorLimits: ReadingLimits = { ...limits, busyMs: 2000 };

/** A picture of a stranger is decoded in a limited process, never in this one. */
export class LogoDrawer extends FileReaders<LogoSteps> {
  private readonly places = new Places({ atOnce: 1, waiting: 10, what: parts.logos });

  constructor() {
    super(program, limits);
  }

  draw({ bytes: file, isVector }: SentLogo): Promise<Uint8Array> {
    return this.places.run(async () => {
      const { result } = await this.readSketch({ file, isVector }).catch((error: unknown) => {
        throw error instanceof ReadingFailed && error.isBegun ? logoUnreadable() : error;
      });
      if (result === null) throw logoUnreadable();
      return result;
    });
  }

  readSketch(sketch: Sketch) {
    const options = { limits: sketch.isVector ? vectorLimits : limits };
    return this.read((reader) => reader.run('draw', sketch), options);
  }
}
