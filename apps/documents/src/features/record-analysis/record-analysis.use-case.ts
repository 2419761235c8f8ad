import { Injectable } from '@nestjs/common';
import {
  type AnalysisResult,
  type DocumentId,
  type DocumentStage,
  liveDocumentProgressed,
  type PageProgress,
  type UserId,
} from '@groundwork/contracts';
import { LivePublisher } from '@groundwork/platform-messaging';
import { log } from '@groundwork/platform-observability';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager, In, IsNull } from 'typeorm';
import { applyAnalysis } from '../../domain/analysis-outcome.rules.ts';
import { addOwnerSignals, isComparable } from '../../domain/compare-documents.rules.ts';
import type { DocumentRow } from '../../domain/document.model.ts';
import { answerAfterReading } from '../../domain/holder.rules.ts';
import { DataKeys } from '../../persistence/data-key.repository.ts';
import {
  figuresOf,
  findCopies,
  findOtherDocuments,
  lockDocument,
  ownerOfDocument,
} from '../../persistence/document.repository.ts';
import { documentSchema } from '../../persistence/document.schema.ts';
import { LearnedLabels } from '../../persistence/learned-label.repository.ts';
import { recordPace } from '../../persistence/lane-pace.repository.ts';
import { compareCopies } from '../../persistence/owner-names.repository.ts';
import { findRejectionOfFigures, recordRejection } from '../../persistence/reviewer-rejection.repository.ts';
import { CompareHolders, type ReadNames } from '../compare-holders/compare-holders.use-case.ts';
import { countReading } from '../count-reading/count-reading.use-case.ts';
import { publishDocument } from '../publish-document/publish-document.use-case.ts';

export interface AnalysisRun {
  userId?: UserId | undefined;
  documentId: DocumentId;
  version: number;
}

export interface CostlyRun extends AnalysisRun {
  processorMs?: number | undefined;
}

interface NamedReading {
  readonly due: DocumentRow;
  readonly read: DocumentRow;
  readonly result: AnalysisResult;
  readonly names: ReadNames | null;
}

@Injectable()
export class RecordAnalysis {
  constructor(
    private readonly dataSource: DataSource,
    private readonly live: LivePublisher,
    private readonly holders: CompareHolders,
    private readonly dataKeys: DataKeys,
    private readonly labels: LearnedLabels,
    private readonly clock: Clock,
  ) {}

  async recordStage(
    run: AnalysisRun,
    stage: DocumentStage,
    progress: PageProgress | null = null,
  ): Promise<void> {
    const row = await this.dataSource.transaction(async (manager) => {
      const due = await this.findDue(manager, run);
      if (!due) return null;
      const isNew = due.stage !== stage;
      const stages = isNew ? [...due.stages, { stage, at: this.clock.now().toISOString() }] : due.stages;
      return manager.save(documentSchema, { ...due, status: 'processing', stage, stages, progress });
    });
    if (row) this.live.publish(liveDocumentProgressed, row.userId, { documentId: row.id, stage, progress });
  }

  async recordResult({ processorMs = 0, ...run }: CostlyRun, result: AnalysisResult): Promise<void> {
    const names = await this.namesFor(run, result);
    await this.dataSource.transaction(async (manager) => {
      const now = this.clock.now();
      const userId = run.userId ?? (await ownerOfDocument(manager, run.documentId));
      if (processorMs > 0 && userId !== undefined)
        await countReading(manager, { ...run, userId, processorMs }, now);
      const due = await this.findDue(manager, { ...run, userId });
      if (!due) {
        log().info({ documentId: run.documentId }, 'Late result dropped');
        return;
      }
      const checkedResult = await compareWithOwner(manager, due, result);
      const reviewerRejection = due.reviewerRejection ?? (await rejectionOfResult(manager, due, result));
      const read = {
        ...due,
        reviewerRejection,
        ...applyAnalysis({ ...due, reviewerRejection }, checkedResult, now),
        version: due.version + 1,
      };
      const row = { ...read, ...(await this.holderOf(manager, { due, read, result, names })) };
      await manager.save(documentSchema, row);
      await this.learnFrom(manager, row, result);
      if (due.reviewerRejection === null && reviewerRejection !== null)
        await recordRejection(manager, row, reviewerRejection);
      log().info({ documentId: row.id, status: row.status }, 'Analysis recorded');
      await publishDocument(manager, row.status === 'failed' ? 'documentFailed' : 'documentProcessed', row);
      await compareCopies(manager, row);
      await recordPace(manager, due, now);
    });
  }

  private async learnFrom(manager: EntityManager, row: DocumentRow, result: AnalysisResult): Promise<void> {
    const labels = result.outcome === 'analysed' ? result.paperLabels : undefined;
    if (labels !== undefined) await this.labels.storePaper(manager, row, labels);
    await this.labels.follow(manager, row);
  }

  private async namesFor(run: AnalysisRun, result: AnalysisResult): Promise<ReadNames | null> {
    if (result.outcome !== 'analysed') return null;
    const { manager } = this.dataSource;
    const userId = run.userId ?? (await ownerOfDocument(manager, run.documentId));
    if (userId === undefined) return null;
    const isStored = await manager.existsBy(documentSchema, { userId, id: run.documentId });
    return isStored ? this.holders.readNames(userId) : null;
  }

  private async holderOf(
    manager: EntityManager,
    { due, read, result, names }: NamedReading,
  ): Promise<Pick<DocumentRow, 'holder' | 'einTag'>> {
    if (result.outcome !== 'analysed' || names === null) return { holder: due.holder, einTag: due.einTag };
    const answer = answerAfterReading(due, read.printedNames);
    const holder = await this.holders.holderOf(manager, read, names);
    const { ein = null } = result;
    const einTag = ein === null ? null : await this.dataKeys.tagOfEin(manager, due.userId, ein);
    return { holder: { ...holder, answer }, einTag };
  }

  private async findDue(manager: EntityManager, run: AnalysisRun): Promise<DocumentRow | null> {
    const userId = run.userId ?? (await ownerOfDocument(manager, run.documentId));
    if (userId === undefined) return null;
    return lockDocument(manager, {
      userId,
      id: run.documentId,
      analysisRun: run.version,
      status: In(['pending', 'processing']),
      deletedAt: IsNull(),
    });
  }
}

const rejectionOfResult = (manager: EntityManager, row: DocumentRow, result: AnalysisResult) =>
  result.outcome === 'analysed' ? findRejectionOfFigures(manager, row, result.figuresHash ?? null) : null;

async function compareWithOwner(
  manager: EntityManager,
  row: DocumentRow,
  result: AnalysisResult,
): Promise<AnalysisResult> {
  if (!isComparable(result)) return result;
  const others = await findOtherDocuments(manager, row);
  const copies = await findCopies(manager, row, result.figuresHash ?? null);
  const figures = await figuresOf(manager, row.userId);
  return addOwnerSignals(row, result, { others, copies, figures });
}
