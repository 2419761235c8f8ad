import { Injectable } from '@nestjs/common';
import {
  byDocumentCategory,
  completeStatuses,
  type DocumentPortfolio,
  progressByCategory,
  type UserId,
} from '@groundwork/contracts';
import { DataSource, In, IsNull } from 'typeorm';
import { isCategoryOpen } from '../../domain/file-by-reading.rules.ts';
import { isOthersSample } from '../../domain/sample-files.rules.ts';
import { documentSchema } from '../../persistence/document.schema.ts';

@Injectable()
export class GetPortfolio {
  constructor(private readonly dataSource: DataSource) {}

  async run(userId: UserId): Promise<DocumentPortfolio> {
    const all = await this.dataSource.manager.find(documentSchema, {
      select: {
        category: true,
        categoryChosen: true,
        classification: true,
        corrections: true,
        status: true,
        reviewRequired: true,
        sha256: true,
        holder: true,
      },
      where: { userId, status: In([...completeStatuses]), deletedAt: IsNull() },
    });
    const rows = all.filter((row) => !isCategoryOpen(row) && !isOthersSample(row));
    const categories = byDocumentCategory(() => 0);
    for (const { category } of rows) categories[category] += 1;
    return { total: rows.length, categories, progress: progressByCategory(rows) };
  }
}
