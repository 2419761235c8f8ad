import { describe, expect, it } from '@jest/globals';
import { currentRules, figuresOfProfile, score } from '@groundwork/engine-scoring';
import { bankWitness, taxWitness } from '../testing/witness.ts';
import { freshAccounts, provenFigures, provenInput } from './proven-input.ts';
import type { Witness } from './witness.ts';

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
    [
      'without points',
      { annualPersonalIncome: 70 },
      [taxWitness('annualPersonalIncome', 90, { kind: 'form_1040' })],
      { annualPersonalIncome: 0 },
    ],
  ])('%s', (_name, stated, witnesses, expected) => {
    expect(provenFigures(stated as Record<string, number>, chosenFrom(...witnesses))).toEqual(expected);
  });
});

describe('the proven input', () => {
  const accounts = [
    {
      accountId: 'one',
      accountType: 'checking',
      currentBalance: 11,
      averageBalance: 12,
      freshUntil: '2026-11-23',
    },
    {
      accountId: 'two',
      accountType: 'savings',
      currentBalance: 13,
      averageBalance: 14,
      freshUntil: '2026-11-22',
    },
  ];
  const stated = { figures: figuresOfProfile({ ebitda: 5 }), documents: [], accounts: [] };

  it('has fresh accounts without their ids', () => {
    const fresh = freshAccounts(accounts, '2026-11-23');
    expect(fresh.map(({ accountId }) => accountId)).toEqual(['one']);
    expect(provenInput(stated, new Map(), fresh).accounts).toEqual([
      { accountType: 'checking', currentBalance: 11, averageBalance: 12 },
    ]);
  });

  it('leaves each question open that neither a witness nor the word of the owner answers', () => {
    const unanswered = ['ebitda', 'nsfIncidents', 'overdraftHistory', 'loanTerm'];
    const chosen = chosenFrom(
      bankWitness('nsfIncidents', 0),
      taxWitness('annualPersonalIncome', 90, { kind: 'form_1040' }),
    );
    const open = provenInput({ ...stated, unanswered }, chosen, []).unanswered ?? [];
    expect(open).toEqual(
      expect.arrayContaining(['ebitda', 'overdraftHistory', 'loanTerm', 'annualPersonalIncome']),
    );
    const answers = ['nsfIncidents', 'monthlyDebtPayments', 'loanRequestAmount', 'personalGuarantee'];
    expect(open.filter((field) => answers.includes(field))).toEqual([]);
    expect(open).toHaveLength(Object.keys(stated.figures).length - answers.length);
    const stillOpen = provenInput(stated, chosen, []).unanswered ?? [];
    expect(open.filter((field) => !stillOpen.includes(field))).toEqual(['loanTerm', 'overdraftHistory']);
  });

  it('gives no points for a balance that nothing proves', () => {
    const limits = {
      ...stated,
      figures: figuresOfProfile({ totalCreditLimits: 9000, currentCreditBalances: 4000 }),
    };
    const pointsOf = (...witnesses: Witness[]) => {
      const input = provenInput(limits, chosenFrom(...witnesses), []);
      return score(input, '2026-11-23', currentRules).totalScore;
    };
    const proof = taxWitness('totalCreditLimits', 9000);
    expect(pointsOf(proof)).toBe(0);
    expect(pointsOf(proof, taxWitness('currentCreditBalances', 0))).toBe(45);
  });
});
