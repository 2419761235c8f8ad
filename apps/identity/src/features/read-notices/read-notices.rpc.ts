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
import { ReadNotices } from './read-notices.use-case.ts';

@Controller()
export class ReadNoticesRpc {
  constructor(private readonly readNotices: ReadNotices) {}

  @Rpc(rpc.identity.notices)
  list(request: { userId: UserId }): Promise<Notice[]> {
    return this.readNotices.list(request);
  }

  @Rpc(rpc.identity.readNotice)
  read(request: { userId: UserId; id: NoticeId }): Promise<Notice> {
    return this.readNotices.read(request);
  }

  @Rpc(rpc.identity.readAllNotices)
  readAll(request: { userId: UserId }): Promise<Record<string, never>> {
    return this.readNotices.readAll(request);
  }

  @Rpc(rpc.identity.noticePreferences)
  preferences(request: { userId: UserId }): Promise<NoticePreferences> {
    return this.readNotices.preferences(request);
  }

  @Rpc(rpc.identity.changeNoticePreference)
  change(request: NoticePreferenceBody & { userId: UserId }): Promise<NoticePreferences> {
    return this.readNotices.change(request);
  }
}
