import type { Program, ProgramCriteria } from '../program.ts';
import { stateCode } from '../states.ts';
import { statementOf } from './family.ts';
import { withFamilyTerms } from './family-terms.ts';
import type { CriterionKey, FactInForce, ProgramFamily } from './family.ts';

type Merge = (a: never, b: never) => unknown;

const larger = (a: number, b: number): number => Math.max(a, b);
const smaller = (a: number, b: number): number => Math.min(a, b);
const forbidden = (a: boolean, b: boolean): boolean => a && b;
const needed = (a: boolean, b: boolean): boolean => a || b;

const inBoth = (a: readonly string[], b: readonly string[]): string[] => [
  ...new Set(a.filter((one) => b.includes(one))),
];
const statesInBoth = (a: readonly string[], b: readonly string[]): string[] =>
  inBoth(a.map(stateCode), b.map(stateCode));
const inEither = (a: readonly string[], b: readonly string[]): string[] => [...new Set([...a, ...b])];

function prefixesInBoth(a: readonly string[], b: readonly string[]): string[] {
  const within = (list: readonly string[], other: readonly string[]) =>
    list.filter((prefix) => other.some((shorter) => prefix.startsWith(shorter)));
  return inEither(within(a, b), within(b, a));
}

const merges: Readonly<Record<CriterionKey, Merge>> = {
  minCreditScore: larger,
  minMonthsInBusiness: larger,
  minAnnualRevenue: larger,
  minDscr: larger,
  minCollateralCoverage: larger,
  minLiquidShare: larger,
  minReceivablesCoverage: larger,
  purposes: inBoth,
  structures: inBoth,
  citizenships: inBoth,
  excludedIndustryTiers: inEither,
  excludedIndustries: inEither,
  states: statesInBoth,
  minMonthlyDeposits: larger,
  maxNsf: smaller,
  minYearsSinceBankruptcy: larger,
  taxLienAllowed: forbidden,
  foreclosureAllowed: forbidden,
  judgmentAllowed: forbidden,
  personalGuaranteeRequired: needed,
  refinancesAdvances: forbidden,
  maxOpenAdvances: smaller,
  minMonthsOfStatements: larger,
  includedNaics: prefixesInBoth,
  excludedNaics: inEither,
};

export function mergeCriteria(a: ProgramCriteria, b: ProgramCriteria): ProgramCriteria {
  const merged: Record<string, unknown> = { ...a };
  for (const [key, value] of Object.entries(b)) {
    if (value === undefined) continue;
    const stated = merged[key];
    const merge = merges[key as CriterionKey] as (a: unknown, b: unknown) => unknown;
    merged[key] = stated === undefined ? value : merge(stated, value);
  }
  return merged;
}

type Dates = Readonly<Record<'validFrom' | 'validTo', string | null>>;

export const isInForce = ({ validFrom, validTo }: Dates, day: string): boolean =>
  (validFrom === null || validFrom <= day) && (validTo === null || day <= validTo);

export const factsInForce = (
  { families: named }: Pick<Program, 'families'>,
  families: readonly ProgramFamily[],
  day: string,
): FactInForce[] =>
  named.flatMap((code) =>
    families
      .filter((family) => family.code === code)
      .flatMap(({ facts }) => facts)
      .filter((fact) => isInForce(fact, day))
      .map((fact) => ({ family: code, fact })),
  );

export const effectiveCriteria = (
  { criteria }: Pick<Program, 'criteria'>,
  facts: readonly FactInForce[],
): ProgramCriteria => facts.map(({ fact }) => statementOf(fact)).reduce(mergeCriteria, criteria);

function programUnder(program: Program, facts: readonly FactInForce[]): Program {
  return withFamilyTerms({ ...program, criteria: effectiveCriteria(program, facts) }, facts);
}

/** The programs of a day with their effective criteria. A caller keeps the array: the columns belong to it. */
export const programsOn = (
  programs: readonly Program[],
  families: readonly ProgramFamily[],
  day: string,
): Program[] =>
  programs
    .filter((program) => isInForce(program, day))
    .map((program) =>
      program.families.length === 0 ? program : programUnder(program, factsInForce(program, families, day)),
    );
