import { Injectable } from '@nestjs/common';
import type {
  Notice,
  NoticeId,
  NoticePreferenceBody,
  NoticePreferences,
  UserId,
} from '@groundwork/contracts';
import { DataSource } from 'typeorm';
import { noticeNotFound } from '../../identity.errors.ts';
import { findUser } from '../../persistence/user.repository.ts';
import { MailQueue } from '../../persistence/mail-queue.repository.ts';
import { toNotice, type NoticeRow, noticesOf } from '../../persistence/notice.repository.ts';
import { allPreferences, setPreference } from '../../persistence/notice-preference.repository.ts';

@Injectable()
export class ReadNotices {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mail: MailQueue,
  ) {}

  list({ userId }: { userId: UserId }): Promise<Notice[]> {
    return noticesOf(this.dataSource.manager, userId);
  }

  async read({ userId, id }: { userId: UserId; id: NoticeId }): Promise<Notice> {
    const [rows] = await this.dataSource.query<[NoticeRow[], number]>(
      `update notices set read_at = coalesce(read_at, now()) where user_id = $1 and id = $2 and shown
       returning id, kind, subject, at, read_at`,
      [userId, id],
    );
    if (!rows[0]) throw noticeNotFound();
    return toNotice(rows[0]);
  }

  async readAll({ userId }: { userId: UserId }): Promise<Record<string, never>> {
    await this.dataSource.query('update notices set read_at = now() where user_id = $1 and read_at is null', [
      userId,
    ]);
    return {};
  }

  async preferences({ userId }: { userId: UserId }): Promise<NoticePreferences> {
    const kinds = await allPreferences(this.dataSource.manager, userId);
    return { mailConfigured: this.mail.isConfigured, kinds };
  }

  async change({ userId, ...wish }: NoticePreferenceBody & { userId: UserId }): Promise<NoticePreferences> {
    await findUser(this.dataSource.manager, userId);
    await setPreference(this.dataSource.manager, userId, wish);
    return this.preferences({ userId });
  }
}
