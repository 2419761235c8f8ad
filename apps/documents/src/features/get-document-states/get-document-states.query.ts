import { Injectable } from '@nestjs/common';
import type { DocumentStates, UserId } from '@groundwork/contracts';
import { DataSource } from 'typeorm';
import { toDocumentState } from '../../domain/document.view.ts';
import { documentSchema } from '../../persistence/document.schema.ts';

@Injectable()
export class GetDocumentStates {
  constructor(private readonly dataSource: DataSource) {}

  async run({ userId }: { userId: UserId }): Promise<DocumentStates> {
    const rows = await this.dataSource.manager.findBy(documentSchema, { userId });
    return {
      documents: rows.map((row) => ({
        version: row.version,
        deleted: row.deletedAt !== null,
        state: toDocumentState(row),
      })),
    };
  }
}
