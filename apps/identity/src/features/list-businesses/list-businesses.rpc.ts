import { Controller } from '@nestjs/common';
import { type Business, rpc, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ListBusinesses } from './list-businesses.query.ts';

@Controller()
export class ListBusinessesRpc {
  constructor(private readonly businesses: ListBusinesses) {}

  @Rpc(rpc.identity.businesses)
  answer(request: { userId: UserId }): Promise<Business[]> {
    return this.businesses.run(request);
  }
}
