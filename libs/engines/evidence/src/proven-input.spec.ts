import { describe, expect, it } from '@jest/globals';
import { bankWitness, taxWitness } from '../testing/witness.ts';
import { provenFigures } from './proven-input.ts';
import type { Witness } from './witness.ts';

const decisions = ['loanTerm', 'personalGuarantee'];
const chosenFrom = (...witnesses: Witness[]) => new Map(witnesses.map((each) => [each.field, each]));

describe('a proven figure', () => {
  it.each([
    ['of a witness', { ebitda: 5 }, [taxWitness('ebitda', 9)], { ebitda: 9 }],
    [
      'without a witness',
      { ebitda: 5, dateStarted: '2018-05-01', fax: true },
      [],
      { ebitda: 0, dateStarted: '', fax: false },
    ],
    [
      'of a decision',
      { loanTerm: 36, personalGuarantee: true },
      [taxWitness('loanTerm', 9)],
      { loanTerm: 36, personalGuarantee: true },
    ],
    [
      'of an admission, the larger number of the owner',
      { nsfIncidents: 8 },
      [bankWitness('nsfIncidents', 3)],
      { nsfIncidents: 8 },
    ],
    [
      'of an admission, the larger number of the rows',
      { nsfIncidents: 3 },
      [bankWitness('nsfIncidents', 8)],
      { nsfIncidents: 8 },
    ],
    ['of an admission without rows', { nsfIncidents: 3 }, [], { nsfIncidents: 3 }],
    [
      'of an admitted overdraft',
      { overdraftHistory: true },
      [bankWitness('overdraftHistory', false)],
      { overdraftHistory: true },
    ],
    [
      'of a denied overdraft',
      { overdraftHistory: false },
      [bankWitness('overdraftHistory', true)],
      { overdraftHistory: true },
    ],
    [
      'of no overdraft',
      { overdraftHistory: false },
      [bankWitness('overdraftHistory', false)],
      { overdraftHistory: false },
    ],
    ['of an overdraft without rows', { overdraftHistory: false }, [], { overdraftHistory: false }],
  ])('%s', (_name, stated, witnesses, expected) => {
    expect(provenFigures(stated as Record<string, number>, chosenFrom(...witnesses), decisions)).toEqual(
      expected,
    );
  });
});
