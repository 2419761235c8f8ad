import { Body, Controller, Param, Query } from '@nestjs/common';
import {
  type Notice,
  noticeId,
  type NoticeId,
  type NoticePreferenceBody,
  type NoticePreferences,
  type Page,
  type PageQuery,
  routes,
  rpc,
} from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { pageOfWhole } from '../../http/answer-list.ts';
import { IdPipe } from '../../http/id.pipe.ts';
import { Route } from '../../http/route.ts';
import { ZodPipe } from '../../http/zod.pipe.ts';
import { type Caller, SignedIn } from '../../session/caller.ts';

@Controller()
export class TellNoticesController {
  constructor(private readonly services: RpcClient) {}

  @Route(routes.notices)
  async list(
    @SignedIn() { user }: Caller,
    @Query(new ZodPipe(routes.notices.query)) query: PageQuery,
  ): Promise<Notice[] | Page<Notice>> {
    return pageOfWhole(await this.services.call(rpc.identity.notices, { userId: user.id }), query);
  }

  @Route(routes.readNotice)
  read(@SignedIn() { user }: Caller, @Param('id', new IdPipe(noticeId)) id: NoticeId): Promise<Notice> {
    return this.services.call(rpc.identity.readNotice, { userId: user.id, id });
  }

  @Route(routes.readAllNotices)
  async readAll(@SignedIn() { user }: Caller): Promise<{ success: true }> {
    await this.services.call(rpc.identity.readAllNotices, { userId: user.id });
    return { success: true };
  }

  @Route(routes.noticePreferences)
  preferences(@SignedIn() { user }: Caller): Promise<NoticePreferences> {
    return this.services.call(rpc.identity.noticePreferences, { userId: user.id });
  }

  @Route(routes.changeNoticePreference)
  change(
    @SignedIn() { user }: Caller,
    @Body(new ZodPipe(routes.changeNoticePreference.body)) body: NoticePreferenceBody,
  ): Promise<NoticePreferences> {
    return this.services.call(rpc.identity.changeNoticePreference, { userId: user.id, ...body });
  }
}
