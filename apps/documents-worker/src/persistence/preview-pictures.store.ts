import { Readable } from 'node:stream';
import { type AnalyzeDocumentJob, previewKey } from '@groundwork/contracts';
import type { ObjectStorage, SealedFiles } from '@groundwork/platform-storage';

export class PreviewPictures {
  private readonly pending: Promise<void>[] = [];

  constructor(
    private readonly storage: ObjectStorage,
    private readonly files: SealedFiles,
    private readonly job: AnalyzeDocumentJob,
  ) {}

  store(page: number, png: Buffer): void {
    const { documentId, version } = this.job;
    const storing = this.files.put(previewKey(documentId, version, page), Readable.from([png]));
    // waitUntilStored() throws it; an unhandled rejection would end the process
    storing.catch(() => undefined);
    this.pending.push(storing);
  }

  async waitUntilStored(): Promise<void> {
    await Promise.all(this.pending);
  }

  async clear({ all }: { all: boolean }): Promise<void> {
    const { documentId, version } = this.job;
    if (version === 1 && !(all && this.pending.length > 0)) return;
    const first = previewKey(documentId, version, 1);
    const own = first.slice(0, first.lastIndexOf('/') + 1);
    for await (const { key } of this.storage.list(`previews/${documentId}/`)) {
      if (all || !key.startsWith(own)) await this.storage.remove(key);
    }
  }
}
