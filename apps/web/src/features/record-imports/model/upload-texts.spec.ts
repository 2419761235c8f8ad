import { describe, expect, it } from '@jest/globals';
import type { RecordUpload } from '@groundwork/contracts';
import { describeProgress, describeReasons, describeSummary, nameReason } from './upload-texts.ts';

const summary: NonNullable<RecordUpload['summary']> = {
  rows: 1234,
  counted: 1200,
  notFunded: 3,
  aside: 31,
  lenders: 45,
  reasons: { DATE: 2, LATER: 7 },
  programs: ['7a'],
  asOf: '2026-09-30',
  fiscalYears: [2020, 2026],
};

const uploadIn = (state: RecordUpload['state']): RecordUpload => ({
  id: 'u1' as RecordUpload['id'],
  name: 'loans.csv',
  sha256: '',
  state,
  size: 4 * 1024 ** 2,
  received: 1024 ** 2,
  progress: { bytes: 9, rows: 1234 },
  summary: null,
  warnings: [],
  refusal: null,
  appliedAt: null,
  createdAt: '2026-11-26T10:00:00.000Z',
});

describe('a file of loans', () => {
  it('states its loans, lenders, years and day, and what does not count', () => {
    expect(describeSummary(summary)).toBe(
      '1,200 loans of 45 lenders for fiscal years 2020–2026, as of Sep 30, 2026. 3 loans never paid out, 31 lines set aside.',
    );
  });

  it('names the reasons of the lines set aside, also a reason of a later server', () => {
    expect(describeReasons(summary)).toBe('Set aside: no valid date 2, LATER 7.');
    expect(describeReasons({ ...summary, reasons: {} })).toBeNull();
    expect([nameReason('RATE'), nameReason('LATER')]).toEqual(['no valid rate', 'LATER']);
  });

  it.each([
    ['receiving', '1.0 MB of 4.0 MB received. Choose the file again to continue.'],
    ['reading', '1,234 lines read so far'],
    ['applying', 'We publish the loans now.'],
    ['ready', null],
    ['applied', null],
  ] as const)('in the state %s has the progress %j', (state, text) => {
    expect(describeProgress(uploadIn(state))).toBe(text);
  });
});
