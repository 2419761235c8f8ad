import { describe, expect, it } from '@jest/globals';
import { routeExamples, type OwnRecordsReply } from '@groundwork/contracts';
import { describeRecord } from './record-texts.ts';

const { items } = routeExamples.ownLenderRecords?.reply as OwnRecordsReply;

describe('the record of a lender', () => {
  it('states past loans with the range of the charged-off share', () => {
    expect(describeRecord({ items })).toBe(
      '84 loans, the last on Aug 21, 2026, median $239,000. 48.8% paid in full, 3.6% charged off (1.2–10%).',
    );
  });

  it('has no figure below five loans', () => {
    expect(describeRecord({ items: [] })).toBe('Fewer than 5 such loans, so we show no figures.');
  });
});
