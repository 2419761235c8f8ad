import { Injectable } from '@nestjs/common';
import type { DocumentView } from '@groundwork/contracts';
import { isUniqueViolation } from '@groundwork/platform-database';
import { Clock } from '@groundwork/platform-time';
import type { EntityManager } from 'typeorm';
import { alreadyVerified, analysisRuns, duplicateUpload } from '../../documents.errors.ts';
import type { DocumentRow, OwnDocument, StoredRejection } from '../../domain/document.model.ts';
import { assertNoLiveCopy, DocumentRepository } from '../../persistence/document.repository.ts';
import { countTry, findRejection } from '../../persistence/reviewer-rejection.repository.ts';
import { ChangeDocument } from '../change-document/change-document.use-case.ts';
import { EnqueueAnalysis } from '../enqueue-analysis/enqueue-analysis.use-case.ts';

function resetAnalysis(row: DocumentRow, now: Date): Partial<DocumentRow> {
  return {
    status: 'pending',
    statusReason: null,
    analysisRun: row.analysisRun + 1,
    reviewRequired: false,
    waitingSince: null,
    fraudScore: null,
    confidence: null,
    stage: 'received',
    stages: [{ stage: 'received', at: now.toISOString() }],
    progress: null,
    pages: null,
    previews: 0,
    figuresHash: null,
    rowsKey: null,
    parts: [],
    classification: null,
    extracted: [],
    signals: [],
    dueSince: now,
  };
}

async function rejectionOf(manager: EntityManager, row: DocumentRow): Promise<StoredRejection | null> {
  const rejection = await findRejection(manager, row);
  return rejection && { ...row.reviewerRejection, ...rejection };
}

@Injectable()
export class ReanalyzeDocument {
  constructor(
    private readonly documents: DocumentRepository,
    private readonly changes: ChangeDocument,
    private readonly analysis: EnqueueAnalysis,
    private readonly clock: Clock,
  ) {}

  async run(own: OwnDocument): Promise<DocumentView> {
    const row = await this.markDue(own);
    await this.analysis.enqueue(row);
    return this.documents.toView(row);
  }

  private async markDue(own: OwnDocument): Promise<DocumentRow> {
    try {
      const find = this.documents.lockOwn(own);
      return await this.changes.run(find, 'documentUploaded', async (document, manager) => {
        if (document.status === 'pending' || document.status === 'processing') throw analysisRuns();
        if (document.status === 'verified') throw alreadyVerified();
        await assertNoLiveCopy(manager, document);
        await countTry(manager, document);
        const reviewerRejection = await rejectionOf(manager, document);
        return { ...resetAnalysis(document, this.clock.now()), reviewerRejection };
      });
    } catch (error) {
      throw isUniqueViolation(error) ? duplicateUpload() : error;
    }
  }
}
