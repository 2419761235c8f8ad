import { Injectable } from '@nestjs/common';
import { tokenHash } from '@groundwork/platform-crypto';
import { DataSource, IsNull } from 'typeorm';
import { revokeSessions, sessionSchema } from '../../persistence/session.schema.ts';

@Injectable()
export class SignOut {
  constructor(private readonly dataSource: DataSource) {}

  async run(token: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const open = { tokenHash: tokenHash(token), revokedAt: IsNull() };
      const session = await manager.findOneBy(sessionSchema, open);
      if (session) await revokeSessions(manager, { userId: session.userId, id: session.id });
    });
  }
}
