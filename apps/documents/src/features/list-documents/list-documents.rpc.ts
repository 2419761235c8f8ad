import { Controller } from '@nestjs/common';
import {
  byDocumentCategory,
  completeStatuses,
  type DocumentId,
  type DocumentPortfolio,
  type DocumentView,
  type Page,
  type PageQuery,
  rpc,
  type UserId,
} from '@groundwork/contracts';
import { pageThatFits, Rpc } from '@groundwork/platform-messaging';
import { DataSource, In, IsNull, LessThan } from 'typeorm';
import { DocumentRepository } from '../../persistence/document.repository.ts';
import { documentSchema, documentView } from '../../persistence/document.schema.ts';
import { cursorId } from './cursor-id.ts';

const defaultLimit = 100;

@Controller()
export class ListDocumentsRpc {
  constructor(
    private readonly dataSource: DataSource,
    private readonly documents: DocumentRepository,
  ) {}

  /** Ids are made in the order of time: newest first is the order of ids turned round. */
  @Rpc(rpc.documents.list)
  async list({ userId, page }: { userId: UserId; page: PageQuery }): Promise<Page<DocumentView>> {
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

  /** Documents that count as complete, by category. */
  @Rpc(rpc.documents.portfolio)
  async portfolio({ userId }: { userId: UserId }): Promise<DocumentPortfolio> {
    const rows = await this.dataSource.manager.find(documentSchema, {
      select: { category: true },
      where: { userId, status: In([...completeStatuses]), deletedAt: IsNull() },
    });
    const categories = byDocumentCategory(() => 0);
    for (const { category } of rows) categories[category] += 1;
    return { total: rows.length, categories };
  }
}
