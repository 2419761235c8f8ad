import { describe, expect, it } from '@jest/globals';
import type { DocumentReading, ReviewItem } from '@groundwork/contracts';
import { comparedReadings } from './compared-rows.ts';

const figure = (name: string, value: number) => ({
  name,
  label: `The ${name}`,
  value,
  text: null,
  confidence: 0.9,
  page: 1,
});
const signal = (message: string) => ({
  code: 'SUM',
  severity: 0.2,
  page: 1,
  message,
  expected: null,
  actual: null,
});
const reading = (over: Partial<DocumentReading> = {}): DocumentReading => ({
  confidence: 0.9,
  fraudScore: 0.2,
  classification: null,
  extracted: [],
  signals: [],
  ...over,
});
const itemOf = (now: DocumentReading, rejectedReading: DocumentReading | null) =>
  ({ fraudScore: now.fraudScore, aiAnalysis: now, rejectedReading }) as unknown as ReviewItem;

describe('both readings of a rejected document', () => {
  it('stand side by side and show which values changed', () => {
    const before = reading({ extracted: [figure('income', 100), figure('tax', 7)] });
    const now = reading({ fraudScore: 0, extracted: [figure('income', 100), figure('assets', 9)] });
    expect(comparedReadings(itemOf(now, before))).toEqual([
      { label: 'Kind', before: '–', now: '–', isChanged: false },
      { label: 'Fraud risk', before: '20%', now: '0%', isChanged: true },
      { label: 'Confidence in the reading', before: '90%', now: '90%', isChanged: false },
      { label: 'The income', before: '$100.00', now: '$100.00', isChanged: false },
      { label: 'The tax', before: '$7.00', now: '–', isChanged: true },
      { label: 'The assets', before: '–', now: '$9.00', isChanged: true },
    ]);
  });

  it('show the signals and the kind of each', () => {
    const form = { category: 'tax_documents', subcategory: 'form_1040', certainty: 1 } as const;
    const before = reading({ signals: [signal('The sum is wrong.')] });
    const now = reading({ classification: form });
    const rows = comparedReadings(itemOf(now, before));
    expect(rows[0]).toMatchObject({ before: '–', now: expect.stringContaining('1040'), isChanged: true });
    expect(rows.at(-1)).toEqual({
      label: 'The sum is wrong.',
      before: 'Found',
      now: '–',
      isChanged: true,
    });
  });

  it('do not exist without a rejected reading', () => {
    expect(comparedReadings(itemOf(reading(), null))).toEqual([]);
  });
});
