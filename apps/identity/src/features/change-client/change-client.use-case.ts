import { Injectable } from '@nestjs/common';
import { type Acting, type BusinessId, type Client, type ClientStage, events } from '@groundwork/contracts';
import { oweEvents } from '@groundwork/platform-messaging';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { clientNotFound } from '../../identity.errors.ts';
import { findBusiness } from '../../persistence/business.repository.ts';
import { clientView, findClient, storeStage } from '../../persistence/client.repository.ts';
import { activeGrantsOf } from '../../persistence/grant.repository.ts';
import { lockAsAdmin, type OfPractice, requireStaff } from '../manage-practice/manage-practice.use-case.ts';
import { closeGrant } from '../record-grant/record-grant.use-case.ts';

export type OfClient = Acting & OfPractice & { client: BusinessId };

@Injectable()
export class ChangeClient {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  change({ client: business, stage, ...of }: OfClient & { stage: ClientStage }): Promise<Client> {
    return this.dataSource.transaction(async (manager) => {
      await requireStaff(manager, of);
      const row = await findClient(manager, of.practiceId, { business, now: this.clock.now() });
      if (!row) throw clientNotFound();
      await storeStage(manager, of.practiceId, { business, stage });
      return clientView({ ...row, stage });
    });
  }

  async end({ client, ...of }: OfClient): Promise<Record<string, never>> {
    const now = this.clock.now();
    await this.dataSource.transaction(async (manager) => {
      await requireStaff(manager, of, 'admin');
      oweEvents(events.grantChanged, client);
      if (!(await findBusiness(manager, client))) throw clientNotFound();
      await lockAsAdmin(manager, of);
      const grants = await activeGrantsOf(manager, client, now);
      const grant = grants.find(({ holderId }) => holderId === of.practiceId);
      if (!grant) throw clientNotFound();
      await closeGrant(manager, grant, { actor: of.userId, now });
    });
    return {};
  }
}
