import { expect, it } from '@jest/globals';
import type { FactToCheck } from '@groundwork/contracts';
import { describeFact } from './fact-texts.ts';

const open: FactToCheck = {
  family: { code: 'sba-7a', name: 'SBA 7(a) loan' },
  inUse: true,
  fact: {
    id: '7a-coverage',
    criterion: 'minDscr',
    value: 1.15,
    validFrom: '2025-06-01',
    validTo: null,
    source: 'SBA SOP 50 10 8',
    sourceUrl: null,
    verifiedOn: null,
    note: 'Cash flow must cover all debt payments at least 1.15 times.',
  },
};

it('a rule to check has its family, its value, its days and its source', () => {
  expect(describeFact(open)).toBe(
    'not yet verified · SBA 7(a) loan · minDscr: 1.15 · from Jun 1, 2025 · source: SBA SOP 50 10 8',
  );
});

it('a rule of a later release is not in use', () => {
  const ended = { ...open, inUse: false, fact: { ...open.fact, validFrom: null, validTo: '2026-09-30' } };
  expect(describeFact(ended)).toBe(
    'not in use · SBA 7(a) loan · minDscr: 1.15 · to Sep 30, 2026 · source: SBA SOP 50 10 8',
  );
});
