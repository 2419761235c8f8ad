import { Injectable } from '@nestjs/common';
import { type Acting, type BusinessId, events } from '@groundwork/contracts';
import { oweEvents } from '@groundwork/platform-messaging';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { requireOtherOwner } from '../../domain/people.rules.ts';
import { businessNotFound, staffCannotLeave } from '../../identity.errors.ts';
import { heldGrant } from '../../persistence/admission.repository.ts';
import { lockBusiness } from '../../persistence/business.repository.ts';
import { activeGrantsOf, hasHeldGrant } from '../../persistence/grant.repository.ts';
import { closeGrant } from '../record-grant/record-grant.use-case.ts';

@Injectable()
export class LeaveBusiness {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async run({ userId: person, id }: Acting & { id: BusinessId }): Promise<Record<string, never>> {
    const now = this.clock.now();
    await this.dataSource.transaction(async (manager) => {
      if (await hasHeldGrant(manager, id, person)) oweEvents(events.grantChanged, id);
      await lockBusiness(manager, id);
      const grants = await activeGrantsOf(manager, id, now);
      const own = grants.find(({ holderId }) => holderId === person);
      if (!own) {
        const throughPractice = await heldGrant(manager, { person, now, to: id });
        throw throughPractice ? staffCannotLeave() : businessNotFound();
      }
      requireOtherOwner(grants, own);
      await closeGrant(manager, own, { actor: person, now });
    });
    return {};
  }
}
