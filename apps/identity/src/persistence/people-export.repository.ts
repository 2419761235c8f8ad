import { businessId, type UserId } from '@groundwork/contracts';
import type { EntityManager } from 'typeorm';
import type { Row } from '../archive/owner-data.adapter.ts';
import { businessViews, heldBusinesses } from './admission.repository.ts';
import { grantsOf, grantView } from './grant.repository.ts';
import { invitationsSentBy, invitationView } from './invitation.repository.ts';

const everything = new Date(0);

/** Who works on a business. */
export async function peopleOf(manager: EntityManager, business: UserId, now: Date): Promise<Row[]> {
  const people = await grantsOf(manager, businessId.parse(business), everything);
  return people.map((row) => ({ ...grantView(row, now) }));
}

/** Where a person works, and whom they invited. */
export async function accountTables(
  manager: EntityManager,
  userId: UserId,
  now: Date,
): Promise<Record<'businesses' | 'invitations', Row[]>> {
  const held = await heldBusinesses(manager, { person: userId, now });
  const businesses = await businessViews(manager, held);
  const invitations = await invitationsSentBy(manager, userId);
  return {
    businesses: businesses.map((business) => ({ ...business })),
    invitations: invitations.map((row) => ({ ...invitationView(row, now) })),
  };
}
