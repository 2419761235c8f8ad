import {
  type AcceptInvitationBody,
  type Acting,
  adviserAreas,
  type BusinessId,
  businessId,
  type GrantId,
  memberAreas,
  ownerAreas,
  type PracticeId,
  type UserId,
} from '@groundwork/contracts';
import type { EntityManager } from 'typeorm';
import { endOfGrant } from '../../domain/grant-state.rules.ts';
import { isOwner, requireClientRoom, requireOwner, requireRoom } from '../../domain/people.rules.ts';
import {
  alreadyHere,
  businessNotFound,
  invitationClosed,
  practiceNeeded,
  practiceNotFound,
} from '../../identity.errors.ts';
import { planOfBusiness } from '../../persistence/admission.repository.ts';
import { businessesOwnedBy, lockBusiness } from '../../persistence/business.repository.ts';
import {
  activeGrantsOf,
  activeGrantsOfHolder,
  type GrantRow,
  type NewGrant,
} from '../../persistence/grant.repository.ts';
import type { InvitationRow } from '../../persistence/invitation.repository.ts';
import {
  addStaff,
  findPractice,
  insertPractice,
  type PracticeRow,
  roleInPractice,
} from '../../persistence/practice.repository.ts';
import { announcePractice } from '../record-practice/record-practice.use-case.ts';
import { addGrant, applyGrant } from '../record-grant/record-grant.use-case.ts';

export type AcceptCall = Acting &
  Omit<AcceptInvitationBody, 'businessId'> & {
    business?: BusinessId | undefined;
    clientAddress?: string | undefined;
  };

interface Sides {
  businessId: BusinessId | null;
  practice: PracticeRow | null;
}

export interface Acceptance {
  row: InvitationRow;
  call: AcceptCall;
  person: UserId;
  sides: Sides;
  now: Date;
}

/** The business before the practice, in all calls: so two calls never wait for each other. */
export async function lockSides(
  manager: EntityManager,
  { kind, businessId: inviting, practiceId }: InvitationRow,
  { userId, business, practiceId: chosen }: AcceptCall,
): Promise<Sides> {
  const target = kind === 'client' ? (business ?? (await firstOwned(manager, userId))) : inviting;
  if (target) await lockBusiness(manager, target);
  const joining = kind === 'adviser' ? chosen : practiceId;
  const practice = joining ? await findPractice(manager, joining) : undefined;
  return { businessId: target, practice: practice ?? null };
}

async function firstOwned(manager: EntityManager, person: UserId): Promise<BusinessId> {
  const [first] = await businessesOwnedBy(manager, person);
  if (!first) throw businessNotFound();
  return first.id;
}

export function applyInvitation(
  manager: EntityManager,
  acceptance: Acceptance,
): Promise<GrantId | PracticeId> {
  const { kind } = acceptance.row;
  if (kind === 'staff') return joinPractice(manager, acceptance);
  if (kind === 'client') return openToPractice(manager, acceptance);
  return kind === 'adviser' ? advise(manager, acceptance) : joinBusiness(manager, acceptance);
}

async function joinPractice(
  manager: EntityManager,
  { row, person, sides: { practice }, now }: Acceptance,
): Promise<PracticeId> {
  if (!practice) throw invitationClosed('withdrawn');
  if (await roleInPractice(manager, practice.id, person)) throw alreadyHere();
  await addStaff(manager, practice.id, { person, role: row.role ?? 'staff', now });
  await announcePractice(manager, practice, { actor: person, action: 'practice.staff-added', person });
  return practice.id;
}

async function openToPractice(manager: EntityManager, acceptance: Acceptance): Promise<GrantId> {
  const { row, call, person, sides, now } = acceptance;
  if (!sides.practice) throw invitationClosed('withdrawn');
  requireOwner(await grantsOf(manager, acceptance), person);
  return grantToPractice(manager, acceptance, {
    practice: sides.practice,
    areas: call.areas ?? row.areas ?? adviserAreas,
    expiresAt: endOfGrant(call.expiresAt, now),
    grantedBy: person,
  });
}

