import { Injectable } from '@nestjs/common';
import type { DocumentId, DocumentView, Page, PageQuery, UserId } from '@groundwork/contracts';
import { pageThatFits } from '@groundwork/platform-messaging';
import { DataSource, IsNull, LessThan } from 'typeorm';
import { documentView } from '../../domain/document.view.ts';
import { DocumentRepository } from '../../persistence/document.repository.ts';
import { documentSchema } from '../../persistence/document.schema.ts';
import { cursorId } from '../../domain/cursor-id.rules.ts';

const defaultLimit = 100;

@Injectable()
export class ListDocuments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly documents: DocumentRepository,
  ) {}

  /** Ids are made in the order of time: newest first is the order of ids turned round. */
  async run({ userId, page }: { userId: UserId; page: PageQuery }): Promise<Page<DocumentView>> {
    const { limit = defaultLimit } = page;
    const before = cursorId(page);
    const rows = await this.dataSource.manager.find(documentSchema, {
      where: { userId, deletedAt: IsNull(), ...(before && { id: LessThan<DocumentId>(before) }) },
      order: { id: 'desc' },
      take: limit + 1,
    });
    const figures = await this.documents.figuresOf(userId);
    return pageThatFits(
      rows.map((row) => documentView(row, figures)),
      limit,
    );
  }
}
