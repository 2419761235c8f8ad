import { Injectable } from '@nestjs/common';
import type { Acting, LinkId, PhoneCode } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { newCode } from '../../domain/code.rules.ts';
import { linkStateOf } from '../../domain/link.model.ts';
import { addCode, checkCodesOfDay } from '../../persistence/code.repository.ts';
import { lockLink } from '../../persistence/link.repository.ts';
import { OwnerKeys } from '../../persistence/owner-key.repository.ts';
import { linkLocked, linkRevoked } from '../../sharing.errors.ts';

@Injectable()
export class ShowCode {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keys: OwnerKeys,
    private readonly clock: Clock,
  ) {}

  /** The owner reads the code to the recipient by phone. */
  run({ userId, actorId }: Acting, linkId: LinkId): Promise<PhoneCode> {
    const now = this.clock.now();
    return this.dataSource.transaction(async (manager) => {
      const link = await lockLink(manager, { userId, linkId });
      const state = linkStateOf(link, now);
      if (state === 'locked') throw linkLocked();
      if (state !== 'active') throw linkRevoked();
      await checkCodesOfDay(manager, link, now);
      const code = newCode();
      const vault = await this.keys.vaultOf(manager, userId);
      const expiresAt = await addCode(manager, vault, link, { code, now });
      const subject = { type: 'package-link', id: linkId };
      await appendAudit(manager, { actor: actorId, action: 'package.code-shown', subject, userId });
      return { code, expiresAt: expiresAt.toISOString() };
    });
  }
}
