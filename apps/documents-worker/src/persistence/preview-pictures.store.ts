import { Readable } from 'node:stream';
import { type AnalyseDocumentJob, previewKey } from '@groundwork/contracts';
import type { ObjectStorage } from '@groundwork/platform-storage';

/** The pictures of one analysis, kept where documents looks for them. */
export class PreviewPictures {
  private readonly puts: Promise<void>[] = [];

  constructor(
    private readonly storage: ObjectStorage,
    private readonly job: AnalyseDocumentJob,
  ) {}

  put(page: number, png: Buffer): void {
    const { documentId, version } = this.job;
    const put = this.storage.put(previewKey(documentId, version, page), Readable.from([png]));
    // heard in kept(); unheard until then it would end the process
    put.catch(() => undefined);
    this.puts.push(put);
  }

  async kept(): Promise<void> {
    await Promise.all(this.puts);
  }

  /** Those of earlier runs, and all of them if nobody will ask for this one's either. */
  async clear({ all }: { all: boolean }): Promise<void> {
    const { documentId, version } = this.job;
    if (version === 1 && !(all && this.puts.length > 0)) return;
    const own = previewKey(documentId, version, 1).replace(/[^/]+$/, '');
    for await (const { key } of this.storage.list(`previews/${documentId}/`)) {
      if (all || !key.startsWith(own)) await this.storage.remove(key);
    }
  }
}
