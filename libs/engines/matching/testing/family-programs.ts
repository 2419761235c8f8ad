import { programsOn } from '../src/families/effective-criteria.ts';
import { programFamily, type ProgramFamily } from '../src/families/family.ts';
import { shippedFamilies } from '../src/families/shipped-families.ts';
import type { Program } from '../src/program.ts';
import { lenderWith } from './golden.ts';

const wide = {
  type: 'sba_preferred',
  subtype: null,
  minLoanAmount: 1,
  maxLoanAmount: 10_000_000,
  minTermLength: 1,
  maxTermLength: 480,
  minInterestRate: 10,
  maxInterestRate: 10,
};

export function programOfFamilies(
  families: readonly string[],
  day: string,
  stated: object = {},
  rulebook: readonly ProgramFamily[] = shippedFamilies,
): Program {
  const [program] = programsOn([lenderWith({ ...wide, families, ...stated })], rulebook, day);
  if (program === undefined) throw new Error('not in the catalog on this day');
  return program;
}

export const familyWith = (...facts: object[]): ProgramFamily =>
  programFamily.parse({
    code: 'test',
    name: 'Test family',
    version: 1,
    facts: facts.map((fact, at) => ({
      id: `fact-${at}`,
      validFrom: null,
      validTo: null,
      source: 'test',
      sourceUrl: null,
      verifiedOn: null,
      note: '',
      ...fact,
    })),
  });
