import { Injectable } from '@nestjs/common';
import {
  actorId,
  businessId,
  type DocumentId,
  documentRequestLimits,
  type ReceivedAnswer,
  rpc,
} from '@groundwork/contracts';
import { DomainError } from '@groundwork/platform-errors';
import { RpcClient } from '@groundwork/platform-messaging';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as newId } from 'uuid';
import {
  answererOf,
  type DocumentRequestRow,
  type RequestAnswerRow,
} from '../../domain/document-request.model.ts';
import { countsAsAnswer } from '../../domain/document-request.rules.ts';
import { openDocumentRequestTexts } from '../../domain/sealed-place.rules.ts';
import { answersOf, lockDocumentRequest } from '../../persistence/document-request.repository.ts';
import { requestAnswerSchema } from '../../persistence/document-request.schema.ts';
import { OwnerKeys } from '../../persistence/owner-key.repository.ts';
import { documentRequestClosed } from '../../sharing.errors.ts';
import { changeRequestState } from '../change-request-state/change-request-state.use-case.ts';
import { OpenDocumentRequest, type TokenCall } from '../open-document-request/open-document-request.query.ts';

const registerMs = 10_000;

interface RecordedAnswer {
  isNew: boolean;
  pages: number | null;
}

const isDuplicate = (error: unknown): boolean =>
  error instanceof DomainError && error.code === 'DUPLICATE_DOCUMENT';

@Injectable()
export class AnswerDocumentRequest {
  constructor(
    private readonly dataSource: DataSource,
    private readonly requests: OpenDocumentRequest,
    private readonly keys: OwnerKeys,
    private readonly services: RpcClient,
    private readonly clock: Clock,
  ) {}

  async begin({
    receiver,
    ...call
  }: TokenCall & { receiver: string }): Promise<{ documentId: DocumentId; key: string }> {
    const { userId, state } = await this.requests.rowOf(call);
    if (state === 'closed') throw documentRequestClosed();
    await this.services.call(rpc.documents.admitUpload, { userId });
    const documentId = newId() as DocumentId;
    const place = { userId, documentId, receiver, arriving: true };
    const { key } = await this.services.call(rpc.documents.fileKey, place);
    return { documentId, key };
  }

  /** The answer is reserved first, so that simultaneous ones are at most five. */
  async record(call: TokenCall & { file: ReceivedAnswer }): Promise<RecordedAnswer> {
    const { file, ...token } = call;
    const request = await this.requests.rowOf(token);
    const earlier = await this.reserve(request, file);
    if (earlier) return { isNew: false, pages: earlier.pages };
    const isNew = await this.register(request, file).catch(async (error: unknown) => {
      await this.drop(request, file);
      throw error;
    });
    await this.store(request, file, isNew);
    return { isNew, pages: file.pages };
  }

  private reserve(
    { userId, id: requestId }: DocumentRequestRow,
    { sentSha256: sha256, documentId, pages }: ReceivedAnswer,
  ): Promise<RequestAnswerRow | undefined> {
    const now = this.clock.now();
    return this.dataSource.transaction(async (manager) => {
      const { state } = await lockDocumentRequest(manager, { userId, requestId });
      if (state === 'closed') throw documentRequestClosed();
      const answers = await answersOf(manager, userId, [requestId]);
      const same = answers.find((answer) => answer.sha256 === sha256);
      if (same?.storedAt) return same;
      const others = answers.filter((answer) => answer !== same && countsAsAnswer(answer, now));
      if (others.length >= documentRequestLimits.answers) throw documentRequestClosed();
      const row = { userId, requestId, sha256, documentId, pages, beganAt: now, storedAt: null };
      await manager.upsert(requestAnswerSchema, row, ['userId', 'requestId', 'sha256']);
      return undefined;
    });
  }

  /** Without a document: the business has these bytes already. */
  private async register(
    row: DocumentRequestRow,
    { documentId, incomingKey, originalName, fileSize, sha256 }: ReceivedAnswer,
  ): Promise<boolean> {
    const { userId, id, category, subcategory } = row;
    const upload = {
      documentId,
      incomingKey,
      fileSize,
      sha256,
      originalName: originalName ?? (await this.nameOf(row)),
      userId,
      businessId: businessId.parse(userId),
      actorId: actorId.parse(id),
      mediaType: 'application/pdf' as const,
      category,
      subcategory,
    };
    try {
      await this.services.call(rpc.documents.register, upload, registerMs);
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  }

  private async nameOf(row: DocumentRequestRow): Promise<string> {
    const vault = await this.keys.vaultOf(this.dataSource.manager, row.userId);
    const { title } = openDocumentRequestTexts(vault, row);
    return `${title.replace(/[\\/]/gu, ' ').trim()}.pdf`;
  }

  private async drop(
    { userId, id: requestId }: DocumentRequestRow,
    { sentSha256: sha256 }: ReceivedAnswer,
  ): Promise<void> {
    await this.dataSource.manager.delete(requestAnswerSchema, { userId, requestId, sha256 });
  }

  private async store(
    { userId, id: requestId }: DocumentRequestRow,
    { sentSha256: sha256, documentId, pages }: ReceivedAnswer,
    isNew: boolean,
  ): Promise<void> {
    const now = this.clock.now();
    await this.dataSource.transaction(async (manager: EntityManager) => {
      const row = await lockDocumentRequest(manager, { userId, requestId });
      await manager.update(requestAnswerSchema, { userId, requestId, sha256 }, { storedAt: now });
      const details = { via: 'request', pages, ...(isNew && { documentId }) };
      const state = row.state === 'closed' ? 'closed' : 'answered';
      await changeRequestState(manager, row, {
        state,
        action: 'answered',
        actor: answererOf(requestId),
        now,
        details,
      });
    });
  }
}
