import { Injectable } from '@nestjs/common';
import type { Acting, AnswerHolderBody, DocumentView } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import { documentNotFound } from '../../documents.errors.ts';
import type { DocumentRow, OwnDocument } from '../../domain/document.model.ts';
import { type StoredAnswer, withAnswer } from '../../domain/holder.rules.ts';
import { DocumentRepository, lockDocument } from '../../persistence/document.repository.ts';
import { documentSchema } from '../../persistence/document.schema.ts';
import { compareAgain } from '../../persistence/owner-names.repository.ts';
import { type DocumentEvent, publishDocument } from '../publish-document/publish-document.use-case.ts';

type Request = OwnDocument & Acting;
type Answer = AnswerHolderBody['answer'];

interface Change {
  readonly event: DocumentEvent;
  readonly row: DocumentRow;
}

function stored(row: DocumentRow, answer: StoredAnswer): Change | null {
  if (row.deletedAt !== null) throw documentNotFound();
  const holder = withAnswer(row, answer);
  return row.holder?.answer === answer ? null : { event: 'documentProcessed', row: { ...row, holder } };
}

@Injectable()
export class AnswerHolder {
  constructor(
    private readonly dataSource: DataSource,
    private readonly documents: DocumentRepository,
    private readonly clock: Clock,
  ) {}

  async run(request: Request, answer: Answer): Promise<DocumentView> {
    const row = await this.dataSource.transaction(async (manager) => {
      const document = await lockDocument(manager, request.documentId);
      if (document?.userId !== request.userId) throw documentNotFound();
      const change = answer === 'remove' ? this.removed(document) : stored(document, answer);
      return change === null ? document : store(manager, request, change, answer);
    });
    return this.documents.toView(row);
  }

  private removed(row: DocumentRow): Change | null {
    if (row.deletedAt !== null) return null;
    return { event: 'documentDeleted', row: { ...row, deletedAt: this.clock.now() } };
  }
}

async function store(
  manager: EntityManager,
  { actorId }: Request,
  { event, row: changed }: Change,
  answer: Answer,
): Promise<DocumentRow> {
  const row = { ...changed, version: changed.version + 1 };
  await manager.save(documentSchema, row);
  await appendAudit(manager, {
    actor: actorId,
    action: 'document.holder-answered',
    subject: { type: 'document', id: row.id },
    userId: row.userId,
    details: { answer },
  });
  await publishDocument(manager, event, row);
  await compareAgain(manager, row.userId);
  return row;
}
