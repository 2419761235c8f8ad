import { fill } from '@groundwork/wording';
import type { CriteriaProgram } from '../criteria-format/criteria-document.ts';
import { breaks } from '../matching.wording.ts';
import type { ProgramCriteria } from '../program.ts';
import { highestSpread } from '../rate.ts';
import type { MatchingRules } from '../ruleset.ts';
import { factsInForce, mergeCriteria } from './effective-criteria.ts';
import type { FamilyCriteria } from './family-criteria.ts';
import { byPurpose, termFor } from './family-terms.ts';
import { type FactInForce, type ProgramFamily, statementOf } from './family.ts';

interface StatedProgram extends Pick<
  CriteriaProgram,
  'criteria' | 'minLoanAmount' | 'maxLoanAmount' | 'maxTermLength' | 'maxInterestRate'
> {
  readonly families?: readonly string[] | undefined;
  readonly validFrom?: string | null | undefined;
}

interface DatedRules {
  readonly families: readonly ProgramFamily[];
  readonly today: string;
}

export function rulesOfProgram({ validFrom, families: named = [] }: StatedProgram, dated: DatedRules) {
  const { families, today } = dated;
  const day = validFrom && validFrom > today ? validFrom : today;
  return { day, facts: factsInForce({ families: [...named] }, families, day) };
}

interface FamilyBreak {
  readonly key: string;
  readonly isCriterion: boolean;
  readonly message: string;
}

const isLooser = (stated: unknown, merged: unknown): boolean =>
  Array.isArray(stated) ? (merged as unknown[]).length < stated.length : stated !== merged;

/** Rules about owners change often, and the merge reads them by the day. */
const isOften = (key: string): boolean => key === 'citizenships';

function looserKeys({ criteria }: StatedProgram, fact: FactInForce['fact']): string[] {
  const statement = statementOf(fact);
  const merged = mergeCriteria(criteria, statement);
  return (Object.keys(statement) as (keyof ProgramCriteria)[]).filter(
    (key) => !isOften(key) && criteria[key] !== undefined && isLooser(criteria[key], merged[key]),
  );
}

const longestAllowed = (value: FamilyCriteria['maxTermMonths'], purposes?: readonly string[]): number => {
  const terms = byPurpose(value);
  return Math.max(...(purposes ?? Object.keys(terms)).map((purpose) => termFor(terms, purpose)));
};

function brokenKey(program: StatedProgram, { criterion, value }: FactInForce['fact']): string | null {
  const { criteria } = program;
  switch (criterion) {
    case 'minLoanAmount':
      return program.minLoanAmount < (value as number) ? criterion : null;
    case 'maxLoanAmount':
      return program.maxLoanAmount > (value as number) ? criterion : null;
    case 'maxTermMonths':
      return program.maxTermLength > longestAllowed(value as number, criteria.purposes)
        ? 'maxTermLength'
        : null;
    default:
      return null;
  }
}

const messageOf = (family: string, note: string, isVerified: boolean): string =>
  fill(isVerified ? breaks.verified : breaks.notVerified, { family, note });

function breaksOf(program: StatedProgram, { family, fact }: FactInForce): FamilyBreak[] {
  const message = messageOf(family, fact.note, fact.verifiedOn !== null);
  const own = brokenKey(program, fact);
  const refusesGuarantee =
    fact.criterion === 'guaranteeFromPercent' && program.criteria.personalGuaranteeRequired === false;
  const criteria = [...looserKeys(program, fact), ...(refusesGuarantee ? ['personalGuaranteeRequired'] : [])];
  return [
    ...(own === null ? [] : [{ key: own, isCriterion: false, message }]),
    ...criteria.map((key) => ({ key, isCriterion: true, message })),
  ];
}

/** The SBA limits what a variable rate adds to prime, by the amount. A fixed rate has other limits. */
function rateBreaks(
  { minLoanAmount, maxInterestRate, families: named = [] }: StatedProgram,
  rules: MatchingRules,
): FamilyBreak[] {
  const family = named.find((code) => rules.spreadFamilies.includes(code));
  const spread = highestSpread(minLoanAmount, rules);
  if (family === undefined || typeof maxInterestRate === 'number' || maxInterestRate.primePlus <= spread)
    return [];
  const message = messageOf(family, fill(breaks.spread, { spread }), true);
  return [{ key: 'maxInterestRate', isCriterion: false, message }];
}

/** Where a program states more than its families allow. It is judged by the stricter all the same. */
export const familyBreaks = (
  program: StatedProgram,
  dated: DatedRules,
  rules: MatchingRules,
): FamilyBreak[] => [
  ...rulesOfProgram(program, dated).facts.flatMap((fact) => breaksOf(program, fact)),
  ...rateBreaks(program, rules),
];
