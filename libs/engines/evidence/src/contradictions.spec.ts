import { describe, expect, it } from '@jest/globals';
import { bankWitness, taxWitness } from '../testing/witness.ts';
import { compareOf, contradicts, isStated } from './contradictions.ts';

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
