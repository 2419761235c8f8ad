import { describe, expect, it } from '@jest/globals';
import { type DocumentId, emptyProfile, type EvidenceState, type UserId } from '@groundwork/contracts';
import type { FigureChoiceRow } from './figure-choice.model.ts';
import type { Answers } from './merge-profile.rules.ts';
import { ownerFigures } from './owner-figures.rules.ts';
import { profileReplyOf, wholeProfileOf } from './profile-reply.view.ts';
import { provenanceOf } from './provenance.view.ts';

const answers: Answers = {
  values: {
    ...emptyProfile(),
    fullName: 'Maya Ortiz',
    ssn: '123-45-6789',
    email: 'no address',
    personalCreditScore: 712,
  },
  confirmed: ['loanTerm'],
};

const today = '2026-11-20';
const documentId = '01890000-0000-7000-8000-000000000005' as DocumentId;
const userId = '01890000-0000-7000-8000-000000000002' as UserId;
const period = { from: '2025-01-01', to: '2025-12-31' };
const witness = {
  id: 'tax_return:annualRevenueCurrent:1',
  field: 'annualRevenueCurrent',
  source: 'tax_return',
  kind: 'schedule_c',
  value: 580_000,
  period,
  freshUntil: '2027-10-15',
  reviewed: false,
  confidence: 1,
  documentId,
  page: 2,
  corrected: false,
} as const;
const bankWitness = {
  ...witness,
  id: 'bank_rows:nsfIncidents',
  field: 'nsfIncidents',
  source: 'bank_rows',
  kind: null,
  value: 2,
  documentId: undefined,
  page: undefined,
} as const;

function decided(...choices: { field: 'annualRevenueCurrent' | 'nsfIncidents'; use: string }[]) {
  const evidence: EvidenceState = { witnesses: [], accounts: [], figures: [witness, bankWitness] };
  const settled = choices.map((choice) => ({ ...choice, day: today, sources: '' }));
  const request = { answers, evidence, settled, today };
  const rows = settled.map((settlement): FigureChoiceRow => ({
    userId,
    field: settlement.field,
    settlement,
    reason: null,
    decision: '01890000-0000-7000-8000-000000000007',
    decidedAt: new Date('2026-11-20T10:11:12Z'),
    actorId: null,
    before: null,
  }));
  return { request, figures: ownerFigures(request), choices: rows };
}

const onReturn = { field: 'annualRevenueCurrent', use: witness.id } as const;

describe('the profile of an owner', () => {
  it('has its values, its answered fields, and those to check', () => {
    const whole = wholeProfileOf(answers);
    expect(whole).toMatchObject({ fullName: 'Maya Ortiz', personalCreditScore: 712, ssn: '123-45-6789' });
    expect([...whole.answered].sort()).toEqual([
      'email',
      'fullName',
      'loanTerm',
      'personalCreditScore',
      'ssn',
    ]);
    expect(whole.fieldsToCheck).toEqual(['email']);
  });

  it('is less complete with a wrong value than with a right one', () => {
    const right = { ...answers, values: { ...answers.values, email: 'maya@riverbend.example' } };
    expect(wholeProfileOf(answers).completion).toBeLessThan(wholeProfileOf(right).completion);
    expect(wholeProfileOf({ values: emptyProfile(), confirmed: [] }).completion).toBe(0);
  });

  it('shows the SSN as a mask, and its version', () => {
    const reply = profileReplyOf(answers, 12, {});
    expect(reply).toEqual({ ...wholeProfileOf(answers), version: 12, ssn: '***-**-6789' });
    expect(reply).not.toHaveProperty('provenance');
  });

  it('shows from where an accepted figure comes', () => {
    const provenance = provenanceOf(decided(onReturn));
    expect(profileReplyOf(answers, 12, provenance).provenance).toBe(provenance);
  });
});

describe('the origin of an accepted figure', () => {
  const origin = {
    source: 'tax_return',
    kind: 'schedule_c',
    period,
    actorId: userId,
    acceptedAt: '2026-11-20T10:11:12.000Z',
  };

  it('names its document and its page for each field', () => {
    expect(provenanceOf(decided(onReturn))).toEqual({
      annualRevenueCurrent: { ...origin, documentId, page: 2 },
    });
  });

  it('has no document if bank rows prove it', () => {
    const onRows = { field: 'nsfIncidents', use: bankWitness.id } as const;
    expect(provenanceOf(decided(onRows))).toEqual({
      nsfIncidents: { ...origin, source: 'bank_rows', kind: null },
    });
  });

  it('does not exist without a decision for a source that is there', () => {
    expect(provenanceOf(decided())).toEqual({});
    expect(provenanceOf(decided({ ...onReturn, use: 'gone' }))).toEqual({});
    expect(provenanceOf(decided({ ...onReturn, use: 'said' }))).toEqual({});
  });
});
