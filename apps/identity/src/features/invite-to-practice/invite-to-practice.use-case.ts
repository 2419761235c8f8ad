import { Injectable } from '@nestjs/common';
import {
  type Acting,
  type AddedInvitation,
  adviserAreas,
  type Invitation,
  type InvitationId,
  type PracticeInviteBody,
} from '@groundwork/contracts';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import { requireClientRoom } from '../../domain/people.rules.ts';
import { alreadyHere } from '../../identity.errors.ts';
import { isClient } from '../../persistence/client.repository.ts';
import { activeGrantsOfHolder } from '../../persistence/grant.repository.ts';
import { invitationsOf, invitationView, type Sender } from '../../persistence/invitation.repository.ts';
import { isStaff, type PracticeRow } from '../../persistence/practice.repository.ts';
import { withdrawInvitation } from '../invite-person/invite-person.use-case.ts';
import { requireNoOpenInvitation, SendInvitation } from '../send-invitation/send-invitation.use-case.ts';
import { lockAsAdmin, type OfPractice, requireStaff } from '../manage-practice/manage-practice.use-case.ts';

type InviteCall = Acting & OfPractice & { invitation: PracticeInviteBody };
type WithdrawCall = Acting & OfPractice & { invitationId: InvitationId };

@Injectable()
export class InviteToPractice {
  constructor(
    private readonly dataSource: DataSource,
    private readonly invitations: SendInvitation,
    private readonly clock: Clock,
  ) {}

  async list(of: OfPractice): Promise<Invitation[]> {
    const { manager } = this.dataSource;
    await requireStaff(manager, of, 'admin');
    const rows = await invitationsOf(manager, { businessId: null, practiceId: of.practiceId });
    return rows.map((row) => invitationView(row, this.clock.now()));
  }

  invite(call: InviteCall): Promise<AddedInvitation> {
    const now = this.clock.now();
    const terms = termsOf(call.invitation);
    const from: Sender = { businessId: null, practiceId: call.practiceId };
    const sending = { from, actor: call.userId, now };
    return this.dataSource.transaction(async (manager) => {
      const practice = await lockAsAdmin(manager, call);
      await requireNew(manager, practice, { ...terms, now });
      await requireNoOpenInvitation(manager, sending, terms);
      if (terms.kind === 'client')
        requireClientRoom(await activeGrantsOfHolder(manager, practice.id, now), practice.plan);
      return this.invitations.send(manager, sending, terms);
    });
  }

  async withdraw(call: WithdrawCall): Promise<Record<string, never>> {
    const { userId: actor, practiceId, invitationId } = call;
    await this.dataSource.transaction(async (manager) => {
      await lockAsAdmin(manager, call);
      const isOwn = (row: { practiceId: string | null }) => row.practiceId === practiceId;
      await withdrawInvitation(manager, { invitationId, actor, isOwn });
    });
    return {};
  }
}

function termsOf({ kind, email, businessName, areas, role }: PracticeInviteBody) {
  const isClientInvited = kind === 'client';
  return {
    kind,
    email,
    businessName: isClientInvited ? (businessName ?? null) : null,
    areas: isClientInvited ? (areas ?? adviserAreas) : null,
    role: isClientInvited ? null : (role ?? 'staff'),
    grantExpiresAt: null,
    handOver: false,
  };
}

async function requireNew(
  manager: EntityManager,
  { id }: PracticeRow,
  { kind, email, now }: { kind: 'client' | 'staff'; email: string; now: Date },
): Promise<void> {
  const isHere = kind === 'staff' ? isStaff(manager, id, email) : isClient(manager, id, { email, now });
  if (await isHere) throw alreadyHere();
}
