import type {
  AcceptInvitationBody,
  AreaLevels,
  Business,
  InvitationKind,
  Practice,
  OpenedInvitation,
} from '@groundwork/contracts';
import { adviserAreas } from '#shared/business/areas.ts';
import { endOfDay } from '#shared/business/end-date.ts';

export interface Acceptance {
  /** Null founds a practice. */
  readonly practiceId: Practice['id'] | null;
  readonly practiceName: string;
  readonly businessId: Business['id'] | null;
  readonly businessName: string;
  readonly areas: AreaLevels;
  readonly until: string;
}

export const adminOf = (practices: readonly Practice[]): Practice[] =>
  practices.filter(({ role }) => role === 'admin');

export const ownedBy = (businesses: readonly Business[]): Business[] =>
  businesses.filter(({ role }) => role === 'owner');

export function firstAcceptance(
  { areas }: Pick<OpenedInvitation, 'areas'>,
  businesses: readonly Business[],
  practices: readonly Practice[],
): Acceptance {
  const own = ownedBy(businesses)[0];
  return {
    practiceId: adminOf(practices)[0]?.id ?? null,
    practiceName: '',
    businessId: own?.id ?? null,
    businessName: own?.name ?? '',
    areas: areas ?? adviserAreas,
    until: '',
  };
}

/** Each kind of invitation has its own answers. */
export function toBody(kind: InvitationKind, acceptance: Acceptance): Omit<AcceptInvitationBody, 'token'> {
  const { practiceId, practiceName, businessId, areas, until } = acceptance;
  if (kind === 'adviser') return practiceId === null ? { practiceName } : { practiceId };
  if (kind !== 'client') return {};
  return { ...(businessId !== null && { businessId }), areas, expiresAt: endOfDay(until) };
}
