import { decodeBankFile } from '@groundwork/engine-cashflow';
import type { NewRow } from '../domain/bank-file.model.ts';
import {
  type BankContent,
  contentOf,
  readBankFile,
  type Reading,
  type ReadRequest,
} from './bank-file.reader.ts';
import { readStatement, type StatementReading } from './statement.reader.ts';

const batchSize = 5000;

export function readingSteps() {
  let pieces: Uint8Array[] = [];
  let content: BankContent | null = null;
  let rows: readonly NewRow[] = [];
  let sent = 0;

  const takeBytes = (): Buffer => {
    const bytes = Buffer.concat(pieces);
    pieces = [];
    return bytes;
  };
  const contentFor = async (mapping: ReadRequest['mapping']): Promise<BankContent> =>
    (content ??= await contentOf(decodeBankFile(takeBytes()), mapping));

  return {
    addBytes(bytes: Uint8Array): void {
      pieces.push(bytes);
    },

    async readFile(request: ReadRequest): Promise<Reading> {
      const reading = readBankFile(await contentFor(request.mapping), request);
      if (reading.state !== 'read') return reading;
      content = null;
      const { file } = reading;
      rows = file.rows.map(({ day, cents, text, id, balance }, position) => ({
        position,
        day,
        cents,
        text,
        id,
        balance,
        page: null,
      }));
      return { ...reading, file: { ...file, rows: [] } };
    },

    async readStatement(): Promise<StatementReading> {
      const statement = await readStatement(takeBytes());
      rows = statement.rows;
      return statement.reading;
    },

    nextRows(): readonly NewRow[] {
      sent += batchSize;
      return rows.slice(sent - batchSize, sent);
    },

    readRows: (): readonly NewRow[] => rows,
  };
}
