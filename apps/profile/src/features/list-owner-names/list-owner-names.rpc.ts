import { Controller } from '@nestjs/common';
import { type OwnerNames, rpc, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ListOwnerNames } from './list-owner-names.query.ts';

@Controller()
export class ListOwnerNamesRpc {
  constructor(private readonly listOwnerNames: ListOwnerNames) {}

  @Rpc(rpc.profile.ownerNames)
  answer({ userId }: { userId: UserId }): Promise<OwnerNames> {
    return this.listOwnerNames.run(userId);
  }
}
