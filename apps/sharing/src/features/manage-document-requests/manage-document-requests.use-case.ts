import { Inject, Injectable } from '@nestjs/common';
import type { Acting, DocumentRequest, DocumentRequestId, RequestLink } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import type { DocumentRequestRow } from '../../domain/document-request.model.ts';
import { isRemindedToday } from '../../domain/document-request.rules.ts';
import { linkOfRequest } from '../../domain/document-request.view.ts';
import { openDocumentRequestTexts } from '../../domain/sealed-place.rules.ts';
import { SITE_ORIGIN } from '../../domain/site-address.model.ts';
import { lockDocumentRequest } from '../../persistence/document-request.repository.ts';
import { documentRequestSchema } from '../../persistence/document-request.schema.ts';
import { OwnerKeys } from '../../persistence/owner-key.repository.ts';
import { documentRequestClosed, remindedToday } from '../../sharing.errors.ts';
import { changeRequestState } from '../change-request-state/change-request-state.use-case.ts';
import { ListDocumentRequests } from '../list-document-requests/list-document-requests.query.ts';
import { SendMail } from '../send-mail/send-mail.use-case.ts';

export type RequestChange = Acting & { requestId: DocumentRequestId };

@Injectable()
export class ManageDocumentRequests {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keys: OwnerKeys,
    private readonly mail: SendMail,
    private readonly requests: ListDocumentRequests,
    private readonly clock: Clock,
    @Inject(SITE_ORIGIN) private readonly origin: string,
  ) {}

  /** The mail is part of the change: a failed mail is no reminder. */
  remind({ requestId, ...acting }: RequestChange): Promise<DocumentRequest> {
    const now = this.clock.now();
    return this.dataSource.transaction(async (manager) => {
      const row = await lockDocumentRequest(manager, { userId: acting.userId, requestId });
      if (row.state !== 'open' || row.expiresAt <= now) throw documentRequestClosed();
      if (isRemindedToday(row, now)) throw remindedToday();
      const { userId, actorId } = acting;
      await manager.update(documentRequestSchema, { userId, id: requestId }, { lastReminderAt: now });
      await this.audit(manager, { actorId, row, action: 'reminded' });
      const vault = await this.keys.vaultOf(manager, userId);
      await this.mail.request(acting, openDocumentRequestTexts(vault, row), {
        reminds: true,
        practiceId: row.practiceId,
      });
      return this.requests.viewOf(manager, { ...row, lastReminderAt: now });
    });
  }

  close({ requestId, userId, actorId }: RequestChange): Promise<DocumentRequest> {
    return this.dataSource.transaction(async (manager) => {
      const row = await lockDocumentRequest(manager, { userId, requestId });
      if (row.state === 'closed') return this.requests.viewOf(manager, row);
      const change = { state: 'closed', actor: actorId, now: this.clock.now() } as const;
      return this.requests.viewOf(manager, await changeRequestState(manager, row, change));
    });
  }

  link({ requestId, userId, actorId }: RequestChange): Promise<RequestLink> {
    return this.dataSource.transaction(async (manager) => {
      const row = await lockDocumentRequest(manager, { userId, requestId });
      if (row.state === 'closed' || row.expiresAt <= this.clock.now()) throw documentRequestClosed();
      await this.audit(manager, { actorId, row, action: 'link-copied' });
      const vault = await this.keys.vaultOf(manager, userId);
      return { url: linkOfRequest(this.origin, openDocumentRequestTexts(vault, row).token) };
    });
  }

  private async audit(
    manager: EntityManager,
    { actorId, row, action }: { actorId: string; row: DocumentRequestRow; action: string },
  ): Promise<void> {
    const subject = { type: 'document-request', id: row.id };
    await appendAudit(manager, {
      actor: actorId,
      action: `document-request.${action}`,
      subject,
      userId: row.userId,
    });
  }
}
