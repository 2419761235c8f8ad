import { describe, expect, it } from '@jest/globals';
import { figuresOfProfile, type ScoreInput } from '@groundwork/engine-scoring';
import { bankWitness, taxWitness } from '../testing/witness.ts';
import { compareOf, contradictionsOf, contradicts, isStated } from './contradictions.ts';
import type { Witness } from './witness.ts';

const input = (fields: Record<string, unknown>): ScoreInput => ({
  figures: figuresOfProfile(fields),
  documents: [],
  accounts: [],
});
const chosenFrom = (...witnesses: Witness[]) => new Map(witnesses.map((each) => [each.field, each]));

describe('a stated value', () => {
  it.each(['text', ' a ', true, 7, -7])('is %j', (value) => expect(isStated(value)).toBe(true));
  it.each(['', '  ', false, 0, null, undefined, {}])('is not %j', (value) =>
    expect(isStated(value)).toBe(false),
  );
});

describe('the comparison', () => {
  it('depends on field, source and kind', () => {
    expect(compareOf(taxWitness('annualRevenueCurrent', 5))).toBe('equal');
    expect(compareOf(taxWitness('annualRevenueCurrent', 5, { kind: 'form_1040' }))).toBe('none');
    expect(compareOf(taxWitness('nsfIncidents', 5))).toBe('none');
    expect(compareOf(bankWitness('nsfIncidents', 5))).toBe('found');
    expect(compareOf(bankWitness('operatingCashFlow', 5))).toBe('none');
  });
});

describe('a contradiction', () => {
  it.each([
    ['a figure more than 5 % apart', 640, taxWitness('annualRevenueCurrent', 590), true],
    ['a figure within 5 %', 610, taxWitness('annualRevenueCurrent', 590), false],
    ['a blank figure', 0, taxWitness('annualRevenueCurrent', 590), false],
    ['an open figure', undefined, taxWitness('annualRevenueCurrent', 590), false],
    ['a figure as text', '640', taxWitness('annualRevenueCurrent', 590), false],
    ['a figure that is not compared', 640, taxWitness('ebitda', 590), false],
    ['a text', 'none', bankWitness('existingLoans', 'answered'), false],
    ['a text of a compared field', 640, taxWitness('annualRevenueCurrent', '590'), false],
    ['more payments by more than 5 %', 900, bankWitness('monthlyDebtPayments', 950), true],
    ['more payments within 5 %', 900, bankWitness('monthlyDebtPayments', 940), false],
    ['fewer payments', 900, bankWitness('monthlyDebtPayments', 100), false],
    ['payments without an answer', undefined, bankWitness('monthlyDebtPayments', 100), true],
    ['one more bounced payment', 40, bankWitness('nsfIncidents', 41), true],
    ['as many bounced payments', 40, bankWitness('nsfIncidents', 40), false],
    ['fewer bounced payments', 40, bankWitness('nsfIncidents', 2), false],
    ['an overdraft that the owner denies', false, bankWitness('overdraftHistory', true), true],
    ['an overdraft without an answer', undefined, bankWitness('overdraftHistory', true), true],
    ['an overdraft that the owner states', true, bankWitness('overdraftHistory', true), false],
    ['no overdraft', true, bankWitness('overdraftHistory', false), false],
    ['no overdraft for both', false, bankWitness('overdraftHistory', false), false],
  ])('with %s', (_name, stated, witness, expected) => {
    expect(contradicts(stated, witness)).toBe(expected);
  });
});

describe('the contradictions of an owner', () => {
  const fields = { annualRevenueCurrent: 640, averageBankBalance: 30, netProfitMargin: 20 };
  const totalOf = ({ figures }: ScoreInput): number =>
    figures.annualRevenueCurrent + 10_000 * figures.averageBankBalance;
  const document = taxWitness('annualRevenueCurrent', 590, { id: 'document', documentId: 'd7', page: 3 });
  const rows = bankWitness('averageBankBalance', 37, { id: 'rows' });
  const deposits = bankWitness('monthlyDeposits', 20, { id: 'deposits' });

  it('name both values, the points, the criteria and the page in the order of the fields', () => {
    const chosen = chosenFrom(rows, deposits, document, taxWitness('netProfitMargin', 20));
    const all = contradictionsOf(input(fields), { ...fields, monthlyDeposits: 50 }, chosen, totalOf);
    expect(all).toEqual([
      {
        field: 'annualRevenueCurrent',
        stated: 640,
        witnessed: 590,
        points: 50,
        criteria: ['BF1', 'BF2', 'BF3', 'BF4'],
        witnessId: 'document',
        documentId: 'd7',
        page: 3,
      },
      {
        field: 'averageBankBalance',
        stated: 30,
        witnessed: 37,
        points: -70_000,
        criteria: ['BF11', 'RA5', 'RA6'],
        witnessId: 'rows',
        documentId: null,
        page: null,
      },
      {
        field: 'monthlyDeposits',
        stated: 50,
        witnessed: 20,
        points: 0,
        criteria: [],
        witnessId: 'deposits',
        documentId: null,
        page: null,
      },
    ]);
    const reversed = chosenFrom(document, deposits, rows);
    const order = contradictionsOf(input(fields), { ...fields, monthlyDeposits: 50 }, reversed, totalOf);
    expect(order).toEqual(all);
  });

  it('have 0 for a value without an answer', () => {
    const [only] = contradictionsOf(input({}), {}, chosenFrom(bankWitness('nsfIncidents', 4)), () => 7);
    expect(only).toMatchObject({ stated: 0, witnessed: 4, points: 0, criteria: ['RA5'] });
  });
});
