import { Inject, Injectable } from '@nestjs/common';
import {
  type Acting,
  type AddedDocumentRequest,
  type DocumentRequestBody,
  type DocumentRequestId,
  documentRequestLimits,
  type RequestOrigin,
  type UserId,
} from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { newToken, tokenHash } from '@groundwork/platform-crypto';
import { log } from '@groundwork/platform-observability';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as newId } from 'uuid';
import type { DocumentRequestRow, DocumentRequestTexts } from '../../domain/document-request.model.ts';
import { checkRequestDay, dayBefore, expiryOfRequest } from '../../domain/document-request.rules.ts';
import { linkOfRequest, toDocumentRequest } from '../../domain/document-request.view.ts';
import { SITE_ORIGIN } from '../../domain/site-address.model.ts';
import { countByState, countMailedSince } from '../../persistence/document-request.repository.ts';
import { documentRequestSchema } from '../../persistence/document-request.schema.ts';
import { OwnerKeys } from '../../persistence/owner-key.repository.ts';
import { lockOwner } from '../../persistence/package.repository.ts';
import { tooManyDocumentRequests, tooManyMailedRequests } from '../../sharing.errors.ts';
import { announceRequest } from '../change-request-state/change-request-state.use-case.ts';
import { SendMail } from '../send-mail/send-mail.use-case.ts';

export type RequestCall = Acting & { request: DocumentRequestBody; origin: RequestOrigin };

async function requireRoom(
  manager: EntityManager,
  userId: UserId,
  { isMailed, now }: { isMailed: boolean; now: Date },
): Promise<void> {
  if ((await countByState(manager, userId, 'open')) >= documentRequestLimits.open)
    throw tooManyDocumentRequests();
  if (!isMailed) return;
  if ((await countMailedSince(manager, userId, dayBefore(now))) >= documentRequestLimits.mailedADay)
    throw tooManyMailedRequests();
}

@Injectable()
export class RequestDocument {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keys: OwnerKeys,
    private readonly mail: SendMail,
    private readonly clock: Clock,
    @Inject(SITE_ORIGIN) private readonly origin: string,
  ) {}

  /** The link works without the mail, so a mail that cannot be sent fails nothing. */
  async run({ request, origin, ...acting }: RequestCall): Promise<AddedDocumentRequest> {
    const now = this.clock.now();
    const { title, note, email, dueOn } = request;
    checkRequestDay(dueOn, this.clock.today());
    const { askedBy, businessName } = origin;
    const texts = { title, note, email, askedBy, businessName, token: newToken() };
    const row = await this.dataSource.transaction(async (manager) => {
      await lockOwner(manager, acting.userId);
      await requireRoom(manager, acting.userId, { isMailed: email !== null, now });
      return this.store(manager, { request, origin, ...acting }, { texts, now });
    });
    const { practiceId } = origin;
    await this.mail.request(acting, texts, { reminds: false, practiceId }).catch((error: unknown) => {
      log().warn({ err: error }, 'The mail with the link of a request is not sent');
    });
    return {
      request: toDocumentRequest(row, texts, 0),
      url: linkOfRequest(this.origin, texts.token),
    };
  }

  private async store(
    manager: EntityManager,
    { userId, actorId, request, origin }: RequestCall,
    { texts, now }: { texts: DocumentRequestTexts; now: Date },
  ): Promise<DocumentRequestRow> {
    const id = newId() as DocumentRequestId;
    const vault = await this.keys.vaultOf(manager, userId);
    const { category, subcategory, dueOn } = request;
    const row: DocumentRequestRow = {
      id,
      userId,
      practiceId: origin.practiceId,
      tokenHash: tokenHash(texts.token),
      sealedTexts: vault.seal('document_requests', 'sealed_texts', id, texts),
      category,
      subcategory,
      dueOn,
      state: 'open',
      version: 1,
      createdAt: now,
      expiresAt: expiryOfRequest(dueOn, now),
      lastReminderAt: null,
      mailedAt: texts.email === null ? null : now,
      closedAt: null,
    };
    await manager.insert(documentRequestSchema, row);
    const subject = { type: 'document-request', id };
    await appendAudit(manager, { actor: actorId, action: 'document-request.added', subject, userId });
    await announceRequest(manager, row);
    return row;
  }
}
