import type { RecordRefusal, RecordWarning } from '@groundwork/contracts';
import type { FileRefusal, Quarter } from '@groundwork/engine-matching';
import { fill } from '@groundwork/wording';
import { recordWords } from '../records.wording.ts';

export const recordRefusal = (
  code: keyof typeof recordWords.refusals,
  details: string[] = [],
): RecordRefusal => ({
  code,
  message: fill(recordWords.refusals[code], { details: details.join(', ') }),
  details,
});

/** The code of a file that is no CSV, because a list of codes is part of the published contract. */
export const readingFailed = (): RecordRefusal => ({
  ...recordRefusal('NOT_CSV'),
  message: recordWords.readingFailed,
});

export const refusalOfFile = ({ code, details }: FileRefusal): RecordRefusal => recordRefusal(code, details);

export interface StoredQuarter {
  program: string;
  asOf: string;
  fromYear: number;
  toYear: number;
}

const overlaps = (quarter: Quarter, stored: StoredQuarter): boolean =>
  stored.program === quarter.program &&
  stored.fromYear <= quarter.fiscalYears[1] &&
  stored.toYear >= quarter.fiscalYears[0];

const mostDetails = 10;

/** A file can only replace an earlier day of the same program and fiscal years. */
export function refusalOfQuarters(
  quarters: readonly Quarter[],
  stored: readonly StoredQuarter[],
): RecordRefusal | null {
  const conflicts = quarters.flatMap((quarter) =>
    stored
      .filter((each) => overlaps(quarter, each) && each.asOf >= quarter.asOf)
      .map(({ program, asOf }) => ({ isSame: asOf === quarter.asOf, detail: `${program} ${asOf}` })),
  );
  if (conflicts.length === 0) return null;
  const isDuplicate = conflicts.some(({ isSame }) => isSame);
  const details = conflicts.filter(({ isSame }) => isSame === isDuplicate).map(({ detail }) => detail);
  const named = [...new Set(details)].slice(0, mostDetails);
  return recordRefusal(isDuplicate ? 'DUPLICATE_QUARTER' : 'OLDER_QUARTER', named);
}

const leastShare = 0.9;

export function warningsOf(counted: number, replaced: number): RecordWarning[] {
  if (counted >= replaced * leastShare) return [];
  return [{ code: 'SHRUNK', message: fill(recordWords.shrunk, { counted, replaced }) }];
}
