import { Injectable } from '@nestjs/common';
import type { Acting, DocumentView, SplitDocumentBody } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { Clock } from '@groundwork/platform-time';
import type { DocumentRow, OwnDocument } from '../../domain/document.model.ts';
import { assertSplittable, createPart } from '../../domain/split-document.rules.ts';
import { DocumentRepository } from '../../persistence/document.repository.ts';
import { documentSchema } from '../../persistence/document.schema.ts';
import { FileCopies } from '../../persistence/file-copies.store.ts';
import { NewDocuments } from '../../persistence/new-document.repository.ts';
import { countTry } from '../../persistence/reviewer-rejection.repository.ts';
import { ChangeDocument } from '../change-document/change-document.use-case.ts';
import { EnqueueAnalysis } from '../enqueue-analysis/enqueue-analysis.use-case.ts';
import { publishDocument } from '../publish-document/publish-document.use-case.ts';

type Request = OwnDocument & Acting & { split: SplitDocumentBody };

@Injectable()
export class SplitDocument {
  constructor(
    private readonly documents: DocumentRepository,
    private readonly changes: ChangeDocument,
    private readonly newDocuments: NewDocuments,
    private readonly files: FileCopies,
    private readonly analysis: EnqueueAnalysis,
    private readonly clock: Clock,
  ) {}

  async run(request: Request): Promise<DocumentView[]> {
    const { userId, documentId, split } = request;
    const original = await this.documents.get({ userId, documentId });
    assertSplittable(original, split.parts);
    await this.newDocuments.assertRoomForParts(original, split.parts.length);
    const now = this.clock.now();
    const planned = split.parts.map((part) => createPart(original, part, now));
    const stored = await this.store(request, original, planned);
    for (const row of stored) await this.analysis.enqueue(row);
    return Promise.all(stored.map((row) => this.documents.toView(row)));
  }

  private async store(
    request: Request,
    original: DocumentRow,
    planned: readonly DocumentRow[],
  ): Promise<DocumentRow[]> {
    try {
      await this.files.copy(original, planned);
      return await this.replace(request, planned);
    } catch (error) {
      await this.files.remove(planned);
      throw error;
    }
  }

  private async replace(
    { actorId, split, ...own }: Request,
    planned: readonly DocumentRow[],
  ): Promise<DocumentRow[]> {
    const stored: DocumentRow[] = [];
    const find = this.documents.lockOwn(own);
    await this.changes.run(find, 'documentDeleted', async (document, manager) => {
      assertSplittable(document, split.parts);
      await countTry(manager, document);
      const deletedAt = this.clock.now();
      // its bytes are free before the parts are counted
      await manager.update(documentSchema, { userId: document.userId, id: document.id }, { deletedAt });
      for (const row of planned) stored.push(await this.newDocuments.store(manager, row));
      for (const row of stored) await publishDocument(manager, 'documentUploaded', row);
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
}
