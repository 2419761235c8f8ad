import { Injectable } from '@nestjs/common';
import { type EventOf, events } from '@groundwork/contracts';
import { OnEvent } from '@groundwork/platform-messaging';
import { log } from '@groundwork/platform-observability';
import type { EntityManager } from 'typeorm';
import { RecountOwners } from './recount-owners.use-case.ts';

@Injectable()
export class RecountOnCatalogChanged {
  constructor(private readonly owners: RecountOwners) {}

  @OnEvent(events.catalogChanged, 'matching--reconsider-on-catalogue-changed')
  async handle({ data }: EventOf<typeof events.catalogChanged>, manager: EntityManager): Promise<void> {
    const result = await this.owners.run(manager, data.rows);
    log().info({ ...result, lenders: data.rows.length, version: data.version }, 'Owners were recounted');
  }
}
