import { describe, expect, it } from '@jest/globals';
import { emptyProfile } from '@groundwork/contracts';
import type { Answers } from './merge-profile.rules.ts';
import { profileReplyOf, wholeProfileOf } from './profile-reply.view.ts';
import type { ProvenanceRow } from './provenance.model.ts';
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

const accepted = {
  userId: '01890000-0000-7000-8000-000000000002',
  field: 'annualRevenueCurrent',
  value: 580_000,
  source: 'tax_return',
  kind: 'schedule_c',
  period: { from: '2025-01-01', to: '2025-12-31' },
  documentId: '01890000-0000-7000-8000-000000000005',
  page: 2,
  acceptedAt: new Date('2026-11-20T10:11:12Z'),
  actorId: '01890000-0000-7000-8000-000000000006',
  before: null,
} as ProvenanceRow;

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
    const provenance = provenanceOf([accepted]);
    expect(profileReplyOf(answers, 12, provenance).provenance).toBe(provenance);
  });
});

describe('the origin of an accepted figure', () => {
  const origin = {
    source: 'tax_return',
    kind: 'schedule_c',
    period: accepted.period,
    actorId: accepted.actorId,
    acceptedAt: '2026-11-20T10:11:12.000Z',
  };

  it('names its document and its page for each field', () => {
    expect(provenanceOf([accepted])).toEqual({
      annualRevenueCurrent: { ...origin, documentId: accepted.documentId, page: 2 },
    });
  });

  it('has no document if bank rows prove it', () => {
    const bank = { ...accepted, field: 'nsfIncidents', documentId: null, page: null } as const;
    expect(provenanceOf([bank])).toEqual({ nsfIncidents: origin });
    expect(Object.keys(provenanceOf([accepted, bank]))).toEqual(['annualRevenueCurrent', 'nsfIncidents']);
  });
});
