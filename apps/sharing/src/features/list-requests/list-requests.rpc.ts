import { Controller } from '@nestjs/common';
import {
  type LenderRequest,
  type LenderRequestQuery,
  type Page,
  type PageQuery,
  rpc,
  type SharedRequest,
  type UserId,
} from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ListRequests } from './list-requests.query.ts';

@Controller()
export class ListRequestsRpc {
  constructor(private readonly listRequests: ListRequests) {}

  @Rpc(rpc.sharing.requests)
  ofOwner({ userId, page }: { userId: UserId; page: LenderRequestQuery }): Promise<Page<LenderRequest>> {
    return this.listRequests.run(userId, page);
  }

  @Rpc(rpc.sharing.sharedRequests)
  ofReader({ session, page }: { session: string; page: PageQuery }): Promise<Page<SharedRequest>> {
    return this.listRequests.ofSession(session, page);
  }
}
