import { events, type UserId } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { appendToOutbox, oweEvents } from '@groundwork/platform-messaging';
import type { EntityManager } from 'typeorm';
import { grantStateAt } from '../../domain/grant-state.rules.ts';
import {
  type GrantRow,
  insertGrant,
  type NewGrant,
  updateGrant,
} from '../../persistence/grant.repository.ts';
import { openInvitationsFrom } from '../../persistence/invitation.repository.ts';
import { staffIds } from '../../persistence/practice.repository.ts';
import { recordInvitation } from '../record-invitation/record-invitation.use-case.ts';

export interface By {
  actor: string;
  now: Date;
}

const mostPersons = 1000;

export async function holdersOf(
  manager: EntityManager,
  { holderType, holderId }: GrantRow,
): Promise<UserId[]> {
  if (holderType === 'person') return [holderId as UserId];
  const staff = await staffIds(manager, holderId as Parameters<typeof staffIds>[1]);
  return staff.slice(0, mostPersons);
}

async function record(
  manager: EntityManager,
  grant: GrantRow,
  { actor, now, action }: By & { action: string },
): Promise<void> {
  const { id, businessId, holderType, holderId, role } = grant;
  await appendAudit(manager, {
    actor,
    action,
    subject: { type: 'grant', id },
    userId: businessId,
    details: { grantId: id, role, ...(holderType === 'practice' && { practiceId: holderId }) },
  });
  await announceGrant(manager, grant, now);
}

/** Gateways drop what they remember of the business. */
export async function announceGrant(manager: EntityManager, grant: GrantRow, now: Date): Promise<void> {
  const { id, businessId, holderType, holderId, role, areas, expiresAt, version } = grant;
  await appendToOutbox(manager, events.grantChanged, {
    aggregateId: id,
    aggregateVersion: version,
    userId: businessId,
    data: {
      grantId: id,
      holder: { type: holderType, id: holderId },
      personIds: await holdersOf(manager, grant),
      role,
      areas,
      state: grantStateAt(grant, now),
      expiresAt: expiresAt?.toISOString() ?? null,
    },
  });
}

export async function addGrant(manager: EntityManager, grant: NewGrant, by: By): Promise<GrantRow> {
  const row = await insertGrant(manager, grant);
  await record(manager, row, { ...by, action: 'grant.added' });
  return row;
}

type GrantChange = Partial<Pick<GrantRow, 'areas' | 'expiresAt' | 'role'>>;

export async function applyGrant(
  manager: EntityManager,
  grant: GrantRow,
  change: GrantChange,
  by: By,
): Promise<GrantRow> {
  oweEvents(events.grantChanged, grant.id);
  const changed = { ...grant, ...change, version: grant.version + 1 };
  await updateGrant(manager, changed);
  await record(manager, changed, { ...by, action: 'grant.changed' });
  if (grant.role === 'owner' && changed.role !== 'owner') await withdrawInvitationsBy(manager, grant, by);
  return changed;
}

export async function closeGrant(manager: EntityManager, grant: GrantRow, by: By): Promise<GrantRow> {
  oweEvents(events.grantChanged, grant.id);
  const ended = { ...grant, endedAt: by.now, version: grant.version + 1 };
  await updateGrant(manager, ended);
  await record(manager, ended, { ...by, action: 'grant.ended' });
  if (grant.role === 'owner') await withdrawInvitationsBy(manager, grant, by);
  return ended;
}

/** Who no longer owns the business leaves no open way into it. */
async function withdrawInvitationsBy(
  manager: EntityManager,
  { businessId, holderId }: GrantRow,
  by: By,
): Promise<void> {
  const from = { businessId, practiceId: null };
  for (const row of await openInvitationsFrom(manager, from, holderId as UserId))
    await recordInvitation(manager, row, { state: 'withdrawn' }, by);
}
