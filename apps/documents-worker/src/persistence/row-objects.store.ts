import { Readable } from 'node:stream';
import { type AnalyzeDocumentJob, type StatementRows, statementRowsKey } from '@groundwork/contracts';
import type { ObjectStorage, SealedFiles } from '@groundwork/platform-storage';

export class RowObjects {
  private pending: Promise<string> | null = null;

  constructor(
    private readonly storage: ObjectStorage,
    private readonly files: SealedFiles,
    private readonly job: AnalyzeDocumentJob,
  ) {}

  store(rows: StatementRows): void {
    const key = statementRowsKey(this.job.documentId, this.job.version);
    const storing = this.files.put(key, Readable.from([JSON.stringify(rows)])).then(() => key);
    // waitUntilStored() throws it; an unhandled rejection would end the process
    storing.catch(() => undefined);
    this.pending ??= storing;
  }

  async waitUntilStored(): Promise<string | null> {
    return this.pending;
  }

  async clear({ all }: { all: boolean }): Promise<void> {
    const { documentId, version } = this.job;
    const own = statementRowsKey(documentId, version);
    for await (const { key } of this.storage.list(`rows/${documentId}/`)) {
      if (all || key !== own) await this.storage.remove(key);
    }
  }
}
