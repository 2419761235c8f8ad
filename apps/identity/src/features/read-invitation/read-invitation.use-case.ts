import { Injectable } from '@nestjs/common';
import type { InvitationTokenBody, OpenedInvitation } from '@groundwork/contracts';
import { tokenHash } from '@groundwork/platform-crypto';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { invitationNotValid } from '../../identity.errors.ts';
import { findInvitationBy, invitationPreview } from '../../persistence/invitation.repository.ts';
import { AttemptLimits } from '../limit-attempts/limit-attempts.use-case.ts';

export interface TokenCall extends InvitationTokenBody {
  clientAddress?: string | undefined;
}

@Injectable()
export class ReadInvitation {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: AttemptLimits,
    private readonly clock: Clock,
  ) {}

  async run({ token, clientAddress }: TokenCall): Promise<OpenedInvitation> {
    await this.limits.beforeLink(clientAddress);
    const row = await findInvitationBy(this.dataSource.manager, tokenHash(token));
    if (!row) throw invitationNotValid();
    return invitationPreview(row, this.clock.now());
  }
}
