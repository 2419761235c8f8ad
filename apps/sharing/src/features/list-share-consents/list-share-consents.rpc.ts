import { Controller } from '@nestjs/common';
import { type Page, type PageQuery, rpc, type ShareConsent, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ListShareConsents } from './list-share-consents.query.ts';

@Controller()
export class ListShareConsentsRpc {
  constructor(private readonly listConsents: ListShareConsents) {}

  @Rpc(rpc.sharing.consents)
  answer({ userId, page }: { userId: UserId; page: PageQuery }): Promise<Page<ShareConsent>> {
    return this.listConsents.run(userId, page);
  }
}
