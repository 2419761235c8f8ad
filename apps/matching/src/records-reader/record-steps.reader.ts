import { RecordsReader } from '@groundwork/engine-matching';
import { FileInput } from '@groundwork/platform-file-reader';
import type {
  ReaderBatch,
  ReaderReply,
  ReaderResult,
  RecordEncoding,
} from '../domain/record-reading.model.ts';
import { CutFile, NotText, OtherEncoding, readText } from './record-text.reader.ts';

const mostCells = 8000;
const mostRows = 20_000;

/** Each file has a Windows-1252 reading, so the second encoding is the last. */
function resultOf(error: unknown): ReaderResult {
  if (error instanceof OtherEncoding) return { encoding: 'windows-1252' };
  if (error instanceof CutFile) return { refusal: { code: 'FILE_INCOMPLETE', details: [] } };
  if (error instanceof NotText) return { refusal: { code: 'NOT_CSV', details: [] } };
  throw error;
}

class BatchedReader {
  private readonly reader = new RecordsReader();
  private batches: ReaderBatch[] = [];
  private batchedRows = 0;

  async read(file: AsyncIterable<Uint8Array>, encoding: RecordEncoding): Promise<ReaderResult> {
    for await (const text of readText(file, encoding)) {
      const refusal = this.reader.push(text);
      if (refusal) return { refusal };
      if (this.isFull()) this.addBatch();
    }
    const outcome = this.reader.end();
    this.addBatch();
    return outcome;
  }

  takeBatches(): ReaderBatch[] {
    const { batches } = this;
    this.batches = [];
    return batches;
  }

  private isFull(): boolean {
    const { cells, tally } = this.reader;
    return cells.size >= mostCells || tally.rows - this.batchedRows >= mostRows;
  }

  private addBatch(): void {
    const { cells, tally } = this.reader;
    const rows = tally.rows - this.batchedRows;
    this.batchedRows = tally.rows;
    const content = JSON.stringify({ ...cells.drain(), aside: this.reader.drainAside() });
    this.batches.push({ rows, content });
  }
}

export function recordSteps() {
  const input = new FileInput();
  const reader = new BatchedReader();
  let result: ReaderResult | null = null;
  let reading: Promise<void> = Promise.resolve();
  const reply = (): ReaderReply => ({ batches: reader.takeBatches(), result });

  return {
    open(encoding: RecordEncoding): void {
      reading = reader
        .read(input, encoding)
        .catch(resultOf)
        .then((outcome) => {
          result = outcome;
        });
    },

    async addBytes(bytes: Uint8Array): Promise<ReaderReply> {
      await Promise.race([input.push(bytes), reading]);
      return reply();
    },

    async end(): Promise<ReaderReply> {
      input.end();
      await reading;
      return reply();
    },
  };
}

export type RecordSteps = ReturnType<typeof recordSteps>;
