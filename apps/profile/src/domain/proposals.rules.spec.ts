import { describe, expect, it } from '@jest/globals';
import {
  emptyProfile,
  type EvidenceState,
  type ProfileValues,
  type WitnessState,
} from '@groundwork/contracts';
import { openProposals, proposalIdOf } from './proposals.rules.ts';

const today = '2026-11-24';
const witnessOf = (field: string, value: WitnessState['value'], more: Partial<WitnessState> = {}) => ({
  id: `tax_return:${field}:1`,
  field,
  source: 'tax_return' as const,
  kind: 'schedule_c',
  value,
  period: { from: '2025-01-01', to: '2025-12-31' },
  freshUntil: '2027-10-15',
  reviewed: false,
  confidence: 1,
  corrected: false,
  ...more,
});
const revenue = witnessOf('annualRevenueCurrent', 580_000);

const proposals = (
  witnesses: readonly WitnessState[],
  values: Partial<ProfileValues> = {},
  dismissed: readonly string[] = [],
) =>
  openProposals(
    { values: { ...emptyProfile(), ...values }, confirmed: [] },
    { witnesses, accounts: [] } as unknown as EvidenceState,
    new Set(dismissed),
    today,
  );

describe('a proposal for the profile', () => {
  it('has the figure of a document beside the answer of the owner', () => {
    expect(proposals([revenue], { annualRevenueCurrent: 640_000 })).toEqual([
      {
        id: 'annualRevenueCurrent:580000',
        field: 'annualRevenueCurrent',
        label: 'Annual revenue, current year',
        current: 640_000,
        proposed: 580_000,
        witness: revenue,
      },
    ]);
    expect(proposals([revenue])).toMatchObject([{ current: null, proposed: 580_000 }]);
  });

  it('exists for each field with a fresh document that differs', () => {
    const expenses = witnessOf('annualOperatingExpenses', 310_000);
    expect(proposals([revenue, expenses]).map(({ field }) => field)).toEqual([
      'annualOperatingExpenses',
      'annualRevenueCurrent',
    ]);
    expect(proposals([{ ...revenue, freshUntil: '2026-11-23' }])).toEqual([]);
    expect(proposals([revenue], { annualRevenueCurrent: 580_000 })).toEqual([]);
  });

  it('is absent after the owner dismissed this figure, and returns with another one', () => {
    expect(proposals([revenue], {}, ['annualRevenueCurrent:580000'])).toEqual([]);
    expect(proposals([{ ...revenue, value: 590_000 }], {}, ['annualRevenueCurrent:580000'])).toHaveLength(1);
  });

  it('is never a figure that the profile would reject, or one without a field', () => {
    expect(proposals([witnessOf('annualRevenueCurrent', -5)])).toEqual([]);
    expect(proposals([witnessOf('annualRevenueCurrent', 'many')])).toEqual([]);
    expect(proposals([witnessOf('grossReceipts', 580_000)])).toEqual([]);
  });

  it('has an id of its field and its value, at most 100 characters', () => {
    expect(proposalIdOf('personalGuarantee', true)).toBe('personalGuarantee:true');
    expect(proposalIdOf('note', 'x'.repeat(120))).toBe(`note:${'x'.repeat(95)}`);
  });
});