async function advise(manager: EntityManager, acceptance: Acceptance): Promise<GrantId> {
  const { row } = acceptance;
  await requireInviter(manager, acceptance);
  return grantToPractice(manager, acceptance, {
    practice: await practiceFor(manager, acceptance),
    areas: row.areas ?? adviserAreas,
    expiresAt: row.grantExpiresAt,
    grantedBy: row.createdBy,
  });
}

async function practiceFor(
  manager: EntityManager,
  { call: { practiceId, practiceName }, person, sides: { practice }, now }: Acceptance,
): Promise<PracticeRow> {
  if (practiceId === undefined) {
    if (practiceName === undefined) throw practiceNeeded();
    return insertPractice(manager, { name: practiceName, admin: person, now });
  }
  if (!practice || (await roleInPractice(manager, practice.id, person)) !== 'admin') throw practiceNotFound();
  return practice;
}

type ToPractice = Pick<NewGrant, 'areas' | 'expiresAt' | 'grantedBy'> & { practice: PracticeRow };

async function grantToPractice(
  manager: EntityManager,
  acceptance: Acceptance,
  { practice, ...terms }: ToPractice,
): Promise<GrantId> {
  const { sides, person, now } = acceptance;
  const grants = await grantsOf(manager, acceptance);
  await requirePlace(manager, acceptance, { grants, holderId: practice.id });
  requireClientRoom(await activeGrantsOfHolder(manager, practice.id, now), practice.plan);
  const holder = { holderType: 'practice', holderId: practice.id, role: 'adviser' } as const;
  const grant = { businessId: businessOf(sides), ...holder, ...terms, grantedAt: now };
  return (await addGrant(manager, grant, { actor: person, now })).id;
}

async function joinBusiness(manager: EntityManager, acceptance: Acceptance): Promise<GrantId> {
  const { row, person, sides, now } = acceptance;
  const grants = await requireInviter(manager, acceptance);
  await requirePlace(manager, acceptance, { grants, holderId: person });
  const isToOwn = row.kind === 'owner';
  const terms = {
    role: isToOwn ? 'owner' : 'member',
    areas: isToOwn ? ownerAreas : (row.areas ?? memberAreas),
    expiresAt: row.grantExpiresAt,
  } as const;
  const holder = { businessId: businessOf(sides), holderType: 'person', holderId: person } as const;
  const by = { actor: person, now };
  const added = await addGrant(
    manager,
    { ...holder, ...terms, grantedBy: row.createdBy, grantedAt: now },
    by,
  );
  const inviter = grants.find(({ holderId }) => holderId === row.createdBy);
  if (row.handOver && inviter)
    await applyGrant(manager, inviter, { role: 'member', areas: memberAreas, expiresAt: null }, by);
  return added.id;
}

/** An invitation is worth what its sender still holds. */
async function requireInviter(manager: EntityManager, acceptance: Acceptance): Promise<GrantRow[]> {
  const grants = await grantsOf(manager, acceptance);
  if (!isOwner(grants, acceptance.row.createdBy ?? '')) throw invitationClosed('withdrawn');
  return grants;
}

async function requirePlace(
  manager: EntityManager,
  { sides, now }: Acceptance,
  { grants, holderId }: { grants: GrantRow[]; holderId: string },
): Promise<void> {
  if (grants.some((grant) => grant.holderId === holderId)) throw alreadyHere();
  requireRoom(grants, await planOfBusiness(manager, businessOf(sides), now));
}

function businessOf({ businessId: id }: Sides): BusinessId {
  if (id === null) throw businessNotFound();
  return businessId.parse(id);
}

const grantsOf = (manager: EntityManager, { sides, now }: Acceptance): Promise<GrantRow[]> =>
  activeGrantsOf(manager, businessOf(sides), now);
