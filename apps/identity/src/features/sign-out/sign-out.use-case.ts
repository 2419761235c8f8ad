import { Injectable } from '@nestjs/common';
import { tokenHash } from '@groundwork/platform-crypto';
import { DataSource } from 'typeorm';
import { sessionSchema } from '../../persistence/session.schema.ts';
import { revokeSessions } from '../revoke-sessions/revoke-sessions.use-case.ts';

@Injectable()
export class SignOut {
  constructor(private readonly dataSource: DataSource) {}

  /** A browser without the token presents the binding of its cookie. */
  async run(secret: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const hash = tokenHash(secret);
      // An open session comes first. A revoked one is a repeated sign-out, which may still owe its event.
      const session = await manager.findOne(sessionSchema, {
        where: [{ tokenHash: hash }, { previousTokenHash: hash }, { bindingHash: hash }],
        order: { revokedAt: { direction: 'desc', nulls: 'first' } },
      });
      if (session) await revokeSessions(manager, { userId: session.userId, id: session.id });
    });
  }
}
