import { Injectable } from '@nestjs/common';
import type { AccountSession, UserId } from '@groundwork/contracts';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { isSessionOf } from '../../persistence/session.repository.ts';
import { openSessionsOf } from '../../persistence/session.schema.ts';

@Injectable()
export class ListSessions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async run({ userId, token }: { userId: UserId; token: string }): Promise<AccountSession[]> {
    const rows = await openSessionsOf(this.dataSource.manager, userId, this.clock.now());
    return rows.map((row) => ({
      id: row.id,
      device: row.device,
      createdAt: row.createdAt.toISOString(),
      lastUsedAt: row.lastUsedAt.toISOString(),
      current: isSessionOf(row, token),
    }));
  }
}
