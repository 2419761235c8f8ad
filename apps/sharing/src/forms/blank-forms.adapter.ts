import { fileURLToPath } from 'node:url';
import { FileReaders, type ReaderProgram, type ReadingLimits } from '@groundwork/platform-file-reader';
import type { BlankFault, BlankFormSteps } from './blank-form.reader.ts';

const program: ReaderProgram = {
  file: fileURLToPath(new URL('../../dist/forms/blank-form.child.js', import.meta.url)),
  heapMb: 256,
  memoryMb: 1000,
};
const limits: ReadingLimits = { busyMs: 20_000, idleMs: 60_000, totalMs: 60_000 };

/** A process without secrets parses each blank form. */
export class BlankForms extends FileReaders<BlankFormSteps> {
  constructor() {
    super(program, limits);
  }

  async inspect(pdf: Buffer): Promise<BlankFault | null> {
    return (await this.read((reader) => reader.run('inspect', pdf))).result;
  }

  async fill(pdf: Buffer, texts: Readonly<Record<string, string>>): Promise<Buffer> {
    return Buffer.from((await this.read((reader) => reader.run('fill', { pdf, texts }))).result);
  }
}
