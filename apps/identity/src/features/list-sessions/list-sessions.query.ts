import { Injectable } from '@nestjs/common';
import type { AccountSession, UserId } from '@groundwork/contracts';
import { tokenHash } from '@groundwork/platform-crypto';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { openSessionsOf } from '../../persistence/session.schema.ts';

@Injectable()
export class ListSessions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async run({ userId, token }: { userId: UserId; token: string }): Promise<AccountSession[]> {
    const rows = await openSessionsOf(this.dataSource.manager, userId, this.clock.now());
    const currentHash = tokenHash(token);
    return rows.map((row) => ({
      id: row.id,
      device: row.device,
      createdAt: row.createdAt.toISOString(),
      lastUsedAt: row.lastUsedAt.toISOString(),
      current: row.tokenHash === currentHash,
    }));
  }
}
