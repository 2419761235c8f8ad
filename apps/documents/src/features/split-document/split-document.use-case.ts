import { Injectable } from '@nestjs/common';
import type { Acting, DocumentView, PageRange, SplitDocumentBody } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { DamagedObject, ObjectNotFound, ObjectStorage, SealedFiles } from '@groundwork/platform-storage';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { damagedFile } from '../../documents.errors.ts';
import type { DocumentRow, OwnDocument } from '../../domain/document.model.ts';
import { assertSplittable, createPart } from '../../domain/split-document.rules.ts';
import { clearArrivingFile, recordArrivingFile } from '../../persistence/arriving-file.repository.ts';
import { DataKeys } from '../../persistence/data-key.repository.ts';
import { DocumentRepository } from '../../persistence/document.repository.ts';
import { documentSchema } from '../../persistence/document.schema.ts';
import { NewDocuments } from '../../persistence/new-document.repository.ts';
import { QuotaRepository } from '../../persistence/quota.repository.ts';
import { EnqueueAnalysis } from '../enqueue-analysis/enqueue-analysis.use-case.ts';

type Request = OwnDocument & Acting & { split: SplitDocumentBody };

@Injectable()
export class SplitDocument {
  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: ObjectStorage,
    private readonly keys: DataKeys,
    private readonly documents: DocumentRepository,
    private readonly newDocuments: NewDocuments,
    private readonly quotas: QuotaRepository,
    private readonly analysis: EnqueueAnalysis,
    private readonly clock: Clock,
  ) {}

  async run({ split: { parts }, actorId, userId, documentId }: Request): Promise<DocumentView[]> {
    const own = { userId, documentId };
    const original = await this.documents.get(own);
    assertSplittable(original, parts);
    await this.quotas.assertRoomForParts(this.dataSource.manager, original, parts.length);
    const now = this.clock.now();
    const planned = parts.map((part) => createPart(original, part, now));
    const stored = await this.orWithoutFiles(planned, async () => {
      await this.copyFile(original, planned);
      return this.replace({ own, actorId, parts, planned });
    });
    for (const row of stored) await this.analysis.enqueue(row);
    return Promise.all(stored.map((row) => this.documents.toView(row)));
  }

  private async copyFile(original: DocumentRow, copies: readonly DocumentRow[]): Promise<void> {
    const source = await this.filesOf(original);
    for (const copy of copies) {
      await recordArrivingFile(this.dataSource.manager, copy.storageKey);
      const files = await this.filesOf(copy);
      await files.put(copy.storageKey, await source.get(original.storageKey));
    }
  }

  private async filesOf({ userId, id, sealed }: DocumentRow): Promise<SealedFiles> {
    const key = await this.keys.fileKey(this.dataSource.manager, { userId, documentId: id });
    return new SealedFiles(this.storage, { key, mayBePlain: !sealed });
  }

  private async replace(request: {
    own: OwnDocument;
    actorId: Acting['actorId'];
    parts: readonly PageRange[];
    planned: readonly DocumentRow[];
  }): Promise<DocumentRow[]> {
    const { own, actorId, parts, planned } = request;
    const stored: DocumentRow[] = [];
    await this.documents.change(this.documents.lockOwn(own), 'documentDeleted', async (document, manager) => {
      assertSplittable(document, parts);
      const deletedAt = this.clock.now();
      // its bytes are free before the parts are counted
      await manager.update(documentSchema, { id: document.id }, { deletedAt });
      for (const row of planned) stored.push(await this.newDocuments.store(manager, row));
      await appendAudit(manager, {
        actor: actorId,
        action: 'document.split',
        subject: { type: 'document', id: document.id },
        userId: document.userId,
        details: { into: planned.map(({ id }) => id) },
      });
      return { deletedAt };
    });
    return stored;
  }

  private async orWithoutFiles<T>(rows: readonly DocumentRow[], work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      for (const { storageKey } of rows) {
        await this.storage.remove(storageKey);
        await clearArrivingFile(this.dataSource.manager, storageKey);
      }
      const isLost = error instanceof DamagedObject || error instanceof ObjectNotFound;
      throw isLost ? damagedFile(error) : error;
    }
  }
}
