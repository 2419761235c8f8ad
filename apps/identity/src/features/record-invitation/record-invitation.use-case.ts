import { events, type GrantId, type PracticeId, type UserId } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { appendToOutbox } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import {
  insertInvitation,
  type InvitationRow,
  type NewInvitation,
  settleInvitation,
} from '../../persistence/invitation.repository.ts';

interface Outcome {
  state: 'accepted' | 'declined' | 'withdrawn';
  acceptedBy?: UserId;
  resultId?: GrantId | PracticeId;
}

type Announced = Pick<InvitationRow, 'id' | 'kind' | 'businessId' | 'practiceId' | 'state' | 'version'>;

async function announce(
  manager: EntityManager,
  { id, kind, businessId, practiceId, state, version }: Announced,
  { actor, action }: { actor: string; action: string },
): Promise<void> {
  await appendAudit(manager, {
    actor,
    action,
    subject: { type: 'invitation', id },
    ...(businessId && { userId: businessId }),
    details: { kind, ...(practiceId && { practiceId }) },
  });
  const owner = businessId ?? practiceId;
  if (!owner) throw new Error('An invitation has no sender');
  await appendToOutbox(manager, events.invitationChanged, {
    aggregateId: id,
    aggregateVersion: version,
    userId: owner,
    data: { invitationId: id, state },
  });
}

export async function sendInvitation(
  manager: EntityManager,
  row: NewInvitation,
  actor: string,
): Promise<void> {
  await insertInvitation(manager, row);
  await announce(manager, { ...row, state: 'open', version: 1 }, { actor, action: 'invitation.sent' });
}

export async function recordInvitation(
  manager: EntityManager,
  row: InvitationRow,
  outcome: Outcome,
  { actor }: { actor: string },
): Promise<void> {
  const settled = { ...row, ...outcome, version: row.version + 1 };
  await settleInvitation(manager, {
    id: row.id,
    state: outcome.state,
    version: settled.version,
    ...(outcome.acceptedBy && { acceptedBy: outcome.acceptedBy }),
    ...(outcome.resultId && { resultId: outcome.resultId }),
  });
  await announce(manager, settled, { actor, action: `invitation.${outcome.state}` });
}
