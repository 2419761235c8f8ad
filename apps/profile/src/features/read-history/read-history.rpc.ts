import { Controller } from '@nestjs/common';
import { type Page, type PageQuery, type ProfileChange, rpc, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ReadHistory } from './read-history.query.ts';

@Controller()
export class ReadHistoryRpc {
  constructor(private readonly readHistory: ReadHistory) {}

  @Rpc(rpc.profile.history)
  answer(request: { userId: UserId; page: PageQuery }): Promise<Page<ProfileChange>> {
    return this.readHistory.run(request);
  }
}
