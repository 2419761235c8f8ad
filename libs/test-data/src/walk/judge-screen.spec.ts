import { describe, expect, it } from '@jest/globals';
import { judgeScreen, type OwnerTruth, type WalkedFigure } from './judge-screen.ts';
import type { PrintedMark, ScreenReading } from './screen-reading.ts';

const balance = {
  field: 'averageBankBalance',
  value: 31_457,
  sources: [
    { id: 'said', value: 31_457 },
    { id: 'rows', value: 94_189.4 },
  ],
};
const truth: OwnerTruth = {
  figures: new Map<string, WalkedFigure>([
    [balance.field, balance],
    ['liquidAssets', { field: 'liquidAssets', value: null, sources: [] }],
  ]),
  measures: new Map([['BF2', 2.17]]),
  typed: [27_311, 31_457],
};
const nothing: ScreenReading = { marks: [], boxes: [], texts: [] };
const own = { printsSources: false };
const marked = (mark: Partial<PrintedMark>) =>
  judgeScreen(
    {
      ...nothing,
      marks: [{ field: balance.field, value: '31457', source: null, text: '$31,457', ...mark }],
    },
    truth,
    own,
  );
const fine = { unnamed: [], contradictions: [], unmarked: [] };

describe('a mark', () => {
  it.each<Partial<PrintedMark>>([
    {},
    { source: 'rows', value: '94189.4', text: 'your bank file: $94,189' },
    { source: 'rows', value: '94189', text: '$94,189' },
    { value: null, text: 'You entered $31,457. Your bank file has $94,189 for 2026.' },
    { field: 'BF2', value: '2.17', text: 'Now: 2.17' },
    { text: 'Your sources differ. Choose one.' },
  ])('agrees with the figures: %j', (mark) => {
    expect(marked(mark)).toEqual(fine);
  });

  it.each<Partial<PrintedMark>>([
    { value: '94189', text: '$94,189' },
    { text: '$30,000' },
    { source: 'rows' },
    { value: null, text: 'Your bank file has $60,000.' },
    { field: 'BF2', value: '4.06', text: 'Now: 4.06' },
  ])('contradicts the figures: %j', (mark) => {
    expect(marked(mark).contradictions).toHaveLength(1);
  });

  it.each<Partial<PrintedMark>>([{ field: 'nothing' }, { source: 'gone' }])(
    'has a value that no figure names: %j',
    (mark) => {
      expect(marked(mark).unnamed).toHaveLength(1);
    },
  );
});

it('compares the boxes of the forms', () => {
  const judged = (field: string, text: string) =>
    judgeScreen({ ...nothing, boxes: [{ field, text }] }, truth, own).contradictions.length;
  expect([judged(balance.field, '31,457'), judged('liquidAssets', ''), judged('fullName', '5')]).toEqual([
    0, 0, 0,
  ]);
  expect([judged(balance.field, '94,189'), judged(balance.field, ''), judged('liquidAssets', '5')]).toEqual([
    1, 1, 1,
  ]);
});

it('finds values in texts without a mark', () => {
  const judged = (text: string, kind = own) => judgeScreen({ ...nothing, texts: [text] }, truth, kind);
  expect(judged('Your balance is $31,457.').unmarked).toHaveLength(1);
  expect(judged('Your balance is $94,189.').contradictions).toHaveLength(1);
  expect(judged('Your balance is $27,311.').contradictions).toHaveLength(1);
  expect(judged('Their minimum is $50,000 in 2026.')).toEqual(fine);
  expect(judged('Deposit $94,189.40', { printsSources: true })).toEqual(fine);
});
