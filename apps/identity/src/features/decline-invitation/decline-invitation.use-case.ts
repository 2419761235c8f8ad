import { Injectable } from '@nestjs/common';
import { tokenHash } from '@groundwork/platform-crypto';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { invitationStateAt } from '../../domain/invitation.rules.ts';
import { invitationClosed, invitationNotValid } from '../../identity.errors.ts';
import { findInvitationBy, lockInvitation } from '../../persistence/invitation.repository.ts';
import { AttemptLimits } from '../limit-attempts/limit-attempts.use-case.ts';
import type { TokenCall } from '../read-invitation/read-invitation.use-case.ts';
import { recordInvitation } from '../record-invitation/record-invitation.use-case.ts';

@Injectable()
export class DeclineInvitation {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: AttemptLimits,
    private readonly clock: Clock,
  ) {}

  /** Repeated: no error. */
  async run({ token, clientAddress }: TokenCall): Promise<Record<string, never>> {
    const hash = tokenHash(token);
    const sent = await this.limits.findByToken(clientAddress, (manager) => findInvitationBy(manager, hash));
    await this.dataSource.transaction(async (manager) => {
      const row = sent && (await lockInvitation(manager, sent.id));
      if (!row) throw invitationNotValid();
      const state = invitationStateAt(row, this.clock.now());
      if (state === 'declined') return;
      if (state !== 'open') throw invitationClosed(state);
      await recordInvitation(manager, row, { state: 'declined' }, { actor: 'invited' });
    });
    return {};
  }
}
