import { describe, expect, it } from '@jest/globals';
import type { FigureWitnessState } from '@groundwork/contracts';
import { toEvidenceFields } from './evidence.view.ts';

const today = '2026-01-20';
const period = { from: '2025-01-01', to: '2025-12-31' };
const witness = (
  kind: string | null,
  value: number,
  more: Partial<FigureWitnessState> = {},
): FigureWitnessState => ({
  id: `${kind ?? 'bank_rows'}:annualRevenueCurrent`,
  field: 'annualRevenueCurrent',
  source: kind === null ? 'bank_rows' : 'tax_return',
  kind,
  value,
  period,
  freshUntil: '2027-10-15',
  reviewed: false,
  confidence: 1,
  corrected: false,
  holder: { match: 'same', answer: null },
  ...more,
});
const monthGrades = [{ month: '2025-12', grade: 1 as const, withheld: null }];
const schedule = witness('schedule_c', 590_000.5);
const file = witness(null, 476_090, { monthGrades });

const answered = { figures: { annualRevenueCurrent: 480_000 }, answered: ['annualRevenueCurrent'] };
const fieldOf = (
  owner: Parameters<typeof toEvidenceFields>[0],
  states: FigureWitnessState[],
  field = 'annualRevenueCurrent',
) => toEvidenceFields(owner, states, today).find((each) => each.field === field);

describe('the evidence of a figure', () => {
  it('is proven by a paper in her name, with what she typed and the other sources', () => {
    const field = fieldOf(answered, [file, schedule]);
    expect(field).toMatchObject({
      label: 'Annual revenue, current year',
      stated: 480_000,
      badge: 'proven',
      chosen: { id: schedule.id, value: 590_001 },
      others: [{ id: file.id }],
      contradiction: { stated: 480_000, witnessed: 590_001 },
    });
    expect(field?.chosen).not.toHaveProperty('holder');
  });

  it('is stated with a file that anybody can write', () => {
    expect(fieldOf({ figures: {} }, [file])).toMatchObject({
      stated: null,
      badge: 'stated',
      chosen: { id: file.id },
    });
  });

  it('has a source that proves nothing in its list only', () => {
    const foreign = { ...schedule, holder: { match: 'other' as const, answer: null } };
    expect(fieldOf({ figures: {} }, [foreign])).toMatchObject({
      badge: 'missing',
      chosen: null,
      others: [{ id: schedule.id }],
    });
  });

  it('has the typed value where a source is in force', () => {
    const owner = {
      figures: { annualRevenueCurrent: 590_001 },
      answered: ['annualRevenueCurrent'],
      typed: { annualRevenueCurrent: 480_000 },
    };
    expect(fieldOf(owner, [schedule])).toMatchObject({ stated: 480_000, badge: 'proven' });
  });

  it('is no number of an authority, and loans are stated or missing', () => {
    const fields = toEvidenceFields({ figures: { hasExistingLoansAnswer: true } }, [], today);
    expect(fields.map(({ field }) => field)).not.toContain('ein');
    expect(fields.find(({ field }) => field === 'existingLoans')).toMatchObject({
      stated: 'answered',
      badge: 'stated',
    });
    expect(fieldOf({ figures: {} }, [], 'existingLoans')).toMatchObject({ stated: null, badge: 'missing' });
  });
});
