import { Controller } from '@nestjs/common';
import {
  type Notice,
  type NoticeId,
  type NoticePreferenceBody,
  type NoticePreferences,
  rpc,
  type UserId,
} from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { DataSource } from 'typeorm';
import { noticeNotFound } from '../../identity.errors.ts';
import { findUser } from '../../persistence/change-user.ts';
import { MailBox } from '../send-mail/mail-box.ts';
import { noticeOf, type NoticeRow, noticesOf } from './notices-of.ts';
import { allPreferences, setPreference } from './notice-preferences.ts';

@Controller()
export class TellNoticesRpc {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mail: MailBox,
  ) {}

  @Rpc(rpc.identity.notices)
  list({ userId }: { userId: UserId }): Promise<Notice[]> {
    return noticesOf(this.dataSource.manager, userId);
  }

  @Rpc(rpc.identity.readNotice)
  async read({ userId, id }: { userId: UserId; id: NoticeId }): Promise<Notice> {
    const [rows] = await this.dataSource.query<[NoticeRow[], number]>(
      `update notices set read_at = coalesce(read_at, now()) where user_id = $1 and id = $2 and shown
       returning id, kind, at, read_at`,
      [userId, id],
    );
    if (!rows[0]) throw noticeNotFound();
    return noticeOf(rows[0]);
  }

  @Rpc(rpc.identity.readAllNotices)
  async readAll({ userId }: { userId: UserId }): Promise<Record<string, never>> {
    await this.dataSource.query('update notices set read_at = now() where user_id = $1 and read_at is null', [
      userId,
    ]);
    return {};
  }

  @Rpc(rpc.identity.noticePreferences)
  async preferences({ userId }: { userId: UserId }): Promise<NoticePreferences> {
    const kinds = await allPreferences(this.dataSource.manager, userId);
    return { mailConfigured: this.mail.isConfigured, kinds };
  }

  @Rpc(rpc.identity.changeNoticePreference)
  async change({ userId, ...wish }: NoticePreferenceBody & { userId: UserId }): Promise<NoticePreferences> {
    await findUser(this.dataSource.manager, userId);
    await setPreference(this.dataSource.manager, userId, wish);
    return this.preferences({ userId });
  }
}
