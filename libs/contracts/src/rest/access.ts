import type { Role } from '../account.ts';
import type { Area, Level, SendingArea } from '../grants.ts';
import type { PracticeRole } from '../people.ts';

export type StaffRole = Exclude<Role, 'user'>;

/** Who can call a route. `account` is about the person; the business of the request does not count. */
export type Access =
  | 'public'
  | 'account'
  | 'owner'
  | `${Area} view`
  | `${Area} edit`
  | `${SendingArea} share`
  | `practice ${PracticeRole}`
  | StaffRole;

export type BusinessAccess = Exclude<Access, 'public' | 'account' | `practice ${PracticeRole}` | StaffRole>;

export type CallerKind =
  | { of: 'business'; area: Area; level: Level }
  | { of: 'business'; role: 'owner' }
  | { of: 'account' }
  | { of: 'practice'; role: PracticeRole }
  | { of: 'operator' };

export const isStaffRole = (access: Access): access is StaffRole =>
  access === 'reviewer' || access === 'admin';

/** A grant does not narrow what a person is to the site: a user. */
export const roleNeededFor = (access: Access): 'public' | Role =>
  access === 'public' || isStaffRole(access) ? access : 'user';

export function callerKindOf(access: Exclude<Access, 'public'>): CallerKind {
  if (isStaffRole(access)) return { of: 'operator' };
  if (access === 'account') return { of: 'account' };
  if (access === 'owner') return { of: 'business', role: 'owner' };
  const [part, level] = access.split(' ');
  if (part === 'practice') return { of: 'practice', role: level as PracticeRole };
  return { of: 'business', area: part as Area, level: level as Level };
}

export const isOfBusiness = (access: Access): access is BusinessAccess =>
  access !== 'public' && callerKindOf(access).of === 'business';
