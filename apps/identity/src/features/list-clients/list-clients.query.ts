import { Injectable } from '@nestjs/common';
import type { Client, ClientQuery, Page } from '@groundwork/contracts';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { clientCursor, placeOf } from '../../domain/client-cursor.rules.ts';
import { clientsOf, clientView } from '../../persistence/client.repository.ts';
import { type OfPractice, requireStaff } from '../manage-practice/manage-practice.use-case.ts';

export type ClientsCall = OfPractice & { page: ClientQuery };

@Injectable()
export class ListClients {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async run({ page, ...of }: ClientsCall): Promise<Page<Client>> {
    const { manager } = this.dataSource;
    const { search, stage, sort = 'name', limit = 50, cursor } = page;
    const after = cursor === undefined ? undefined : placeOf(cursor, sort);
    const wanted = { now: this.clock.now(), sort, search, stage, after, limit: limit + 1 };
    const [rows] = await Promise.all([clientsOf(manager, of.practiceId, wanted), requireStaff(manager, of)]);
    const items = rows.slice(0, limit);
    const end = rows.length > limit ? items.at(-1) : undefined;
    return {
      items: items.map(clientView),
      nextCursor: end ? clientCursor(end.key, end.businessId) : null,
    };
  }
}
