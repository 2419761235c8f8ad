import { Controller } from '@nestjs/common';
import {
  completeStatuses,
  type DocumentPortfolio,
  type DocumentView,
  rpc,
  type UserId,
} from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { DataSource, In } from 'typeorm';
import { documentSchema, documentView } from '../../persistence/document.schema.ts';

@Controller()
export class ListDocumentsRpc {
  constructor(private readonly dataSource: DataSource) {}

  @Rpc(rpc.documents.list)
  async list({ userId }: { userId: UserId }): Promise<DocumentView[]> {
    const rows = await this.dataSource.manager.find(documentSchema, {
      where: { userId },
      order: { createdAt: 'desc', id: 'desc' },
    });
    return rows.map(documentView);
  }

  /** Documents that count as complete, by category. */
  @Rpc(rpc.documents.portfolio)
  async portfolio({ userId }: { userId: UserId }): Promise<DocumentPortfolio> {
    const rows = await this.dataSource.manager.find(documentSchema, {
      select: { category: true },
      where: { userId, status: In([...completeStatuses]) },
    });
    const categories = { tax_documents: 0, bank_statements: 0, financial_reports: 0 };
    for (const { category } of rows) categories[category] += 1;
    return { total: rows.length, categories };
  }
}
