import { Injectable } from '@nestjs/common';
import {
  type Acting,
  type DocumentRequest,
  type ExportedRequest,
  type Page,
  type PageQuery,
  type UserId,
} from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { foreignCursor } from '@groundwork/platform-errors';
import { pageThatFits } from '@groundwork/platform-messaging';
import { DataSource, type EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import type {
  DocumentRequestRow,
  DocumentRequestTexts,
  RequestAnswerRow,
} from '../../domain/document-request.model.ts';
import { toDocumentRequest, toExportedRequest } from '../../domain/document-request.view.ts';
import { openDocumentRequestTexts } from '../../domain/sealed-place.rules.ts';
import { answersOf, documentRequestsBefore } from '../../persistence/document-request.repository.ts';
import { OwnerKeys } from '../../persistence/owner-key.repository.ts';

const defaultLimit = 50;

type ToView<T> = (row: DocumentRequestRow, texts: DocumentRequestTexts, answers: RequestAnswerRow[]) => T;

const withCount: ToView<DocumentRequest> = (row, texts, answers) =>
  toDocumentRequest(row, texts, answers.filter(({ storedAt }) => storedAt !== null).length);

@Injectable()
export class ListDocumentRequests {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keys: OwnerKeys,
  ) {}

  run(userId: UserId, page: PageQuery): Promise<Page<DocumentRequest>> {
    return this.pageOf(userId, page, withCount);
  }

  async export({ userId, actorId }: Acting, page: PageQuery): Promise<Page<ExportedRequest>> {
    if (page.cursor === undefined) {
      const subject = { type: 'document-requests', id: userId };
      const entry = { actor: actorId, action: 'document-requests.exported', subject, userId };
      await appendAudit(this.dataSource.manager, entry);
    }
    return this.pageOf(userId, page, toExportedRequest);
  }

  async viewOf(manager: EntityManager, row: DocumentRequestRow): Promise<DocumentRequest> {
    const vault = await this.keys.vaultOf(manager, row.userId);
    const answers = await answersOf(manager, row.userId, [row.id]);
    return withCount(row, openDocumentRequestTexts(vault, row), answers);
  }

  private async pageOf<T extends { id: string }>(
    userId: UserId,
    { cursor, limit = defaultLimit }: PageQuery,
    toView: ToView<T>,
  ): Promise<Page<T>> {
    if (cursor !== undefined && !isUuid(cursor)) throw foreignCursor();
    const { manager } = this.dataSource;
    const rows = await documentRequestsBefore(manager, userId, { before: cursor, limit: limit + 1 });
    return pageThatFits(await this.views(manager, rows, toView), limit);
  }

  private async views<T>(
    manager: EntityManager,
    rows: DocumentRequestRow[],
    toView: ToView<T>,
  ): Promise<T[]> {
    const [first] = rows;
    if (!first) return [];
    const vault = await this.keys.vaultOf(manager, first.userId);
    const ids = rows.map(({ id }) => id);
    const answers = await answersOf(manager, first.userId, ids);
    return rows.map((row) =>
      toView(
        row,
        openDocumentRequestTexts(vault, row),
        answers.filter(({ requestId }) => requestId === row.id),
      ),
    );
  }
}
