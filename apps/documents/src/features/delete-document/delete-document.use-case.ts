import { Injectable } from '@nestjs/common';
import type { DocumentView } from '@groundwork/contracts';
import { isUniqueViolation } from '@groundwork/platform-database';
import { Clock } from '@groundwork/platform-time';
import type { EntityManager } from 'typeorm';
import { documentNotFound, duplicateUpload } from '../../documents.errors.ts';
import type { DocumentRow, OwnDocument } from '../../domain/document.model.ts';
import { assertNoLiveCopy, DocumentRepository } from '../../persistence/document.repository.ts';
import { compareAgain, compareCopies } from '../../persistence/owner-names.repository.ts';
import { QuotaRepository } from '../../persistence/quota.repository.ts';
import { ChangeDocument } from '../change-document/change-document.use-case.ts';
import { EnqueueAnalysis } from '../enqueue-analysis/enqueue-analysis.use-case.ts';

export const restorableForMs = 600_000;

async function compareOthers(manager: EntityManager, row: DocumentRow): Promise<void> {
  if (row.holder?.answer === 'former-name') await compareAgain(manager, row.userId);
  else await compareCopies(manager, row);
}

const isDue = ({ status }: DocumentRow) => status === 'pending' || status === 'processing';

@Injectable()
export class DeleteDocument {
  constructor(
    private readonly documents: DocumentRepository,
    private readonly changes: ChangeDocument,
    private readonly analysis: EnqueueAnalysis,
    private readonly quotas: QuotaRepository,
    private readonly clock: Clock,
  ) {}

  async run(own: OwnDocument): Promise<void> {
    await this.changes.run(this.documents.lockOwn(own), 'documentDeleted', async (document, manager) => {
      await compareOthers(manager, document);
      return { deletedAt: this.clock.now() };
    });
  }

  async restore(own: OwnDocument): Promise<DocumentView> {
    const row = await this.undelete(own);
    if (isDue(row)) await this.analysis.enqueue(row);
    return this.documents.toView(row);
  }

  private async undelete(own: OwnDocument): Promise<DocumentRow> {
    const findDeleted = this.documents.lockOwn(own, true);
    try {
      const now = this.clock.now();
      return await this.changes.run(findDeleted, 'documentProcessed', async (document, manager) => {
        const since = document.deletedAt?.getTime() ?? 0;
        if (since < now.getTime() - restorableForMs) throw documentNotFound();
        await this.quotas.admit(manager, document);
        await assertNoLiveCopy(manager, document);
        await compareOthers(manager, document);
        if (!isDue(document)) return { deletedAt: null };
        const analysisRun = document.analysisRun + 1;
        return { status: 'pending', analysisRun, dueSince: now, deletedAt: null };
      });
    } catch (error) {
      throw isUniqueViolation(error) ? duplicateUpload() : error;
    }
  }
}
