import { fileURLToPath } from 'node:url';
import { mostCatalogRows } from '@groundwork/contracts';
import { FileReaders, type ReaderProgram, type ReadingLimits } from '@groundwork/platform-file-reader';
import type { CatalogReading } from '../domain/catalog-rows.rules.ts';
import type { CatalogSteps } from './catalog.reader.ts';

const program: ReaderProgram = {
  file: fileURLToPath(new URL('../../dist/files/read-catalog.child.js', import.meta.url)),
  heapMb: 128,
  memoryMb: 350,
};
const limits: ReadingLimits = { busyMs: 10_000, idleMs: 90_000, totalMs: 60_000 };

export class CatalogReaders extends FileReaders<CatalogSteps> {
  constructor() {
    super(program, limits);
  }

  async readCatalog(file: AsyncIterable<Uint8Array>): Promise<CatalogReading | null> {
    const { result } = await this.read(async (reader) => {
      await reader.run('open', mostCatalogRows);
      for await (const bytes of file) {
        const reading = await reader.run('addBytes', bytes);
        if (reading) return reading;
      }
      return reader.run('end', undefined);
    });
    return result;
  }
}
