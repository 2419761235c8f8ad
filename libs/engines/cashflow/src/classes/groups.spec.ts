import { describe, expect, it } from '@jest/globals';
import { addDays } from '../days.ts';
import { classify, type ClassifiableRow } from './classify.ts';
import { transferPairs } from './pairs.ts';
import { rowsInRhythm, type RhythmRow } from './rhythms.ts';
import { payeeReader } from './payee-key.ts';
import { PhraseIndex, wordText } from './row-words.ts';
import type { ClassRule, ClassRules, PairRule, RhythmRule } from './rule.ts';

const base = { code: 'X', direction: 'out', order: 1, version: '1.0' } as const;
const day = (number: number): string => addDays('2026-03-01', number - 1);

describe('a rhythm', () => {
  const rule: RhythmRule = {
    ...base,
    class: 'rent',
    kind: 'rhythm',
    minRows: 3,
    minAmountCents: 5000,
    gapFrom: 6,
    gapTo: 8,
  };
  const rowsOn = (days: readonly number[], more: Partial<RhythmRow> = {}): RhythmRow[] =>
    days.map((number, at) => ({
      at,
      account: 'a',
      cents: -5000,
      payee: 'P',
      day: day(number),
      ...more,
    }));
  const isIn = (days: readonly number[], change: Partial<RhythmRule> = {}) =>
    rowsInRhythm(rowsOn(days), { ...rule, ...change }).length > 0;

  it.each([
    ['gaps of six days', [1, 7, 13], true],
    ['gaps of eight days', [1, 9, 17], true],
    ['gaps of five days', [1, 6, 11], false],
    ['gaps of nine days', [1, 10, 19], false],
    ['two rows', [1, 8], false],
    ['any order', [15, 1, 8], true],
    ['four of five gaps', [1, 8, 15, 22, 29, 60], true],
    ['three of four gaps', [1, 8, 15, 22, 60], false],
  ])('with %s: %#', (_name, days, expected) => expect(isIn(days)).toBe(expected));

  it('can need half of its gaps to be one day', () => {
    const daily = { gapFrom: 0, gapTo: 4, alsoHalfOfGaps: 1 };
    expect(isIn([1, 2, 4, 5, 7], daily)).toBe(true);
    expect(isIn([1, 2, 4, 6, 8], daily)).toBe(false);
  });

  it('is of rows with one account, one size and one payee', () => {
    const rows = [
      ...rowsOn([1, 8, 15]),
      ...rowsOn([2, 9], { account: 'b' }),
      ...rowsOn([3, 10], { cents: -6000 }),
    ];
    const placed = [...rows, ...rowsOn([4, 11], { payee: 'Q' })].map((row, at) => ({ ...row, at }));
    expect(rowsInRhythm(placed, rule)).toEqual([0, 1, 2]);
  });

  it('needs a payee and an amount', () => {
    expect(rowsInRhythm(rowsOn([1, 8, 15], { payee: '' }), rule)).toEqual([]);
    expect(rowsInRhythm(rowsOn([1, 8, 15], { cents: -4999 }), rule)).toEqual([]);
    expect(rowsInRhythm(rowsOn([1, 8, 15], { cents: 5000 }), rule)).toEqual([0, 1, 2]);
  });
});

