import { describe, expect, it } from '@jest/globals';
import { makeBusiness } from '@groundwork/test-data';
import { seeds } from '@groundwork/test-data/cases';
import { readGolden } from '../../testing/golden.ts';
import { addDays } from '../days.ts';
import { classify, type ClassifiableRow, type RowClass } from '../index.ts';
import { cashflowRules10 } from './rules-1.0.ts';

interface PublishedRules {
  readonly version: string;
  readonly payeeKey: { readonly stopWords: readonly string[] };
  readonly lowBalanceCents: number;
  readonly rules: readonly object[];
}

const toRows = (rows: readonly Partial<ClassifiableRow>[]): ClassifiableRow[] =>
  rows.map((row, at) => ({
    id: String(at),
    account: 'main',
    day: '2026-03-02',
    cents: -5000,
    text: '',
    ...row,
  }));
const codes = (rows: readonly Partial<ClassifiableRow>[]): string[] =>
  classify(toRows(rows), cashflowRules10).map(({ rule }) => rule.code);

const series = (count: number, days: number, row: Partial<ClassifiableRow>) =>
  Array.from({ length: count }, (_, at) => ({ ...row, day: addDays('2026-03-02', at * days) }));

describe('the rules', () => {
  it('are those of cashflow-1.0', () => {
    const { version, payeeKey, lowBalanceCents, rules } = readGolden('rules-1.0') as PublishedRules;
    expect(cashflowRules10).toEqual({ version, stopWords: payeeKey.stopWords, lowBalanceCents, rules });
  });

  it('with words match each of their phrases as whole words, in their direction', () => {
    const words = cashflowRules10.rules.filter((rule) => rule.kind === 'words');
    for (const rule of words)
      for (const phrase of rule.words) {
        const row = { cents: rule.direction === 'in' ? 700 : -700 };
        const earlier = words.filter(
          (other) =>
            other.order < rule.order && (other.direction === 'any' || other.direction === rule.direction),
        );
        const takesFirst = (text: string) =>
          earlier.some((other) => other.words.some((own) => ` ${text} `.includes(` ${own} `)));
        if (takesFirst(phrase)) continue;
        expect([phrase, codes([{ ...row, text: `x9-${phrase.toLowerCase()}/7` }])]).toEqual([
          phrase,
          [rule.code],
        ]);
        expect(codes([{ ...row, text: `Z${phrase}Z` }])).not.toEqual([rule.code]);
      }
  });

  it.each([
    ['daily', series(10, 1, { text: 'EASTGATE # 7', cents: -9000 }), 'ADVANCE_DAILY'],
    ['daily, of purchases', series(10, 1, { text: 'POS CAFE', cents: -9000 }), 'UNKNOWN_OUT'],
    ['daily, nine times', series(9, 1, { text: 'EASTGATE', cents: -9000 }), 'UNKNOWN_OUT'],
    ['daily, without a payee', series(10, 1, { text: 'CHECK 12', cents: -9000 }), 'UNKNOWN_OUT'],
    ['every second day', series(12, 2, { text: 'EASTGATE', cents: -9000 }), 'UNKNOWN_OUT'],
    ['weekly, of a fund', series(6, 7, { text: 'EASTGATE FUND', cents: -9000 }), 'ADVANCE_WEEKLY'],
    ['weekly, of anybody', series(6, 7, { text: 'BRITE CLEANING', cents: -9000 }), 'WEEKLY_UNSURE'],
    ['monthly, of a lender', series(3, 30, { text: 'NORTH CREDIT UNION', cents: -9000 }), 'LOAN_MONTHLY'],
    ['small', series(10, 1, { text: 'EASTGATE', cents: -4900 }), 'UNKNOWN_OUT'],
  ] as const)('with a rhythm: %s', (_name, rows, code) =>
    expect(new Set(codes(rows))).toEqual(new Set([code])),
  );

  it('pair each row out with the nearest free row in', () => {
    const verdicts = classify(
      toRows([
        { cents: -5000, text: 'TRANSFER' },
        { cents: 5000, account: 'save', day: '2026-03-05' },
        { cents: 5000, account: 'save', day: '2026-03-01' },
        { cents: 5000, account: 'main', day: '2026-03-02' },
      ]),
      cashflowRules10,
    );
    expect(verdicts.map(({ pairRowId }) => pairRowId)).toEqual(['2', null, '0', null]);
    expect(verdicts[0]?.because).toBe('The same amount is in two of your accounts within 1 day.');
  });

  it.each([
    ['without a transfer word', { text: 'SHOP' }, {}],
    ['after four days', { text: 'TRANSFER' }, { day: '2026-03-06' }],
    ['of another size', { text: 'TRANSFER' }, { cents: 5001 }],
  ])('pair no rows %s', (_name, out, incoming) => {
    const rows = [out, { cents: 5000, account: 'save', ...incoming }];
    expect(codes(rows)).not.toContain('OWN_TRANSFER');
  });
});

interface Score {
  right: number;
  false: number;
  missed: number;
}

/** Classes that reach the same figure. */
const figures: Readonly<Partial<Record<RowClass, string>>> = {
  customer: 'revenue',
  card_settlement: 'revenue',
  payroll: 'cost',
  rent: 'cost',
  tax: 'cost',
  fee: 'cost',
  other: 'cost',
};
const figureOf = (of: RowClass): string => figures[of] ?? of;

describe('generated businesses with texts that the rules were not written for', () => {
  const counts: Partial<Record<RowClass, Score>> = {};
  let [all, wrong] = [0, 0];
  const count = (of: RowClass, what: keyof Score) => {
    const score = (counts[of] ??= { right: 0, false: 0, missed: 0 });
    score[what] += 1;
  };
  for (const seed of seeds(60, 1000)) {
    const { rows } = makeBusiness(seed, 'locked');
    const verdicts = classify(
      rows.map((row, at) => ({ ...row, id: String(at) })),
      cashflowRules10,
    );
    rows.forEach(({ truth }, at) => {
      const verdict = verdicts[at]!;
      all += 1;
      if (verdict.class === truth) count(truth, 'right');
      else {
        count(verdict.class, 'false');
        count(truth, 'missed');
      }
      const isSure = verdict.class !== 'not_sure' && verdict.rule.code !== 'UNKNOWN_OUT';
      if (isSure && figureOf(verdict.class) !== figureOf(truth)) wrong += 1;
    });
  }
  const precision = ({ right, false: wrongs }: Score) => right / (right + wrongs);
  const recall = ({ right, missed }: Score) => right / (right + missed);

  it('have advances with precision 0.95 and recall 0.9', () => {
    expect(precision(counts.advance_repayment!)).toBeGreaterThanOrEqual(0.95);
    expect(recall(counts.advance_repayment!)).toBeGreaterThanOrEqual(0.9);
  });

  it('have own transfers with precision and recall 0.98', () => {
    expect(precision(counts.own_transfer!)).toBeGreaterThanOrEqual(0.98);
    expect(recall(counts.own_transfer!)).toBeGreaterThanOrEqual(0.98);
  });

  it('have at most 2 % of their rows in a wrong figure', () => expect(wrong / all).toBeLessThanOrEqual(0.02));
});
