import { describe, expect, it } from '@jest/globals';
import { emptyProfile, type FieldName, type ProfileInput, type ProfileValues } from '@groundwork/contracts';
import { answerOf, type Answers, changedFields, mergeProfile } from './merge-profile.rules.ts';

const answersOf = (values: Partial<ProfileValues>, ...confirmed: FieldName[]): Answers => ({
  values: { ...emptyProfile(), ...values },
  confirmed,
});
const stored = answersOf(
  {
    fullName: 'Maya Ortiz',
    ssn: '123-45-6789',
    personalCreditScore: 712,
    personalGuarantee: true,
    openCashAdvances: 2,
    monthlyRevenue: Array.from({ length: 12 }, (_, month) => 100 + month),
  },
  'loanTerm',
);
const merge = (input: ProfileInput, before = stored) => mergeProfile(before, input);
const valuesAfter = (input: ProfileInput) => merge(input).values;

describe('a saved profile', () => {
  it('has the sent values beside the stored ones', () => {
    expect(valuesAfter({ personalCreditScore: 655, email: 'maya@riverbend.example' })).toEqual({
      ...stored.values,
      personalCreditScore: 655,
      email: 'maya@riverbend.example',
    });
    expect(stored.values.personalCreditScore).toBe(712);
  });

  it('has the default of the field in place of null', () => {
    const cleared = valuesAfter({
      fullName: null,
      personalCreditScore: null,
      personalGuarantee: null,
      monthlyRevenue: null,
      openCashAdvances: null,
    });
    expect(cleared).toMatchObject({
      fullName: '',
      personalCreditScore: 0,
      personalGuarantee: false,
      monthlyRevenue: [],
      openCashAdvances: null,
    });
  });

  it('leaves the SSN as it is if the client sends its mask', () => {
    expect(valuesAfter({ ssn: '***-**-6789' }).ssn).toBe('123-45-6789');
    expect(valuesAfter({ ssn: '234-56-7890' }).ssn).toBe('234-56-7890');
    expect(valuesAfter({ ssn: null }).ssn).toBe('');
    expect(valuesAfter({ fullName: '***-**-6789' }).fullName).toBe('***-**-6789');
  });
});

describe('a confirmed answer', () => {
  const confirmedAfter = (input: ProfileInput, before = stored) => merge(input, before).confirmed;

  it('is a default value that the owner calls answered', () => {
    expect(confirmedAfter({ answered: ['nsfIncidents', 'personalCreditScore'] })).toEqual([
      'nsfIncidents',
      'loanTerm',
    ]);
    expect(confirmedAfter({ loanTerm: null, answered: ['loanTerm'] })).toEqual(['loanTerm']);
  });

  it('is a 0 or a "no" that replaces another value, and no empty text', () => {
    expect(confirmedAfter({ personalCreditScore: 0 })).toContain('personalCreditScore');
    expect(confirmedAfter({ personalGuarantee: false })).toContain('personalGuarantee');
    expect(confirmedAfter({ fullName: '' })).not.toContain('fullName');
    expect(confirmedAfter({ monthlyRevenue: [] })).not.toContain('monthlyRevenue');
  });

  it('ends when the owner clears it or enters another value', () => {
    expect(confirmedAfter({ loanTerm: null })).toEqual([]);
    expect(confirmedAfter({ loanTerm: 36 })).toEqual([]);
    expect(confirmedAfter({ personalCreditScore: null })).toEqual(['loanTerm']);
  });

  it('stays when the same default is sent again, and does not begin then', () => {
    expect(confirmedAfter({ loanTerm: 0 })).toEqual(['loanTerm']);
    expect(confirmedAfter({ nsfIncidents: 0 })).toEqual(['loanTerm']);
    expect(confirmedAfter({})).toEqual(['loanTerm']);
  });
});

describe('the changed fields', () => {
  const changed = (input: ProfileInput) => changedFields(stored, merge(input));

  it('are those with another value or another answer', () => {
    expect(changed({})).toEqual([]);
    expect(changed({ personalCreditScore: 655, fullName: 'Maya Ortiz' })).toEqual(['personalCreditScore']);
    expect(changed({ monthlyRevenue: [...(stored.values.monthlyRevenue as number[])] })).toEqual([]);
    expect(changed({ answered: ['nsfIncidents'] })).toEqual(['nsfIncidents']);
    expect(changed({ loanTerm: null })).toEqual(['loanTerm']);
  });
});

describe('the answer to a field', () => {
  it('is its value, also a confirmed 0', () => {
    expect(answerOf(stored, 'personalCreditScore')).toBe(712);
    expect(answerOf(stored, 'loanTerm')).toBe(0);
    expect(answerOf(stored, 'personalGuarantee')).toBe(true);
  });

  it('is null for a number or a "no" that the owner did not answer, and the empty text', () => {
    expect(answerOf(stored, 'nsfIncidents')).toBeNull();
    expect(answerOf(answersOf({}), 'personalGuarantee')).toBeNull();
    expect(answerOf(stored, 'email')).toBe('');
  });
});
