import type { NewRow } from '../domain/bank-file.model.ts';
import { readBankFile, type Reading, type ReadRequest } from './bank-file.reader.ts';

const batchSize = 5000;

export function readingSteps() {
  const pieces: Uint8Array[] = [];
  let rows: NewRow[] = [];
  return {
    addBytes(bytes: Uint8Array): void {
      pieces.push(bytes);
    },

    /** Without the rows, which follow in batches. */
    async readFile(request: Omit<ReadRequest, 'bytes'>): Promise<Reading> {
      const reading = await readBankFile({ ...request, bytes: Buffer.concat(pieces) });
      if (reading.state !== 'read') return reading;
      const { file } = reading;
      rows = file.rows.map(({ day, cents, text, id, balance }, position) => ({
        ...{ position, day, cents, text, id, balance, page: null },
      }));
      return { ...reading, file: { ...file, rows: [] } };
    },

    nextRows: (): NewRow[] => rows.splice(0, batchSize),
  };
}
