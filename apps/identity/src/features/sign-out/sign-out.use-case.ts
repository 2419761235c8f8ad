import { Injectable } from '@nestjs/common';
import { events } from '@groundwork/contracts';
import { tokenHash } from '@groundwork/platform-crypto';
import { appendToOutbox } from '@groundwork/platform-messaging';
import { DataSource, IsNull } from 'typeorm';
import { sessionSchema } from '../../persistence/session.schema.ts';

@Injectable()
export class SignOut {
  constructor(private readonly dataSource: DataSource) {}

  /** Revokes the token's session and tells every gateway; an unknown token is already out. */
  async run(token: string): Promise<void> {
    const hash = tokenHash(token);
    await this.dataSource.transaction(async (manager) => {
      const session = await manager.findOneBy(sessionSchema, { tokenHash: hash, revokedAt: IsNull() });
      if (!session) return;
      await manager.update(sessionSchema, { tokenHash: hash }, { revokedAt: new Date() });
      await appendToOutbox(manager, events.sessionRevoked, {
        aggregateId: hash,
        aggregateVersion: 1,
        userId: session.userId,
        data: { tokenHashes: [hash] },
      });
    });
  }
}
