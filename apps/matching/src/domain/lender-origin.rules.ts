import type { Lender } from '@groundwork/contracts';
import { isStale, type Programme, type ProgrammeFamily } from '@groundwork/engine-matching';

/** A program of a feed can have a name that does not contain its lender. */
export const displayName = ({ name, lenderName }: Pick<Programme, 'name' | 'lenderName'>): string =>
  lenderName === null || name.includes(lenderName) ? name : `${lenderName}: ${name}`;

export const confirmedDay = ({
  verifiedOn,
  sourceDate,
}: Pick<Programme, 'verifiedOn' | 'sourceDate'>): string => verifiedOn ?? sourceDate;

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
