import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { documentNotFound } from '../../documents.errors.ts';
import type { DocumentRow } from '../../domain/document.model.ts';
import { documentSchema } from '../../persistence/document.schema.ts';
import { LearnedLabels } from '../../persistence/learned-label.repository.ts';
import { type DocumentEvent, publishDocument } from '../publish-document/publish-document.use-case.ts';

@Injectable()
export class ChangeDocument {
  constructor(
    private readonly dataSource: DataSource,
    private readonly labels: LearnedLabels,
  ) {}

  /** Publishes exactly one event for each change. */
  async run(
    find: (manager: EntityManager) => Promise<DocumentRow | null>,
    event: DocumentEvent,
    decide: (
      row: DocumentRow,
      manager: EntityManager,
    ) => Partial<DocumentRow> | Promise<Partial<DocumentRow>>,
  ): Promise<DocumentRow> {
    return this.dataSource.transaction(async (manager) => {
      const document = await find(manager);
      if (!document) throw documentNotFound();
      const row = { ...document, ...(await decide(document, manager)), version: document.version + 1 };
      await manager.save(documentSchema, row);
      const isDecided = row.corrections !== document.corrections || row.status !== document.status;
      if (isDecided) await this.labels.follow(manager, row);
      await publishDocument(manager, event, row);
      return row;
    });
  }
}
