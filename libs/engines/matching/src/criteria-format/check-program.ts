import { fill } from '@groundwork/wording';
import { effectiveCriteria } from '../families/effective-criteria.ts';
import { familyBreaks, rulesOfProgram } from '../families/family-breaks.ts';
import type { ProgramFamily } from '../families/family.ts';
import { isStale } from '../freshness.ts';
import { resolveRateRange } from '../rate.ts';
import type { MatchingRules } from '../ruleset.ts';
import type { CriteriaProgram } from './criteria-document.ts';
import { faults } from './criteria-format.wording.ts';
import type { Path } from './schema-faults.ts';

export interface CheckContext {
  readonly rules: MatchingRules;
  readonly families: readonly ProgramFamily[];
  /** ISO 8601 UTC. */
  readonly now: string;
}

export type FaultCode =
  | 'SCHEMA'
  | 'DUPLICATE_ID'
  | 'RANGE'
  | 'EMPTY_LIST'
  | 'UNKNOWN_FAMILY'
  | 'DATE_ORDER'
  | 'FUTURE_DATE'
  | 'CONTRADICTION'
  | 'BREAKS_FAMILY'
  | 'STALE';

export interface Fault {
  readonly path: Path;
  readonly code: FaultCode;
  readonly message: string;
}

const DAY_LENGTH = 10;
const dayOf = (moment: string): string => moment.slice(0, DAY_LENGTH);

export const isWarning = ({ code }: Fault): boolean => code === 'STALE' || code === 'BREAKS_FAMILY';

const faultIf = (isFault: boolean, code: FaultCode, path: Path, message: string): Fault[] =>
  isFault ? [{ path, code, message }] : [];

function rangeFaults(program: CriteriaProgram, rules: MatchingRules): Fault[] {
  const { min, max } = resolveRateRange(program, rules);
  const ranges = [
    ['maxLoanAmount', program.minLoanAmount, program.maxLoanAmount],
    ['maxInterestRate', min, max],
    ['maxTermLength', program.minTermLength, program.maxTermLength],
    ['approvalTimeMax', program.approvalTimeMin, program.approvalTimeMax],
  ] as const;
  return ranges.flatMap(([key, least, most]) => faultIf(least > most, 'RANGE', [key], faults.range));
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** Reads the given criteria: a parsed program no longer contains an empty list. */
function emptyLists(program: CriteriaProgram, given: object): Fault[] {
  const keys = Object.entries(given).flatMap(([key, value]) =>
    faultIf(isEmptyList(value), 'EMPTY_LIST', ['criteria', key], faults.emptyList),
  );
  return [...keys, ...faultIf(isEmptyList(program.families), 'EMPTY_LIST', ['families'], faults.emptyList)];
}

function familyFaults(
  { families: named = [] }: CriteriaProgram,
  families: readonly ProgramFamily[],
): Fault[] {
  const codes = families.map(({ code }) => code);
  const message = fill(faults.unknownFamily, { families: codes.join(', ') });
  return named.flatMap((code, at) =>
    faultIf(!codes.includes(code), 'UNKNOWN_FAMILY', ['families', at], message),
  );
}

function dateFaults({ validFrom, validTo, verifiedOn }: CriteriaProgram, today: string): Fault[] {
  const isReversed = validFrom !== undefined && validTo !== undefined && validTo < validFrom;
  return [
    ...faultIf(isReversed, 'DATE_ORDER', ['validTo'], faults.dateOrder),
    ...faultIf(verifiedOn > today, 'FUTURE_DATE', ['verifiedOn'], faults.futureDay),
  ];
}

const breakFaults = (program: CriteriaProgram, { families, rules }: CheckContext, today: string): Fault[] =>
  familyBreaks(program, { families, today }, rules).map(({ key, isCriterion, message }) => ({
    path: isCriterion ? ['criteria', key] : [key],
    code: 'BREAKS_FAMILY',
    message,
  }));

function contradictions(
  program: CriteriaProgram,
  families: readonly ProgramFamily[],
  today: string,
): Fault[] {
  const { criteria, fdic, ncua } = program;
  const { day, facts } = rulesOfProgram(program, { families, today });
  const merged = effectiveCriteria({ criteria }, facts);
  const message = fill(faults.nothingLeft, { day });
  const empty = Object.entries(merged).flatMap(([key, value]) =>
    faultIf(isEmptyList(value), 'CONTRADICTION', ['criteria', key], message),
  );
  const { includedNaics: included = [], excludedNaics: excluded = [] } = merged;
  const isAllExcluded =
    included.length > 0 && included.every((code) => excluded.some((prefix) => code.startsWith(prefix)));
  const hasBoth = fdic !== undefined && ncua !== undefined;
  return [
    ...empty,
    ...faultIf(isAllExcluded, 'CONTRADICTION', ['criteria', 'includedNaics'], faults.allExcluded),
    ...faultIf(hasBoth, 'CONTRADICTION', ['ncua'], faults.oneRegulator),
  ];
}

export function checkProgram(program: CriteriaProgram, given: object, context: CheckContext): Fault[] {
  const { rules, families, now } = context;
  const today = dayOf(now);
  return [
    ...rangeFaults(program, rules),
    ...emptyLists(program, given),
    ...familyFaults(program, families),
    ...dateFaults(program, today),
    ...contradictions(program, families, today),
    ...breakFaults(program, context, today),
    ...faultIf(isStale(program.verifiedOn, today), 'STALE', ['verifiedOn'], faults.stale),
  ];
}
