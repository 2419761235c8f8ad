import { Injectable } from '@nestjs/common';
import {
  type BusinessSummary,
  type ManagerBody,
  type Page,
  type PracticeId,
  type PracticePlanBody,
  type PracticeSummary,
  rpc,
  type SubscriptionView,
  userId,
  type UserId,
  type UserQuery,
} from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { noSuchPractice } from '../../identity.errors.ts';
import { checkAdmin } from '../../persistence/admin-and-user.repository.ts';
import {
  businessSummaries,
  practiceSummaries,
  storeManager,
} from '../../persistence/oversight.repository.ts';
import { findPractice } from '../../persistence/practice.repository.ts';
import { auditPractice } from '../record-practice/record-practice.use-case.ts';

interface OfPractice {
  actorId: UserId;
  practiceId: PracticeId;
}

export type PracticeGift = OfPractice & PracticePlanBody;
export type Assignment = OfPractice & { manager: ManagerBody };

const pageSize = 50;

function pageIn<T extends { id: string }>(rows: readonly T[], limit: number): Page<T> {
  const items = rows.slice(0, limit);
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}

/** What an administrator needs to give plans. No data of a business is here. */
@Injectable()
export class OverseeBusinesses {
  constructor(
    private readonly dataSource: DataSource,
    private readonly services: RpcClient,
    private readonly clock: Clock,
  ) {}

  async businesses({ limit = pageSize, ...query }: UserQuery): Promise<Page<BusinessSummary>> {
    const wanted = { ...query, limit: limit + 1, now: this.clock.now() };
    return pageIn(await businessSummaries(this.dataSource.manager, wanted), limit);
  }

  async practices({ limit = pageSize, ...query }: UserQuery): Promise<Page<PracticeSummary>> {
    const wanted = { ...query, limit: limit + 1, now: this.clock.now() };
    return pageIn(await practiceSummaries(this.dataSource.manager, wanted), limit);
  }

  /** For billing, the practice is the one who has the plan. */
  async givePlan({ actorId, practiceId, ...given }: PracticeGift): Promise<SubscriptionView> {
    await this.dataSource.transaction(async (manager) => {
      await checkAdmin(manager, actorId);
      if (!(await findPractice(manager, practiceId))) throw noSuchPractice();
    });
    const gift = { actorId, userId: userId.parse(practiceId), ...given };
    return this.services.call(rpc.billing.givePlan, gift);
  }

  assignManager({ actorId: actor, practiceId: id, manager: assigned }: Assignment): Promise<PracticeSummary> {
    return this.dataSource.transaction(async (manager) => {
      await checkAdmin(manager, actor);
      if (!(await findPractice(manager, id))) throw noSuchPractice();
      await storeManager(manager, id, assigned);
      const action = assigned === null ? 'practice.manager-removed' : 'practice.manager-assigned';
      await auditPractice(manager, id, { actor, action });
      const [summary] = await practiceSummaries(manager, { id, limit: 1, now: this.clock.now() });
      if (!summary) throw noSuchPractice();
      return summary;
    });
  }
}
