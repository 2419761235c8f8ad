import { Injectable } from '@nestjs/common';
import { type Acting, type Business, type BusinessBody, type BusinessId } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { requireOwner } from '../../domain/people.rules.ts';
import { ownView } from '../../persistence/admission.repository.ts';
import { changeBusiness, lockBusiness } from '../../persistence/business.repository.ts';
import { activeGrantsOf } from '../../persistence/grant.repository.ts';
import { announceGrant } from '../record-grant/record-grant.use-case.ts';

type RenameCall = Acting & BusinessBody & { id: BusinessId };

@Injectable()
export class RenameBusiness {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  run({ userId: person, id, name }: RenameCall): Promise<Business> {
    const now = this.clock.now();
    return this.dataSource.transaction(async (manager) => {
      const business = await lockBusiness(manager, id);
      const grants = await activeGrantsOf(manager, id, now);
      requireOwner(grants, person);
      if (business.name !== name) {
        await changeBusiness(manager, { ...business, name, version: business.version + 1 });
        const subject = { type: 'business', id };
        await appendAudit(manager, { actor: person, action: 'business.renamed', subject, userId: id });
        const own = grants.find(({ holderId }) => holderId === person);
        if (own) await announceGrant(manager, own, now);
      }
      return ownView(manager, { person, now, to: id });
    });
  }
}
