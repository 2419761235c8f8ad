import { Injectable } from '@nestjs/common';
import {
  businessId,
  type GivenPlanBody,
  type PracticeId,
  type PracticePlanBody,
  rpc,
  type SubscriptionView,
  userId,
  type UserId,
} from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { DataSource } from 'typeorm';
import { noSuchPractice, userNotFound } from '../../identity.errors.ts';
import { checkAdmin } from '../../persistence/admin-and-user.repository.ts';
import { isBusiness } from '../../persistence/oversight.repository.ts';
import { findPractice } from '../../persistence/practice.repository.ts';

export interface Gift extends GivenPlanBody {
  readonly actorId: UserId;
  readonly userId: UserId;
}

export interface PracticeGift extends PracticePlanBody {
  readonly actorId: UserId;
  readonly practiceId: PracticeId;
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
    return this.give(gift);
  }

  async toPractice({ practiceId, ...given }: PracticeGift): Promise<SubscriptionView> {
    const { manager } = this.dataSource;
    await checkAdmin(manager, given.actorId);
    if (!(await findPractice(manager, practiceId))) throw noSuchPractice();
    return this.give({ ...given, userId: userId.parse(practiceId) });
  }

  private give(gift: Gift): Promise<SubscriptionView> {
    return this.services.call(rpc.billing.givePlan, gift);
  }
}
