import { Injectable } from '@nestjs/common';
import {
  type AddedInvitation,
  type InvitationId,
  type InvitationKind,
  pages,
  peopleLimits,
  type UserId,
} from '@groundwork/contracts';
import { newToken, tokenHash } from '@groundwork/platform-crypto';
import type { EntityManager } from 'typeorm';
import { v7 as newId } from 'uuid';
import { dayBefore, expiryOfInvitation, secondsUntilNext } from '../../domain/invitation.rules.ts';
import { invitationNotFound, invitationOpen, tooManyInvitations } from '../../identity.errors.ts';
import {
  findInvitation,
  hasOpenInvitation,
  type InvitationRow,
  invitationView,
  type Sender,
  sentSince,
} from '../../persistence/invitation.repository.ts';
import { MailQueue } from '../../persistence/mail-queue.repository.ts';
import { sendInvitation } from '../record-invitation/record-invitation.use-case.ts';

export class PublicOrigin {
  constructor(readonly url: string) {}
}

type Terms = Pick<InvitationRow, 'kind' | 'email' | 'businessName' | 'areas' | 'role'> &
  Pick<InvitationRow, 'grantExpiresAt' | 'handOver'>;

interface Sending {
  from: Sender;
  actor: UserId;
  now: Date;
}

async function requireTurn(manager: EntityManager, { from, now }: Sending): Promise<void> {
  const { business, practice } = peopleLimits.invitationsADay;
  const most = from.practiceId === null ? business : practice;
  const sent = await sentSince(manager, from, { since: dayBefore(now), most });
  const wait = secondsUntilNext(sent, most, now);
  if (wait !== undefined) throw tooManyInvitations(wait);
}

export async function requireNoOpenInvitation(
  manager: EntityManager,
  { from, now }: Sending,
  to: { email: string; kind: InvitationKind },
): Promise<void> {
  if (await hasOpenInvitation(manager, from, { ...to, now })) throw invitationOpen();
}

/** Call it with the lock of the sender: limits hold for simultaneous calls. */
@Injectable()
export class SendInvitation {
  constructor(
    private readonly mail: MailQueue,
    private readonly origin: PublicOrigin,
  ) {}

  async send(manager: EntityManager, sending: Sending, terms: Terms): Promise<AddedInvitation> {
    const { from, actor, now } = sending;
    await requireTurn(manager, sending);
    const id = newId() as InvitationId;
    const token = newToken();
    const dates = { createdAt: now, expiresAt: expiryOfInvitation(now) };
    const row = { id, ...from, ...terms, ...dates, createdBy: actor, tokenHash: tokenHash(token) };
    await sendInvitation(manager, row, actor);
    const stored = await findInvitation(manager, id);
    if (!stored) throw invitationNotFound();
    const invitation = invitationView(stored, now);
    const { name, practice, business } = invitation.from;
    await this.mail.enqueue(manager, actor, {
      kind: `invitation-${terms.kind}`,
      to: terms.email,
      token,
      from: { name, place: practice ?? business ?? name },
      ...(from.practiceId && { practiceId: from.practiceId }),
    });
    return { invitation, url: `${this.origin.url}${pages.invitation}#${token}` };
  }
}
