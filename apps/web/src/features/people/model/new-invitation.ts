import type { AreaLevels, BusinessRole, Grant } from '@groundwork/contracts';
import { adviserAreas, memberAreas } from '#shared/business/areas.ts';
import { endOfDay } from '#shared/business/end-date.ts';

export interface InviteChoice {
  readonly role: BusinessRole;
  readonly areas: AreaLevels;
  readonly until: string;
  readonly handOver: boolean;
}

export const areasFor = (role: BusinessRole): AreaLevels => (role === 'adviser' ? adviserAreas : memberAreas);

export const choiceFor = (role: BusinessRole): InviteChoice => ({
  role,
  areas: areasFor(role),
  until: '',
  handOver: false,
});

/** The same role and areas as before, without the end that may be over. */
export const choiceAfter = ({ role, areas }: Grant): InviteChoice => ({ ...choiceFor(role), areas });

/** An owner has all areas without an end. Only a hand-over needs the password. */
export function toInvitation(
  { role, areas, until, handOver }: InviteChoice,
  email: string,
  password: string,
) {
  if (role !== 'owner') return { email, role, areas, expiresAt: endOfDay(until) };
  return { email, role, ...(handOver && { handOver, password }) };
}
