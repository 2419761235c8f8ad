import { Injectable } from '@nestjs/common';
import { events, type Grant, type GrantId, type Practice, type PracticeId } from '@groundwork/contracts';
import { tokenHash } from '@groundwork/platform-crypto';
import { oweEvents } from '@groundwork/platform-messaging';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import { invitationStateAt } from '../../domain/invitation.rules.ts';
import {
  grantNotFound,
  invitationClosed,
  invitationForOtherEmail,
  invitationNotValid,
  practiceNotFound,
} from '../../identity.errors.ts';
import { findGrantById, grantView } from '../../persistence/grant.repository.ts';
import {
  findInvitationBy,
  type InvitationRow,
  lockInvitation,
} from '../../persistence/invitation.repository.ts';
import { practicesOf } from '../../persistence/practice.repository.ts';
import { findUser } from '../../persistence/user.repository.ts';
import { AttemptLimits } from '../limit-attempts/limit-attempts.use-case.ts';
import { recordInvitation } from '../record-invitation/record-invitation.use-case.ts';
import {
  type Acceptance,
  type AcceptCall,
  lockSides,
  applyInvitation,
} from '../apply-invitation/apply-invitation.use-case.ts';

@Injectable()
export class AcceptInvitation {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: AttemptLimits,
    private readonly clock: Clock,
  ) {}

  async run(call: AcceptCall): Promise<Grant | Practice> {
    const now = this.clock.now();
    const hash = tokenHash(call.token);
    const sent = await this.limits.findByToken(call.clientAddress, (manager) =>
      findInvitationBy(manager, hash),
    );
    if (!sent) throw invitationNotValid();
    return this.dataSource.transaction(async (manager) => {
      const user = await findUser(manager, call.userId);
      if (user.email !== sent.email) throw invitationForOtherEmail();
      const sides = await lockSides(manager, sent, call);
      const row = await lockInvitation(manager, sent.id);
      if (!row) throw invitationNotValid();
      const acceptance = { row, call, person: user.id, sides, now };
      const resultId = await this.accept(manager, acceptance);
      return resultOf(manager, row, { ...acceptance, resultId });
    });
  }

  /** The same person again has the same result. */
  private async accept(manager: EntityManager, acceptance: Acceptance): Promise<GrantId | PracticeId> {
    const { row, person, now } = acceptance;
    const state = invitationStateAt(row, now);
    if (row.handOver && row.businessId) oweEvents(events.grantChanged, row.businessId);
    if (state === 'accepted' && row.acceptedBy === person && row.resultId) return row.resultId;
    if (state !== 'open') throw invitationClosed(state);
    const resultId = await applyInvitation(manager, acceptance);
    const outcome = { state: 'accepted', acceptedBy: person, resultId } as const;
    await recordInvitation(manager, row, outcome, { actor: person });
    return resultId;
  }
}

async function resultOf(
  manager: EntityManager,
  { kind }: InvitationRow,
  { resultId, person, now }: Acceptance & { resultId: GrantId | PracticeId },
): Promise<Grant | Practice> {
  if (kind === 'staff') {
    const [practice] = await practicesOf(manager, { person, now, id: resultId as PracticeId });
    if (!practice) throw practiceNotFound();
    return practice;
  }
  const grant = await findGrantById(manager, resultId as GrantId);
  if (!grant) throw grantNotFound();
  return grantView(grant, now);
}
