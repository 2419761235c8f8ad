import { Injectable } from '@nestjs/common';
import { type Acting, type CorrectFiguresBody, type DocumentView, rpc } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { RpcClient } from '@groundwork/platform-messaging';
import { log } from '@groundwork/platform-observability';
import { Clock } from '@groundwork/platform-time';
import { alreadyVerified, analysisRuns, documentChanged, notAnalyzed } from '../../documents.errors.ts';
import {
  type Corrector,
  needsConfirmation,
  waitingInstead,
  withCorrection,
  withUndone,
} from '../../domain/correct-document.rules.ts';
import { needsReview } from '../../domain/analysis-outcome.rules.ts';
import type { DocumentRow, OwnDocument } from '../../domain/document.model.ts';
import { toDocumentState } from '../../domain/document.view.ts';
import { withoutOwnerCorrections } from '../../domain/values-in-force.rules.ts';
import { DocumentRepository } from '../../persistence/document.repository.ts';
import { ChangeDocument } from '../change-document/change-document.use-case.ts';

type Request = OwnDocument & Acting & { correction: CorrectFiguresBody };

const mostPoints = 10;

function assertCorrectable({ status, version }: DocumentRow, seen: number): void {
  if (status === 'pending' || status === 'processing') throw analysisRuns();
  if (status === 'verified') throw alreadyVerified();
  if (status !== 'processed') throw notAnalyzed();
  if (version !== seen) throw documentChanged();
}

const applied = (
  row: DocumentRow,
  changes: CorrectFiguresBody['changes'],
  corrector: Corrector,
): DocumentRow =>
  changes.reduce(
    (next, change, at) =>
      change.what === 'undo'
        ? withUndone(next, change.correction, corrector)
        : withCorrection(next, change, at, corrector),
    row,
  );

@Injectable()
export class CorrectFigures {
  constructor(
    private readonly documents: DocumentRepository,
    private readonly changes: ChangeDocument,
    private readonly services: RpcClient,
    private readonly clock: Clock,
  ) {}

  async run({ correction, actorId, ...own }: Request): Promise<DocumentView> {
    const { version, changes } = correction;
    const corrector: Corrector = { by: 'owner', actorId, now: this.clock.now() };
    const read = await this.documents.get(own);
    assertCorrectable(read, version);
    const waits = await this.needsReviewer(read, applied(read, changes, corrector));
    const row = await this.changes.run(
      this.documents.lockOwn(own),
      'documentReviewed',
      async (document, manager) => {
        assertCorrectable(document, version);
        const all = applied(document, changes, corrector);
        const next = waits ? waitingInstead(document, all) : all;
        await appendAudit(manager, {
          actor: actorId,
          action: 'document.corrected',
          subject: { type: 'document', id: document.id },
          userId: document.userId,
          details: { changes: changes.map(({ what }) => what) },
        });
        const reviewRequired = needsReview(next);
        const waitingSince = reviewRequired ? (document.waitingSince ?? corrector.now) : null;
        return { ...next, reviewRequired, waitingSince };
      },
    );
    return this.documents.toView(row);
  }

  /** Without an answer of scoring the correction waits for a reviewer. */
  private async needsReviewer(row: DocumentRow, next: DocumentRow): Promise<boolean> {
    if (needsConfirmation(row, next)) return true;
    const [from, to] = [toDocumentState(withoutOwnerCorrections(row)), toDocumentState(next)];
    if (JSON.stringify(from) === JSON.stringify(to)) return false;
    try {
      const { userId } = row;
      const { rise } = await this.services.call(rpc.scoring.weighDocument, { userId, from, to });
      return rise > mostPoints;
    } catch (error) {
      log().warn({ err: error, documentId: row.id }, 'Correction waits: its points are unknown');
      return true;
    }
  }
}
