import type { Lender } from '@groundwork/contracts';
import { isStale, type Program, type ProgramFamily } from '@groundwork/engine-matching';

/** A program of a feed can have a name that does not contain its lender. */
export const displayName = ({ name, lenderName }: Pick<Program, 'name' | 'lenderName'>): string =>
  lenderName === null || name.includes(lenderName) ? name : `${lenderName}: ${name}`;

export const confirmedDay = ({
  verifiedOn,
  sourceDate,
}: Pick<Program, 'verifiedOn' | 'sourceDate'>): string => verifiedOn ?? sourceDate;

export function recordLenderIdOf({ fdic, ncua }: Program): string | null {
  if (fdic !== null) return `fdic:${fdic}`;
  return ncua === null ? null : `ncua:${ncua}`;
}

type Origin = Pick<Lender, 'sample' | 'verifiedOn' | 'stale' | 'families'>;

export const originOf = (
  program: Program,
  families: readonly ProgramFamily[],
  { sample, today }: { sample: boolean; today: string },
): Origin => ({
  sample,
  verifiedOn: program.verifiedOn,
  stale: !sample && isStale(confirmedDay(program), today),
  families: program.families.map((code) => ({
    code,
    name: families.find((family) => family.code === code)?.name ?? code,
  })),
});
