import { Injectable } from '@nestjs/common';
import type { DocumentId, DocumentView, Page, PageQuery, UserId } from '@groundwork/contracts';
import { pageThatFits } from '@groundwork/platform-messaging';
import { DataSource, IsNull, LessThan } from 'typeorm';
import { toDocumentView } from '../../domain/document.view.ts';
import { DocumentRepository } from '../../persistence/document.repository.ts';
import { documentSchema } from '../../persistence/document.schema.ts';
import { WaitingDocuments } from '../../persistence/waiting-document.repository.ts';
import { parseCursor } from '../../domain/parse-cursor.rules.ts';

const defaultLimit = 100;

@Injectable()
export class ListDocuments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly documents: DocumentRepository,
    private readonly waiting: WaitingDocuments,
  ) {}

  /** Ids are version 7, so their order is the order of time. */
  async run({ userId, page }: { userId: UserId; page: PageQuery }): Promise<Page<DocumentView>> {
    const { limit = defaultLimit } = page;
    const before = parseCursor(page);
    const rows = await this.dataSource.manager.find(documentSchema, {
      where: { userId, deletedAt: IsNull(), ...(before && { id: LessThan<DocumentId>(before) }) },
      order: { id: 'desc' },
      take: limit + 1,
    });
    const figures = await this.documents.figuresOf(userId);
    const waits = await this.waiting.waitsOf(userId, rows);
    return pageThatFits(
      rows.map((row) => toDocumentView(row, figures, waits.get(row.id))),
      limit,
    );
  }
}
