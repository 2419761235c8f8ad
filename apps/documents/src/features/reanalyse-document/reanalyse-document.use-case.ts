import { Injectable } from '@nestjs/common';
import type { DocumentView } from '@groundwork/contracts';
import { isUniqueViolation } from '@groundwork/platform-database';
import { Clock } from '@groundwork/platform-time';
import { alreadyVerified, beingAnalysed, duplicateUpload } from '../../documents.errors.ts';
import type { DocumentRow, OwnDocument } from '../../domain/document.model.ts';
import { DocumentRepository } from '../../persistence/document.repository.ts';
import { EnqueueAnalysis } from '../enqueue-analysis/enqueue-analysis.use-case.ts';

function fromTheStart(row: DocumentRow, now: Date): Partial<DocumentRow> {
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
    classification: null,
    extracted: [],
    signals: [],
    dueSince: now,
  };
}

@Injectable()
export class ReanalyseDocument {
  constructor(
    private readonly documents: DocumentRepository,
    private readonly analysis: EnqueueAnalysis,
    private readonly clock: Clock,
  ) {}

  async run(own: OwnDocument): Promise<DocumentView> {
    const row = await this.makeDue(own);
    await this.analysis.ask(row);
    return this.documents.view(row);
  }

  /** The same file may have been uploaded again since it was rejected: one live copy is enough. */
  private async makeDue(own: OwnDocument): Promise<DocumentRow> {
    try {
      return await this.documents.change(this.documents.own(own), 'documentUploaded', (found) => {
        if (found.status === 'pending' || found.status === 'processing') throw beingAnalysed();
        if (found.status === 'verified') throw alreadyVerified();
        return fromTheStart(found, this.clock.now());
      });
    } catch (error) {
      throw isUniqueViolation(error) ? duplicateUpload() : error;
    }
  }
}
