import { Injectable } from '@nestjs/common';
import { log } from '@groundwork/platform-observability';
import { DataSource, type EntityManager } from 'typeorm';
import type { SignedEvent } from '../payments/payments.port.ts';

@Injectable()
export class WebhookEvents {
  constructor(private readonly dataSource: DataSource) {}

  async has(id: string): Promise<boolean> {
    const rows: unknown[] = await this.dataSource.query('select 1 from webhook_events where id = $1', [id]);
    return rows.length > 0;
  }

  async record(manager: EntityManager, { id, type }: SignedEvent, outcome: string): Promise<boolean> {
    const insert = `insert into webhook_events (id, type, outcome) values ($1, $2, $3)
                    on conflict do nothing returning id`;
    const first: unknown[] = await manager.query(insert, [id, type, outcome]);
    return first.length > 0;
  }

  async note(event: SignedEvent, outcome: string): Promise<void> {
    log().info({ event: event.id, type: event.type, outcome }, 'A webhook without effect');
    await this.record(this.dataSource.manager, event, outcome);
  }
}
