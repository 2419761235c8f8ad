import { describe, expect, it } from '@jest/globals';
import { formatWitnessed, labelOfWitness, provenanceSentence } from './witness-texts.ts';

const year = { from: '2025-01-01', to: '2025-12-31' };
const schedule = { source: 'tax_return', kind: 'schedule_c', period: year, page: 1 } as const;
const rows = { source: 'bank_rows', kind: null, period: year } as const;
const sheet = {
  source: 'report',
  kind: 'balance_sheet',
  period: { from: '2026-06-30', to: '2026-06-30' },
} as const;

describe('the texts of a witness', () => {
  it('name the document with its year or day and its page, and the bank rows with their last day', () => {
    expect(labelOfWitness(schedule)).toBe('Schedule C 2025, page 1');
    expect(labelOfWitness(sheet)).toBe('Balance Sheet of Jun 30, 2026');
    expect(labelOfWitness(rows)).toBe('Transactions through Dec 31, 2025');
  });

  it('state beside a field where its accepted figure comes from', () => {
    expect(provenanceSentence(schedule)).toBe('From your Schedule C 2025, page 1');
    expect(provenanceSentence(rows)).toBe('From your transactions through Dec 31, 2025');
  });

  it('state a figure in the unit of the field', () => {
    expect(formatWitnessed('netProfitMargin', 12.5)).toBe('12.5%');
    expect(formatWitnessed('overdraftHistory', true)).toBe('Yes');
  });
});
