import { Injectable } from '@nestjs/common';
import { openBusiness } from '../open-business/open-business.use-case.ts';
import { type Acting, type Business, type BusinessBody, businessId, planLimits } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { v7 as newId } from 'uuid';
import { highestPlan } from '../../domain/plan-rank.rules.ts';
import { businessLimit } from '../../identity.errors.ts';
import { ownView } from '../../persistence/admission.repository.ts';
import { businessesOwnedBy } from '../../persistence/business.repository.ts';
import { lockUser } from '../../persistence/user.repository.ts';

@Injectable()
export class AddBusiness {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  run({ userId: person, name }: Acting & BusinessBody): Promise<Business> {
    const now = this.clock.now();
    const id = businessId.parse(newId());
    return this.dataSource.transaction(async (manager) => {
      await lockUser(manager, person);
      const owned = await businessesOwnedBy(manager, person);
      const { ownBusinesses } = planLimits[highestPlan(owned.map(({ plan }) => plan))];
      if (owned.length >= ownBusinesses) throw businessLimit();
      await openBusiness(manager, { id, name, creator: person, now });
      await appendAudit(manager, {
        actor: person,
        action: 'business.added',
        subject: { type: 'business', id },
        userId: id,
      });
      return ownView(manager, { person, now, to: id });
    });
  }
}
