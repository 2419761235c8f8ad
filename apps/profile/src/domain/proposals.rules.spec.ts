import { describe, expect, it } from '@jest/globals';
import {
  emptyProfile,
  type EvidenceState,
  type FigureWitnessState,
  type ProfileValues,
  type WitnessState,
} from '@groundwork/contracts';
import { ownerFigures } from './owner-figures.rules.ts';
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

function proposals(
  figures: readonly FigureWitnessState[],
  values: Partial<ProfileValues> = {},
  dismissed: readonly string[] = [],
) {
  const answers = { values: { ...emptyProfile(), ...values }, confirmed: [] };
  const evidence: EvidenceState = { witnesses: [], accounts: [], figures: [...figures] };
  const request = { answers, evidence, settled: [], today };
  return openProposals({ request, figures: ownerFigures(request) }, new Set(dismissed));
}

const typed = { annualRevenueCurrent: 640_000 };

describe('a proposal for the profile', () => {
  it('has the figure of a document beside the value in force', () => {
    expect(proposals([revenue], typed)).toEqual([
      {
        id: 'annualRevenueCurrent:580000',
        field: 'annualRevenueCurrent',
        label: 'Annual revenue, current year',
        current: 640_000,
        proposed: 580_000,
        witness: revenue,
      },
    ]);
  });

  it('has whole dollars, and a witness without what decides its grade', () => {
    const graded = { ...revenue, value: 580_000.5, holder: { match: 'same', answer: null } } as const;
    expect(proposals([graded], typed)).toMatchObject([
      { id: 'annualRevenueCurrent:580001', proposed: 580_001, witness: { value: 580_000.5 } },
    ]);
    expect(proposals([graded], typed)[0]?.witness).not.toHaveProperty('holder');
  });

  it('exists for each field with a fresh document that differs, and for no blank one', () => {
    const expenses = witnessOf('annualOperatingExpenses', 310_000);
    const both = { ...typed, annualOperatingExpenses: 100_000 };
    expect(proposals([revenue, expenses], both).map(({ field }) => field)).toEqual([
      'annualOperatingExpenses',
      'annualRevenueCurrent',
    ]);
    expect(proposals([revenue])).toEqual([]);
    expect(proposals([{ ...revenue, freshUntil: '2026-11-23' }], typed)).toEqual([]);
    expect(proposals([revenue], { annualRevenueCurrent: 580_000 })).toEqual([]);
  });

  it('is absent after the owner dismissed this figure, and returns with another one', () => {
    const dismissed = ['annualRevenueCurrent:580000'];
    expect(proposals([revenue], typed, dismissed)).toEqual([]);
    expect(proposals([{ ...revenue, value: 590_000 }], typed, dismissed)).toHaveLength(1);
  });

  it('has an id of its field and its value, at most 100 characters', () => {
    expect(proposalIdOf('personalGuarantee', true)).toBe('personalGuarantee:true');
    expect(proposalIdOf('note', 'x'.repeat(120))).toBe(`note:${'x'.repeat(95)}`);
  });
});
