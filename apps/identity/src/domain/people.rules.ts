import { clientLimits, planLimits, type SubscriptionPlan } from '@groundwork/contracts';
import { businessNotFound, clientLimit, lastOwner, ownerNeeded, peopleLimit } from '../identity.errors.ts';

interface Held {
  id: string;
  holderId: string;
  role: string;
}

export const isOwner = (grants: readonly Held[], person: string): boolean =>
  grants.some(({ holderId, role }) => holderId === person && role === 'owner');

export const hasOtherOwner = (grants: readonly Held[], person: string): boolean =>
  grants.some(({ holderId, role }) => holderId !== person && role === 'owner');

/** A gateway admits with the grant of a moment ago. */
export function requireOwner(grants: readonly Held[], person: string): void {
  if (isOwner(grants, person)) return;
  throw grants.some(({ holderId }) => holderId === person) ? ownerNeeded() : businessNotFound();
}

export const isLastOwner = (grants: readonly Held[], leaving: Held): boolean =>
  leaving.role === 'owner' && !grants.some(({ id, role }) => id !== leaving.id && role === 'owner');

export function requireOtherOwner(grants: readonly Held[], leaving: Held): void {
  if (isLastOwner(grants, leaving)) throw lastOwner();
}

/** The first owner is not one of the others. */
export function requireRoom(grants: readonly Held[], plan: SubscriptionPlan): void {
  if (grants.length - 1 >= planLimits[plan].others) throw peopleLimit();
}

export function requireClientRoom(clients: readonly unknown[], plan: keyof typeof clientLimits): void {
  if (clients.length >= clientLimits[plan]) throw clientLimit();
}