describe('a pair', () => {
  const rule: PairRule = { ...base, class: 'own_transfer', kind: 'pair', words: [], maxDays: 3 };
  type Given = readonly [account: string, number: number, cents: number];
  const pairsOf = (given: readonly Given[], words: readonly number[] = [0]) =>
    transferPairs(
      given.map(([account, number, cents], at) => ({
        id: String(at),
        text: '',
        account,
        day: day(number),
        cents,
      })),
      rule,
      (at) => words.includes(at),
    ).map(({ out, incoming, days }) => [out, incoming, days]);

  it.each([
    [
      'three days later',
      [
        ['a', 1, -9],
        ['b', 4, 9],
      ],
      [[0, 1, 3]],
    ],
    [
      'three days earlier',
      [
        ['a', 4, -9],
        ['b', 1, 9],
      ],
      [[0, 1, 3]],
    ],
    [
      'four days later',
      [
        ['a', 1, -9],
        ['b', 5, 9],
      ],
      [],
    ],
    [
      'in the same account',
      [
        ['a', 1, -9],
        ['a', 1, 9],
      ],
      [],
    ],
    [
      'of another size',
      [
        ['a', 1, -9],
        ['b', 1, 8],
      ],
      [],
    ],
    [
      'of nothing',
      [
        ['a', 1, 0],
        ['b', 1, 0],
      ],
      [],
    ],
    [
      'nearest',
      [
        ['a', 3, -9],
        ['b', 1, 9],
        ['b', 4, 9],
      ],
      [[0, 2, 1]],
    ],
    [
      'earlier of two as near',
      [
        ['a', 3, -9],
        ['b', 4, 9],
        ['b', 2, 9],
      ],
      [[0, 2, 1]],
    ],
    [
      'first of two on one day',
      [
        ['a', 3, -9],
        ['b', 4, 9],
        ['b', 4, 9],
      ],
      [[0, 1, 1]],
    ],
  ] as const)('is a row in another account %s', (_name, given, expected) => {
    expect(pairsOf(given)).toEqual(expected);
  });

  it('has a transfer word in one of its rows', () => {
    const given: readonly Given[] = [
      ['a', 1, -9],
      ['b', 1, 9],
    ];
    expect(pairsOf(given, [1])).toEqual([[0, 1, 0]]);
    expect(pairsOf(given, [])).toEqual([]);
  });

  it('is chosen by the earliest row out, then by the first one, and is used once', () => {
    const given: readonly Given[] = [
      ['a', 3, -9],
      ['a', 2, -9],
      ['b', 2, 9],
    ];
    expect(pairsOf(given, [0, 1])).toEqual([[1, 2, 0]]);
    expect(
      pairsOf(
        [
          ['a', 2, -9],
          ['a', 2, -9],
          ['b', 2, 9],
        ],
        [0, 1],
      ),
    ).toEqual([[0, 2, 0]]);
  });
});

describe('the words of a row', () => {
  it('are upper case letters, digits and &', () => {
    expect(wordText(' Café #12/AT&t—ﬁne ')).toBe('CAF 12 AT&T FINE');
  });

  it('name a payee without numbers and stop words', () => {
    const payeeOf = payeeReader({ stopWords: ['ACH'] });
    expect(payeeOf(['ACH', 'HOLM', '4471', 'A1', 'SUPPLY'])).toBe('HOLM SUPPLY');
    expect(payeeOf(['ACH', '12'])).toBe('');
  });

  it('have the first phrase of each list at whole words', () => {
    const index = new PhraseIndex([['TAX PAYMENT', 'TAX'], ['PAY', 'STATE TAX'], []]);
    const listsIn = (text: string) => [...index.listsIn(text.split(' '))];
    expect(listsIn('STATE TAX PAYMENT')).toEqual([
      [1, 'STATE TAX'],
      [0, 'TAX PAYMENT'],
    ]);
    expect(listsIn('A TAX')).toEqual([[0, 'TAX']]);
    expect(listsIn('A TAX PAYMENTS')).toEqual([[0, 'TAX']]);
    expect(listsIn('TAXES PAYMENT')).toEqual([]);
    expect(listsIn('PAY TAX')).toEqual([
      [1, 'PAY'],
      [0, 'TAX'],
    ]);
  });
});

