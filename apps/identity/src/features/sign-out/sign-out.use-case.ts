import { Injectable } from '@nestjs/common';
import { tokenHash } from '@groundwork/platform-crypto';
import { DataSource, IsNull } from 'typeorm';
import { sessionSchema } from '../../persistence/session.schema.ts';
import { revokeSessions } from '../revoke-sessions/revoke-sessions.use-case.ts';

@Injectable()
export class SignOut {
  constructor(private readonly dataSource: DataSource) {}

  /** A browser without the token presents the binding of its cookie. */
  async run(secret: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const hash = tokenHash(secret);
      const isOpen = { revokedAt: IsNull() };
      const where = [{ tokenHash: hash }, { previousTokenHash: hash }, { bindingHash: hash }];
      const session = await manager.findOneBy(
        sessionSchema,
        where.map((each) => ({ ...each, ...isOpen })),
      );
      if (session) await revokeSessions(manager, { userId: session.userId, id: session.id });
    });
  }
}
