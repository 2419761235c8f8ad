import { Injectable } from '@nestjs/common';
import {
  type Acting,
  type AreaLevels,
  businessId,
  type ChangeGrantBody,
  events,
  type Grant,
  type GrantId,
  memberAreas,
  ownerAreas,
} from '@groundwork/contracts';
import { oweEvents } from '@groundwork/platform-messaging';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import { endOfGrant } from '../../domain/grant-state.rules.ts';
import { requireOtherOwner, requireOwner } from '../../domain/people.rules.ts';
import { grantNotFound, ownerHasEverything, roleOfPractice } from '../../identity.errors.ts';
import { lockBusiness } from '../../persistence/business.repository.ts';
import {
  activeGrantsOf,
  findGrant,
  type GrantRow,
  grantView,
  type NamedGrantRow,
} from '../../persistence/grant.repository.ts';
import { applyGrant, closeGrant } from '../record-grant/record-grant.use-case.ts';

type OfGrant = Acting & { grantId: GrantId };
type Terms = Pick<GrantRow, 'role' | 'areas' | 'expiresAt'>;

@Injectable()
export class ChangeGrant {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  change({ userId, actorId, grantId, change }: OfGrant & { change: ChangeGrantBody }): Promise<Grant> {
    const now = this.clock.now();
    return this.dataSource.transaction(async (manager) => {
      const { grant, grants } = await lockGrants(manager, { userId, actorId, grantId }, now);
      const own = grants.find(({ id }) => id === grant.id);
      if (!own) throw grantNotFound();
      const terms = termsOf(own, change, now);
      if (terms.role !== 'owner') requireOtherOwner(grants, own);
      const changed = await applyGrant(manager, own, terms, { actor: actorId, now });
      return grantView({ ...grant, ...changed }, now);
    });
  }

  end({ userId, actorId, grantId }: OfGrant): Promise<Grant> {
    const now = this.clock.now();
    return this.dataSource.transaction(async (manager) => {
      const { grant, grants } = await lockGrants(manager, { userId, actorId, grantId }, now);
      const own = grants.find(({ id }) => id === grant.id);
      if (!own) return grantView(grant, now);
      requireOtherOwner(grants, own);
      const ended = await closeGrant(manager, own, { actor: actorId, now });
      return grantView({ ...grant, ...ended }, now);
    });
  }
}

async function lockGrants(
  manager: EntityManager,
  { userId, actorId, grantId }: Pick<OfGrant, 'userId' | 'actorId' | 'grantId'>,
  now: Date,
): Promise<{ grant: NamedGrantRow; grants: GrantRow[] }> {
  oweEvents(events.grantChanged, grantId);
  const id = businessId.parse(userId);
  await lockBusiness(manager, id);
  const grants = await activeGrantsOf(manager, id, now);
  requireOwner(grants, actorId);
  const grant = await findGrant(manager, id, grantId);
  if (!grant) throw grantNotFound();
  return { grant, grants };
}

function termsOf(grant: GrantRow, { role, areas, expiresAt }: ChangeGrantBody, now: Date): Terms {
  if (role !== undefined && grant.holderType === 'practice') throw roleOfPractice();
  const newRole = role ?? grant.role;
  if (newRole === 'owner') return ownerTerms(areas, expiresAt);
  const until = expiresAt === undefined ? grant.expiresAt : endOfGrant(expiresAt, now);
  const held = grant.role === 'owner' ? memberAreas : grant.areas;
  return { role: newRole, areas: areas ?? held, expiresAt: until };
}

function ownerTerms(areas: AreaLevels | undefined, expiresAt: string | null | undefined): Terms {
  if (areas) throw ownerHasEverything('areas');
  if (expiresAt) throw ownerHasEverything('expiresAt');
  return { role: 'owner', areas: ownerAreas, expiresAt: null };
}
