import { describe, expect, it } from '@jest/globals';
import { describeTotal } from './rows-total.ts';

const rows = [250_000, -90_000, 1234].map((cents) => ({
  day: '2026-08-03',
  text: 'A ROW',
  cents,
  balance: null,
  page: 1,
  box: null,
}));

describe('the rows of a statement', () => {
  it('join the printed balances to the cent', () => {
    expect(describeTotal({ opening: 10_000, closing: 171_234, rows })).toBe(
      'These transactions lead from the first to the last balance of the statement.',
    );
  });

  it.each([171_235, 171_233])('that miss the balance of %d cents by one state the difference', (closing) => {
    expect(describeTotal({ opening: 10_000, closing, rows })).toBe(
      'These transactions miss the balances of the statement by $0.01. We may not have read each of them.',
    );
  });

  it('are not checked without both balances', () => {
    const text = 'The statement has no two balances, so we can’t check that each transaction is here.';
    expect(describeTotal({ opening: null, closing: 171_234, rows })).toBe(text);
    expect(describeTotal({ opening: 10_000, closing: null, rows })).toBe(text);
  });
});