describe('the class of a row', () => {
  const rulesOf = (...rules: ClassRule[]): ClassRules => ({
    version: 'test',
    stopWords: ['THE'],
    lowBalanceCents: 0,
    rules,
  });
  const rowOf = (text: string, cents: number, more: Partial<ClassifiableRow> = {}): ClassifiableRow => ({
    id: text,
    account: 'a',
    day: day(1),
    cents,
    text,
    ...more,
  });
  const rest = (direction: 'in' | 'out' | 'any'): ClassRule => ({
    ...base,
    code: `REST_${direction}`,
    class: 'other',
    kind: 'rest',
    direction,
  });

  it('has its rule, its reason and its payee', () => {
    const rule: ClassRule = {
      ...base,
      class: 'fee',
      kind: 'words',
      words: ['OD FEE'],
      overdraft: true,
      version: '1.7',
    };
    expect(classify([rowOf('the North OD fee 7', -5)], rulesOf(rule, rest('any')))).toEqual([
      {
        class: 'fee',
        rule: { code: 'X', version: '1.7' },
        because: 'The text has the words "OD FEE".',
        payee: 'NORTH OD FEE',
        isOverdraft: true,
        pairRowId: null,
      },
    ]);
  });

  it('is that of the first rule in its direction', () => {
    const words = (code: string, direction: 'in' | 'out' | 'any'): ClassRule => ({
      ...base,
      code,
      class: 'tax',
      kind: 'words',
      words: ['TAX'],
      direction,
    });
    const codes = (cents: number) =>
      classify(
        [rowOf('TAX', cents)],
        rulesOf(words('IN', 'in'), words('OUT', 'out'), words('ANY', 'any')),
      ).map(({ rule }) => rule.code);
    expect([codes(5), codes(-5), codes(0)]).toEqual([['IN'], ['OUT'], ['OUT']]);
  });

  it('of the rest names no rule', () => {
    const verdicts = classify([rowOf('A', 5), rowOf('B', -5)], rulesOf(rest('in'), rest('out')));
    expect(verdicts.map(({ because }) => because)).toEqual(['Other money in', 'Other cost']);
    expect(verdicts.map(({ isOverdraft }) => isOverdraft)).toEqual([false, false]);
  });

  it.each([
    [1, 5, 'The same amount leaves on most working days.'],
    [7, 8, 'The same amount leaves each week.'],
    [14, 14, 'The same amount leaves each week.'],
    [15, 15, 'The same amount leaves each month.'],
  ])('names its rhythm of %i days', (gap, gapTo, because) => {
    const rule: ClassRule = {
      ...base,
      class: 'rent',
      kind: 'rhythm',
      minRows: 2,
      minAmountCents: 1,
      gapFrom: 1,
      gapTo,
    };
    const rows = [rowOf('P', -5), rowOf('P', -5, { day: day(1 + gap) })];
    expect(classify(rows, rulesOf(rule)).map((each) => each.because)).toEqual([because, because]);
  });

  it('of a rhythm needs its words, no excluded word, its direction and no earlier rule', () => {
    const rule: ClassRule = {
      ...base,
      class: 'rent',
      kind: 'rhythm',
      minRows: 2,
      minAmountCents: 1,
      gapFrom: 1,
      gapTo: 1,
      words: ['FUND'],
      notWords: ['POS'],
    };
    const early: ClassRule = { ...base, code: 'EARLY', class: 'tax', kind: 'words', words: ['EARLY'] };
    const codesOf = (text: string, cents = -5) =>
      classify(
        [rowOf(text, cents), rowOf(text, cents, { day: day(2) })],
        rulesOf(early, rule, rest('any')),
      ).map((each) => each.rule.code)[0];
    expect(codesOf('NORTH FUND')).toBe('X');
    expect(codesOf('NORTH')).toBe('REST_any');
    expect(codesOf('POS FUND')).toBe('REST_any');
    expect(codesOf('NORTH FUND', 5)).toBe('REST_any');
    expect(codesOf('EARLY FUND')).toBe('EARLY');
  });

  it('of a pair names the other row and the days between', () => {
    const rule: ClassRule = {
      ...base,
      class: 'own_transfer',
      kind: 'pair',
      words: ['XFER'],
      maxDays: 3,
      direction: 'any',
    };
    const rows = [rowOf('XFER', -5), rowOf('IN', 5, { account: 'b', day: day(3) })];
    const verdicts = classify(rows, rulesOf(rule));
    expect(verdicts.map(({ pairRowId }) => pairRowId)).toEqual(['IN', 'XFER']);
    expect(verdicts[0]?.because).toBe('The same amount is in two of your accounts within 2 days.');
    const sameDay = classify([rowOf('XFER', -5), rowOf('IN', 5, { account: 'b' })], rulesOf(rule));
    expect(sameDay[0]?.because).toBe('The same amount is in two of your accounts on the same day.');
  });
});
