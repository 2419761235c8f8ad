import { Injectable } from '@nestjs/common';
import { isErased } from '@groundwork/platform-erasure';
import { unavailable } from '@groundwork/platform-errors';
import { DataSource, type EntityManager } from 'typeorm';
import { accountErased } from '../documents.errors.ts';
import { parts } from '../documents.wording.ts';
import { laneAfter } from '../domain/analysis-lane.rules.ts';
import type { DocumentRow } from '../domain/document.model.ts';
import { pageRangeOf } from '../domain/part-of-file.rules.ts';
import { readSpentMs } from './analysis-turn.repository.ts';
import { clearArrivingFile } from './arriving-file.repository.ts';
import { assertNoLiveCopy } from './document.repository.ts';
import { documentSchema } from './document.schema.ts';
import { QuotaRepository } from './quota.repository.ts';
import { countTry, findRejection } from './reviewer-rejection.repository.ts';

@Injectable()
export class NewDocuments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly quotas: QuotaRepository,
  ) {}

  assertRoomForParts(original: DocumentRow, parts: number): Promise<void> {
    return this.quotas.assertRoomForParts(this.dataSource.manager, original, parts);
  }

  async store(manager: EntityManager, document: DocumentRow): Promise<DocumentRow> {
    const { userId, storageKey } = document;
    if (await isErased(manager, userId)) throw accountErased();
    await this.quotas.admit(manager, document);
    await assertNoLiveCopy(manager, document);
    if (pageRangeOf(document) === null) await countTry(manager, document);
    const reviewerRejection = await findRejection(manager, document);
    const lane = laneAfter(document.lane, await readSpentMs(manager, userId, document.createdAt));
    const row = { ...document, reviewerRejection, lane };
    await manager.insert(documentSchema, row);
    if (!(await clearArrivingFile(manager, storageKey))) throw unavailable(parts.fileStore);
    return row;
  }
}
