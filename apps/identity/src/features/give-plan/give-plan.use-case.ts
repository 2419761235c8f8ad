import { Injectable } from '@nestjs/common';
import { type GivenPlanBody, rpc, type SubscriptionView, type UserId } from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { DataSource } from 'typeorm';
import { lockAdminAndUser } from '../../persistence/admin-and-user.repository.ts';

export interface Gift extends GivenPlanBody {
  readonly actorId: UserId;
  readonly userId: UserId;
}

/** Billing has the plans, and this service has the users and their roles. */
@Injectable()
export class GivePlan {
  constructor(
    private readonly dataSource: DataSource,
    private readonly services: RpcClient,
  ) {}

  async run(gift: Gift): Promise<SubscriptionView> {
    await this.dataSource.transaction((manager) => lockAdminAndUser(manager, gift.actorId, gift.userId));
    return this.services.call(rpc.billing.givePlan, gift);
  }
}
