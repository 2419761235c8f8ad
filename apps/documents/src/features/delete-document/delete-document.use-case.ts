import { Injectable } from '@nestjs/common';
import type { DocumentView } from '@groundwork/contracts';
import { isUniqueViolation } from '@groundwork/platform-database';
import { Clock } from '@groundwork/platform-time';
import { documentNotFound, duplicateUpload } from '../../documents.errors.ts';
import type { DocumentRow, OwnDocument } from '../../domain/document.model.ts';
import { DocumentRepository } from '../../persistence/document.repository.ts';
import { EnqueueAnalysis } from '../enqueue-analysis/enqueue-analysis.use-case.ts';

export const restorableForMs = 600_000;

const isDue = ({ status }: DocumentRow) => status === 'pending' || status === 'processing';

@Injectable()
export class DeleteDocument {
  constructor(
    private readonly documents: DocumentRepository,
    private readonly analysis: EnqueueAnalysis,
    private readonly clock: Clock,
  ) {}

  /** Gone at once for everybody; the file stays for as long as it can be brought back. */
  async run(own: OwnDocument): Promise<void> {
    await this.documents.change(this.documents.own(own), 'documentDeleted', () => ({
      deletedAt: this.clock.now(),
    }));
  }

  async restore(own: OwnDocument): Promise<DocumentView> {
    const row = await this.bringBack(own);
    if (isDue(row)) await this.analysis.ask(row);
    return this.documents.view(row);
  }

  private async bringBack(own: OwnDocument): Promise<DocumentRow> {
    const deleted = this.documents.own(own, true);
    try {
      const now = this.clock.now();
      return await this.documents.change(deleted, 'documentProcessed', (found) => {
        const since = found.deletedAt?.getTime() ?? 0;
        if (since < now.getTime() - restorableForMs) throw documentNotFound();
        // what was being read when it was deleted is read again from the start
        const again: Partial<DocumentRow> = isDue(found)
          ? { status: 'pending', analysisRun: found.analysisRun + 1, dueSince: now }
          : {};
        return { ...again, deletedAt: null };
      });
    } catch (error) {
      throw isUniqueViolation(error) ? duplicateUpload() : error;
    }
  }
}
