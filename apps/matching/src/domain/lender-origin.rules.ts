import type { Lender } from '@groundwork/contracts';
import type { Programme, ProgrammeFamily } from '@groundwork/engine-matching';

const DAY_MS = 86_400_000;
const FRESH_DAYS = 180;

export const confirmedDay = ({
  verifiedOn,
  sourceDate,
}: Pick<Programme, 'verifiedOn' | 'sourceDate'>): string => verifiedOn ?? sourceDate;

export const isStale = (day: string, today: string): boolean =>
  Date.parse(today) - Date.parse(day) > FRESH_DAYS * DAY_MS;

export function recordLenderIdOf({ fdic, ncua }: Programme): string | null {
  if (fdic !== null) return `fdic:${fdic}`;
  return ncua === null ? null : `ncua:${ncua}`;
}

type Origin = Pick<Lender, 'sample' | 'verifiedOn' | 'stale' | 'families'>;

export const originOf = (
  programme: Programme,
  families: readonly ProgrammeFamily[],
  { sample, today }: { sample: boolean; today: string },
): Origin => ({
  sample,
  verifiedOn: programme.verifiedOn,
  stale: !sample && isStale(confirmedDay(programme), today),
  families: programme.families.map((code) => ({
    code,
    name: families.find((family) => family.code === code)?.name ?? code,
  })),
});
