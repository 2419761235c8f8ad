import { Injectable } from '@nestjs/common';
import {
  type Acting,
  type AddedInvitation,
  adviserAreas,
  type BusinessId,
  businessId,
  type InvitationId,
  type InviteBody,
  memberAreas,
  ownerAreas,
  type UserId,
  userId as toUserId,
} from '@groundwork/contracts';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import { endOfGrant } from '../../domain/grant-state.rules.ts';
import { requireOwner, requireRoom } from '../../domain/people.rules.ts';
import {
  alreadyHere,
  handOverToOwner,
  invitationClosed,
  invitationNotFound,
  ownerHasEverything,
  passwordNeeded,
} from '../../identity.errors.ts';
import { planOfBusiness } from '../../persistence/admission.repository.ts';
import { lockBusiness } from '../../persistence/business.repository.ts';
import { activeGrantsOf, hasAccess } from '../../persistence/grant.repository.ts';
import { lockInvitation } from '../../persistence/invitation.repository.ts';
import type { OnSuccess } from '../limit-attempts/limit-attempts.use-case.ts';
import { recordInvitation } from '../record-invitation/record-invitation.use-case.ts';
import { VerifyOwner } from '../verify-owner/verify-owner.use-case.ts';
import { requireNoOpenInvitation, SendInvitation } from '../send-invitation/send-invitation.use-case.ts';

export type InviteCall = Acting & { invitation: InviteBody; clientAddress?: string | undefined };
type WithdrawCall = Acting & { invitationId: InvitationId };

const usualAreas = { owner: ownerAreas, member: memberAreas, adviser: adviserAreas };

@Injectable()
export class InvitePerson {
  constructor(
    private readonly dataSource: DataSource,
    private readonly invitations: SendInvitation,
    private readonly owner: VerifyOwner,
    private readonly clock: Clock,
  ) {}

  async invite(call: InviteCall): Promise<AddedInvitation> {
    const now = this.clock.now();
    const terms = termsOf(call.invitation, now);
    const id = businessId.parse(call.userId);
    const actor = toUserId.parse(call.actorId);
    const onSuccess = await this.provePassword(call, actor);
    const sending = { from: { businessId: id, practiceId: null }, actor, now };
    return this.dataSource.transaction(async (manager) => {
      await lockBusiness(manager, id);
      const grants = await activeGrantsOf(manager, id, now);
      requireOwner(grants, actor);
      await onSuccess?.(manager);
      if (await hasAccess(manager, id, { email: terms.email, role: call.invitation.role, now }))
        throw alreadyHere();
      await requireNoOpenInvitation(manager, sending, terms);
      requireRoom(grants, await planOfBusiness(manager, id, now));
      return this.invitations.send(manager, sending, terms);
    });
  }

  async withdraw({ userId, actorId, invitationId }: WithdrawCall): Promise<Record<string, never>> {
    const id = businessId.parse(userId);
    const now = this.clock.now();
    await this.dataSource.transaction(async (manager) => {
      await lockBusiness(manager, id);
      requireOwner(await activeGrantsOf(manager, id, now), actorId);
      await withdrawInvitation(manager, {
        invitationId,
        actor: actorId,
        isOwn: (row) => row.businessId === id,
      });
    });
    return {};
  }

  /** A person at an open browser must not be able to give the business away. */
  private async provePassword(
    { invitation, clientAddress }: InviteCall,
    actor: UserId,
  ): Promise<OnSuccess | undefined> {
    if (!invitation.handOver) return undefined;
    if (invitation.password === undefined) throw passwordNeeded();
    const proof = { userId: actor, password: invitation.password, clientAddress };
    return (await this.owner.verify(proof)).onSuccess;
  }
}

function termsOf({ email, role, areas, expiresAt, handOver = false }: InviteBody, now: Date) {
  if (handOver && role !== 'owner') throw handOverToOwner();
  if (role === 'owner' && expiresAt) throw ownerHasEverything('expiresAt');
  return {
    kind: role,
    email,
    businessName: null,
    areas: role === 'owner' ? ownerAreas : (areas ?? usualAreas[role]),
    role: null,
    grantExpiresAt: endOfGrant(expiresAt, now),
    handOver,
  };
}

interface Withdrawal {
  invitationId: InvitationId;
  actor: string;
  isOwn: (row: { businessId: BusinessId | null; practiceId: string | null }) => boolean;
}

/** Repeated: no error. */
export async function withdrawInvitation(
  manager: EntityManager,
  { invitationId, actor, isOwn }: Withdrawal,
): Promise<void> {
  const row = await lockInvitation(manager, invitationId);
  if (!row || !isOwn(row)) throw invitationNotFound();
  if (row.state === 'accepted') throw invitationClosed('accepted');
  if (row.state !== 'open') return;
  await recordInvitation(manager, row, { state: 'withdrawn' }, { actor });
}
