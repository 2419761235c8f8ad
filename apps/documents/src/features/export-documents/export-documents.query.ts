import { Injectable } from '@nestjs/common';
import type { Acting, DocumentId, ExportedDocument, Page, PageQuery } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { pageThatFits } from '@groundwork/platform-messaging';
import { DataSource, IsNull, LessThan } from 'typeorm';
import { toDocumentView } from '../../domain/document.view.ts';
import { DocumentRepository } from '../../persistence/document.repository.ts';
import { documentSchema } from '../../persistence/document.schema.ts';
import { labelsOfDocument, LearnedLabels } from '../../persistence/learned-label.repository.ts';
import { parseCursor } from '../../domain/parse-cursor.rules.ts';
import { toRowsFile, toStoredFile } from '../../domain/stored-file.view.ts';

const defaultLimit = 50;

@Injectable()
export class ExportDocuments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly documents: DocumentRepository,
    private readonly labels: LearnedLabels,
  ) {}

  async run({ userId, actorId, page }: Acting & { page: PageQuery }): Promise<Page<ExportedDocument>> {
    const { limit = defaultLimit } = page;
    const before = parseCursor(page);
    const { manager } = this.dataSource;
    const rows = await manager.find(documentSchema, {
      where: { userId, deletedAt: IsNull(), ...(before && { id: LessThan<DocumentId>(before) }) },
      order: { id: 'desc' },
      take: limit + 1,
    });
    if (!before && rows.length > 0) {
      const subject = { type: 'documents', id: userId };
      await appendAudit(manager, { actor: actorId, action: 'document.files-exported', subject, userId });
    }
    const figures = await this.documents.figuresOf(userId);
    const labels = await this.labels.ofOwner(manager, userId);
    const items = rows.map((row) => ({
      id: row.id,
      view: toDocumentView(row, figures),
      file: toStoredFile(row),
      rows: toRowsFile(row),
      learned: labelsOfDocument(labels, row.id),
    }));
    const { items: fittingItems, nextCursor } = pageThatFits(items, limit);
    return {
      items: fittingItems.map(({ id: _, ...item }) => item),
      nextCursor,
    };
  }
}
