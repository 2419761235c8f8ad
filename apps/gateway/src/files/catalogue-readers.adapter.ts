import { fileURLToPath } from 'node:url';
import { mostCatalogueRows } from '@groundwork/contracts';
import { FileReaders, type ReaderProgram, type ReadingLimits } from '@groundwork/platform-file-reader';
import type { CatalogueReading } from '../domain/catalogue-rows.rules.ts';
import type { CatalogueSteps } from './catalogue.reader.ts';

const program: ReaderProgram = {
  file: fileURLToPath(new URL('../../dist/files/read-catalogue.child.js', import.meta.url)),
  heapMb: 128,
  memoryMb: 350,
};
const limits: ReadingLimits = { busyMs: 10_000, idleMs: 90_000, totalMs: 60_000 };

export class CatalogueReaders extends FileReaders<CatalogueSteps> {
  constructor() {
    super(program, limits);
  }

  async readCatalogue(file: AsyncIterable<Uint8Array>): Promise<CatalogueReading | null> {
    const { result } = await this.read(async (reader) => {
      await reader.run('open', mostCatalogueRows);
      for await (const bytes of file) {
        const reading = await reader.run('addBytes', bytes);
        if (reading) return reading;
      }
      return reader.run('end', undefined);
    });
    return result;
  }
}
