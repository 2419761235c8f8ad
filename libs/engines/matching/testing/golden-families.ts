import { readFileSync } from 'node:fs';
import { matchingInput } from '../src/figures.ts';
import type { DayPeriod, MatchingInput } from '../src/figures.ts';
import type { Program } from '../src/program.ts';
import { lenderWith } from './golden.ts';

interface GoldenOwner {
  existingLoans: string;
}

interface GoldenFamilies {
  owners: GoldenOwner[];
  statementPeriods: [string, string][];
  cases: {
    program: { name: string };
    day: string;
    inCatalogue: boolean;
    effective: object;
    facts: string[];
    owners: Record<string, string>[];
  }[];
  mentions: { text: string; advance: boolean }[];
  months: { periods: [string, string][]; today: string; months: number }[];
}

const file = new URL('../src/golden/families.golden.json', import.meta.url);
export const goldenFamilies = JSON.parse(readFileSync(file, 'utf8')) as GoldenFamilies;

export const periodOf = ([from, to]: readonly [string, string]): DayPeriod => ({ from, to });

export const statementOf = (period: DayPeriod | null, change: object = {}) => ({
  category: 'bank_statements',
  subcategory: 'business_checking',
  status: 'verified',
  sha256: JSON.stringify(period),
  period,
  ...change,
});

/** The last day of the periods is near enough for every day of a golden case. */
export const goldenProgram = (program: object): Program => lenderWith(program);

export const goldenOwners: MatchingInput[] = goldenFamilies.owners.map((owner) => {
  const { existingLoans } = owner;
  const advancesMentioned = goldenFamilies.mentions.some(
    ({ text, advance }) => text === existingLoans && advance,
  );
  return matchingInput.parse({
    figures: { ...owner, advancesMentioned },
    documents: goldenFamilies.statementPeriods.map((each) => statementOf(periodOf(each))),
    accounts: [],
  });
});
