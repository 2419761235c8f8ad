import { Injectable } from '@nestjs/common';
import { events, mostNotices, type NoticeKind, type UserId } from '@groundwork/contracts';
import { appendToOutbox } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import { v7 as newId } from 'uuid';
import { userSchema } from '../../persistence/user.schema.ts';
import { ownersOf } from '../../persistence/grant.repository.ts';
import { MailQueue } from '../../persistence/mail-queue.repository.ts';
import { preferenceFor } from '../../persistence/notice-preference.repository.ts';

export interface NewNotice {
  userId: UserId;
  kind: NoticeKind;
  /** The document, device or export. One unread notice for each subject is enough. */
  subject: string;
}

@Injectable()
export class AddNotice {
  constructor(private readonly mail: MailQueue) {}

  /** `userId` is the business. */
  async runForOwners(manager: EntityManager, notice: NewNotice): Promise<void> {
    const owners = await ownersOf(manager, notice.userId);
    for (const userId of owners) await this.run(manager, { ...notice, userId });
  }

  async run(manager: EntityManager, notice: NewNotice): Promise<void> {
    const { userId, kind } = notice;
    const user = await manager.findOneBy(userSchema, { id: userId });
    if (!user) return;
    const { inApp, byMail } = await preferenceFor(manager, userId, kind);
    const isMailed = byMail && this.mail.isConfigured && !(await this.wasMailed(manager, notice));
    if (inApp || isMailed) await this.store(manager, notice, { isOnScreen: inApp, isMailed });
    if (isMailed) await this.mail.enqueue(manager, userId, { kind, to: user.email });
    if (!inApp) return;
    const event = { aggregateId: userId, aggregateVersion: 1, userId, data: { kind } };
    await appendToOutbox(manager, events.noticeAdded, event);
  }

  private async wasMailed(manager: EntityManager, { userId, kind, subject }: NewNotice): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      `select 1 from notices where user_id = $1 and kind = $2 and subject = $3
         and mailed_at > now() - interval '1 day' limit 1`,
      [userId, kind, subject],
    );
    return rows.length > 0;
  }

  private async store(
    manager: EntityManager,
    { userId, kind, subject }: NewNotice,
    { isOnScreen, isMailed }: { isOnScreen: boolean; isMailed: boolean },
  ): Promise<void> {
    await manager.query(
      `insert into notices (id, user_id, kind, subject, shown, mailed_at)
       values ($1, $2, $3, $4, $5, case when $6 then now() end)
       on conflict (user_id, kind, subject) where read_at is null and shown
         do update set at = now(), mailed_at = coalesce(excluded.mailed_at, notices.mailed_at)`,
      [newId(), userId, kind, subject, isOnScreen, isMailed],
    );
    await manager.query(
      `delete from notices where user_id = $1
         and id not in (select id from notices where user_id = $1 order by at desc limit $2)`,
      [userId, mostNotices],
    );
  }
}
