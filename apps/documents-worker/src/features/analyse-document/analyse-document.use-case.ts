import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { type AnalyseDocumentJob, type AnalysisResult, type DocumentStage, rpc } from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { log } from '@groundwork/platform-observability';
import { ObjectStorage } from '@groundwork/platform-storage';
import { readInChild } from './read-in-child.ts';

@Injectable()
export class AnalyseDocument {
  constructor(
    private readonly storage: ObjectStorage,
    private readonly services: RpcClient,
  ) {}

  async run(job: AnalyseDocumentJob): Promise<void> {
    const folder = await mkdtemp(join(tmpdir(), 'groundwork-document-'));
    try {
      const file = join(folder, 'file');
      await pipeline(await this.storage.get(job.storageKey), createWriteStream(file));
      const result = await readInChild({ file, mediaType: job.mediaType, category: job.category }, (stage) =>
        this.tell(job, stage),
      );
      await this.record(job, result);
      log().info({ documentId: job.documentId, outcome: result.outcome }, 'Document read');
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async giveUp(job: AnalyseDocumentJob): Promise<void> {
    const reason = 'The analysis did not come to an end. Please try Re-analyse.';
    await this.record(job, { outcome: 'failed', reason });
  }

  /** A stage nobody hears of is no reason to stop reading. */
  private tell(job: AnalyseDocumentJob, stage: DocumentStage): void {
    const { documentId, version } = job;
    this.services.call(rpc.documents.reportStage, { documentId, version, stage }).catch((error: unknown) => {
      log().warn({ err: error, stage }, 'A stage could not be told');
    });
  }

  private async record({ documentId, version }: AnalyseDocumentJob, result: AnalysisResult): Promise<void> {
    await this.services.call(rpc.documents.recordAnalysis, { documentId, version, result }, 10_000);
  }
}
