import type { Witness } from '../src/witness.ts';

export const taxWitness = (field: string, value: Witness['value'], more: Partial<Witness> = {}): Witness => ({
  id: `tax_return:${field}:1`,
  field,
  source: 'tax_return',
  kind: 'schedule_c',
  value,
  period: { from: '2025-01-01', to: '2025-12-31' },
  freshUntil: '2027-10-15',
  reviewed: false,
  confidence: 1,
  corrected: false,
  ...more,
});

export const bankWitness = (field: string, value: Witness['value'], more: Partial<Witness> = {}): Witness =>
  taxWitness(field, value, { id: `bank_rows:${field}:1`, source: 'bank_rows', kind: null, ...more });
