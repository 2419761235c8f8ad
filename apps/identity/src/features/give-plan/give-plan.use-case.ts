import { Injectable } from '@nestjs/common';
import {
  businessId,
  type GivenPlanBody,
  rpc,
  type SubscriptionView,
  type UserId,
} from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { DataSource } from 'typeorm';
import { userNotFound } from '../../identity.errors.ts';
import { checkAdmin } from '../../persistence/admin-and-user.repository.ts';
import { isBusiness } from '../../persistence/oversight.repository.ts';

export interface Gift extends GivenPlanBody {
  readonly actorId: UserId;
  readonly userId: UserId;
}

/** Billing has the plans, and this service has the businesses and the roles. */
@Injectable()
export class GivePlan {
  constructor(
    private readonly dataSource: DataSource,
    private readonly services: RpcClient,
  ) {}

  async run(gift: Gift): Promise<SubscriptionView> {
    const { manager } = this.dataSource;
    await checkAdmin(manager, gift.actorId);
    if (!(await isBusiness(manager, businessId.parse(gift.userId)))) throw userNotFound();
    return this.services.call(rpc.billing.givePlan, gift);
  }
}
