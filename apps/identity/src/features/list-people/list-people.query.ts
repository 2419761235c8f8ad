import { Injectable } from '@nestjs/common';
import {
  type ActorOfBusiness,
  businessId,
  type Grant,
  type Invitation,
  peopleLimits,
  type UserId,
} from '@groundwork/contracts';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { actorsOf, grantsOf, grantView } from '../../persistence/grant.repository.ts';
import { invitationsOf, invitationView } from '../../persistence/invitation.repository.ts';

const dayMs = 86_400_000;

interface OfBusiness {
  userId: UserId;
}

@Injectable()
export class ListPeople {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async people({ userId }: OfBusiness): Promise<Grant[]> {
    const now = this.clock.now();
    const since = new Date(now.getTime() - peopleLimits.endedGrantDays * dayMs);
    const rows = await grantsOf(this.dataSource.manager, businessId.parse(userId), since);
    return rows.map((row) => grantView(row, now));
  }

  async invitations({ userId }: OfBusiness): Promise<Invitation[]> {
    const from = { businessId: businessId.parse(userId), practiceId: null };
    const rows = await invitationsOf(this.dataSource.manager, from);
    return rows.map((row) => invitationView(row, this.clock.now()));
  }

  actors({ userId }: OfBusiness): Promise<ActorOfBusiness[]> {
    return actorsOf(this.dataSource.manager, businessId.parse(userId));
  }
}
