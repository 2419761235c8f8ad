import { Injectable } from '@nestjs/common';
import type { InvitationTokenBody, OpenedInvitation } from '@groundwork/contracts';
import { tokenHash } from '@groundwork/platform-crypto';
import { Clock } from '@groundwork/platform-time';
import { invitationNotValid } from '../../identity.errors.ts';
import { findInvitationBy, invitationPreview } from '../../persistence/invitation.repository.ts';
import { AttemptLimits } from '../limit-attempts/limit-attempts.use-case.ts';

export interface TokenCall extends InvitationTokenBody {
  clientAddress?: string | undefined;
}

@Injectable()
export class ReadInvitation {
  constructor(
    private readonly limits: AttemptLimits,
    private readonly clock: Clock,
  ) {}

  async run({ token, clientAddress }: TokenCall): Promise<OpenedInvitation> {
    const hash = tokenHash(token);
    const row = await this.limits.findByToken(clientAddress, (manager) => findInvitationBy(manager, hash));
    if (!row) throw invitationNotValid();
    return invitationPreview(row, this.clock.now());
  }
}
