import { Injectable } from '@nestjs/common';
import {
  type BusinessSummary,
  type ManagerBody,
  type Page,
  type PracticeId,
  type PracticeSummary,
  type UserId,
  type UserQuery,
} from '@groundwork/contracts';
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

export interface Assignment {
  actorId: UserId;
  practiceId: PracticeId;
  manager: ManagerBody;
}

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
