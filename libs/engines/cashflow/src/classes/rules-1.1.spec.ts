import { describe, expect, it } from '@jest/globals';
import { makeBusiness } from '@groundwork/test-data';
import { seeds } from '@groundwork/test-data/cases';
import { readGolden } from '../../testing/golden.ts';
import { cashFlow } from '../figures/cash-flow.ts';
import { addDays } from '../days.ts';
import { classify, type ClassifiableRow } from './classify.ts';
import { cashflowRules11 } from './rules-1.1/rules.ts';

interface PublishedRules {
  readonly version: string;
  readonly payeeKey: {
    readonly stopWords: readonly string[];
    readonly starts: object;
    readonly ends: object;
  };
  readonly lowBalanceCents: number;
  readonly rules: readonly object[];
}

type Row = Partial<ClassifiableRow>;
const toRows = (rows: readonly Row[]): ClassifiableRow[] =>
  rows.map((row, at) => ({
    id: String(at),
    account: 'main',
    day: '2026-03-02',
    cents: -5000,
    text: '',
    ...row,
  }));
const verdictsOf = (rows: readonly Row[], names: readonly string[] = []) =>
  classify(toRows(rows), cashflowRules11, names);
const classOf = (text: string, cents: number, names: readonly string[] = []) =>
  verdictsOf([{ text, cents }], names)[0]?.class;
const series = (count: number, days: number, row: Row): Row[] =>
  Array.from({ length: count }, (_, at) => ({ ...row, day: addDays('2026-03-02', at * days) }));

describe('the rules 1.1', () => {
  it('are the published ones', () => {
    const { version, payeeKey, lowBalanceCents, rules } = readGolden('rules-1.1') as PublishedRules;
    const { stopWords, starts: payeeStarts, ends: payeeEnds } = payeeKey;
    expect(cashflowRules11).toEqual({
      version,
      stopWords,
      payeeStarts,
      payeeEnds,
      lowBalanceCents,
      rules,
    });
  });

  it('keep the version 1.0 of each rule that they did not change', () => {
    const unchanged = cashflowRules11.rules.filter(({ version }) => version === '1.0');
    expect(unchanged.map(({ code }) => code)).toEqual(
      'OWN_TRANSFER OVERDRAFT_FEE REFUND INTEREST ADVANCE_DAILY ADVANCE_WEEKLY WEEKLY_UNSURE LOAN_MONTHLY UNKNOWN_IN UNKNOWN_OUT'.split(
        ' ',
      ),
    );
  });

  it('have an order without gaps and one rule of each code', () => {
    expect(cashflowRules11.rules.map(({ order }) => order)).toEqual(
      cashflowRules11.rules.map((_, at) => at + 1),
    );
    expect(new Set(cashflowRules11.rules.map(({ code }) => code)).size).toBe(cashflowRules11.rules.length);
  });
});

describe('a financing', () => {
  const sales = (text: string) => series(30, 1, { text, cents: 70_000 });

  it.each([
    ['SHOPIFY TRANSFER ST-9', 'SHOPIFY CAPITAL ID 77'],
    ['STRIPE TRANSFER ST-9', 'STRIPE TRANSFER CAPITAL ST-8'],
    ['TOAST DES:DEP 7', 'WEBBANK TOAST LOAN 7'],
  ])('of the processor whose settlements are sales is none: %s', (settlement, financing) => {
    const verdicts = verdictsOf([{ text: financing, cents: 900_000 }, ...sales(settlement)]);
    expect(verdicts.map((each) => each.class)).toEqual([
      'advance_in',
      ...sales(settlement).map(() => 'card_settlement'),
    ]);
  });

  it('is none where the word is a part of the name that each settlement has', () => {
    const verdicts = verdictsOf(sales('STRIPE TRANSFER ST-9 OAK CAPITAL COFFEE'));
    expect(new Set(verdicts.map((each) => each.class))).toEqual(new Set(['card_settlement']));
  });

  it.each([
    ['a lane', '12 MAPLE LN DEPOSIT', 'customer'],
    ['a location', 'BRANCH DEPOSIT LOC 7', 'customer'],
    ['a remark', 'MOBILE DEPOSIT NOTE INVOICE 8', 'customer'],
    ['a town', 'CAPITAL CITY SCHOOLS DES:PAYABLES', 'customer'],
  ])('is no %s', (_name, text, expected) => {
    expect(classOf(text, 500)).not.toMatch(/advance|loan/);
    expect(verdictsOf([{ text, cents: 500 }, ...sales('STRIPE')])[0]?.class).toBe(expected);
  });

  it('names both phrases in its reason', () => {
    expect(verdictsOf([{ text: 'SQUARE LOANS 7', cents: 5 }])[0]?.because).toBe(
      'The text has the words "SQUARE" and "LOANS".',
    );
  });

  it.each([
    ['at a merchant of the processor', 'SQ *CAPITAL COFFEE AUSTIN TX', 'other'],
    ['by card', 'POS PURCHASE PAYPAL *CAPITAL GRILL', 'other'],
    ['of a loan', 'SQUARE INC LOAN PMT 7', 'advance_repayment'],
  ])('goes back only where it is a repayment: %s', (_name, text, expected) => {
    expect(classOf(text, -5000)).toBe(expected);
  });
});

describe('an advance without a name', () => {
  const usual = series(12, 3, { text: 'OAKLINE PARTNERS 7', cents: 10_000 });
  const large = (cents: number, day = '2026-03-10'): Row => ({ text: 'OAKLINE PARTNERS 8', cents, day });
  const outs = (count: number, days = 3, text = 'OAKLINE PARTNERS 9') =>
    Array.from({ length: count }, (_, at) => ({ text, day: addDays('2026-03-11', at * days) }));
  const codeOf = (...rows: readonly Row[]) => verdictsOf(rows)[0]?.rule.code;

  it('is four times the usual amount of its payee, with three payments back within 45 days', () => {
    expect(codeOf(large(40_000), ...usual, ...outs(3))).toBe('ADVANCE_BY_STRUCTURE');
    expect(codeOf(large(39_999), ...usual, ...outs(3))).not.toBe('ADVANCE_BY_STRUCTURE');
    expect(codeOf(large(40_000), ...usual, ...outs(2))).not.toBe('ADVANCE_BY_STRUCTURE');
  });

  it.each([
    [45, true],
    [46, false],
  ])('counts a payment back %i days later: %j', (days, expected) => {
    const last = { text: 'OAKLINE PARTNERS 9', day: addDays('2026-03-10', days) };
    expect(codeOf(large(40_000), ...usual, ...outs(2), last) === 'ADVANCE_BY_STRUCTURE').toBe(expected);
  });

  it('is measured by the account where the payee has no other money in', () => {
    const account = series(9, 2, { text: 'STORE DEPOSIT 7', cents: 10_000 });
    expect(codeOf(large(40_000), ...account, ...outs(3))).toBe('ADVANCE_BY_STRUCTURE');
    expect(codeOf(large(39_000), ...account, ...outs(3))).not.toBe('ADVANCE_BY_STRUCTURE');
    expect(codeOf(large(40_000), ...outs(3))).not.toBe('ADVANCE_BY_STRUCTURE');
  });

  it('has no payments back in purchases, refunds and fees, or to another payee', () => {
    for (const text of ['POS OAKLINE PARTNERS', 'REFUND OAKLINE PARTNERS', 'OAKLINE FEE', 'OTHER PARTNERS'])
      expect(codeOf(large(40_000), ...usual, ...outs(5, 1, text))).not.toBe('ADVANCE_BY_STRUCTURE');
  });
});

describe('money from a payer with one row', () => {
  const sales = series(4, 2, { text: 'STRIPE TRANSFER', cents: 100_000 });
  const classesOf = (...rows: readonly Row[]) => verdictsOf(rows).map((each) => each.class);

  it('is not sure where it is larger than a quarter of the other revenue of its month', () => {
    const single = (cents: number) => ({ text: 'HOLM SUPPLY INVOICE 7', cents });
    expect(classesOf(single(100_001), ...sales)[0]).toBe('not_sure');
    expect(classesOf(single(100_000), ...sales)[0]).toBe('customer');
    expect(classesOf({ ...single(100_001), day: '2026-04-01' }, ...sales)[0]).toBe('not_sure');
  });

  it('is revenue where the payer pays again, or no payer is named', () => {
    const again = { text: 'HOLM SUPPLY INVOICE', cents: 900_000 };
    expect(classesOf(again, { ...again, cents: 5 }, ...sales).slice(0, 2)).toEqual(['customer', 'customer']);
    expect(classesOf({ text: 'MOBILE DEPOSIT 7', cents: 900_000 }, ...sales)[0]).toBe('customer');
  });
});

describe('the own money of the owner', () => {
  const names = ['Maria T. Delgado', 'Maria Ortiz'];

  it.each([
    ['Zelle payment from MARIA DELGADO', 5000],
    ['ONLINE TRANSFER TO DELGADO MARIA 7', -5000],
    ['Zelle from M DELGADO', 5000],
    ['WIRE TO MARIA T DELGADO', -5000],
    ['Transfer from Maria Ortiz *4471', 5000],
    ['SCHWAB BROKERAGE MONEYLINK INDN:MARIA DELGADO', 5000],
    ['ALLY SAVINGS DELGADO,MARIA', -5000],
    ['OWNER DRAW 7', -5000],
  ])('is no customer and no cost: %s', (text, cents) => {
    expect(classOf(text, cents, names)).toBe('owner_money');
  });

  it.each([
    ['another first name', 'Zelle payment from JOSE DELGADO', 'customer'],
    ['a business with the last name', 'Zelle payment from DELGADO CATERING', 'customer'],
    ['the account holder of a payment', 'HOLM DES:PAYMENTS ID:7 INDN:MARIA DELGADO CO ID:7', 'customer'],
    ['the holder of a settlement', 'SQUARE TRANSFER MARIA DELGADO', 'card_settlement'],
  ])('is not that of %s', (_name, text, expected) => {
    const rows = [{ text, cents: 5000 }, ...series(9, 2, { text: 'STRIPE', cents: 90_000 })];
    expect(verdictsOf(rows, names)[0]?.class).toBe(expected);
  });

  it('needs a name', () => {
    expect(classOf('Zelle payment from MARIA DELGADO', 5000, ['Maria', ''])).toBe('not_sure');
  });

  it('reaches no figure of the business', () => {
    const rows = toRows([
      { text: 'Zelle payment from MARIA DELGADO', cents: 5000 },
      { text: 'Zelle payment to MARIA DELGADO', cents: -4000 },
    ]);
    const account = { id: 'main', accountType: 'checking', ownership: 'business', closedOn: null } as const;
    const covered = [{ from: '2026-03-01', to: '2026-03-31' }];
    const { months } = cashFlow({
      accounts: [{ ...account, anchors: [], covered }],
      rows,
      rules: cashflowRules11,
      reading: 'cautious',
      names,
    });
    expect(months).toMatchObject([
      { trueRevenue: 0, netOperatingCash: 0, deposits: 5000, withdrawals: 4000 },
    ]);
  });
});

describe('a check of a customer that comes back', () => {
  it.each([
    ['DEPOSITED ITEM RETURNED 7', 'refund'],
    ['Returned deposited item # 7', 'refund'],
    ['DEPOSIT RETURNED INSUFFICIENT FUNDS', 'refund'],
    ['RETURNED CHECK CHARGEBACK 7', 'refund'],
    ['DEPOSITED ITEM RETURNED FEE', 'fee'],
    ['NSF RETURNED ITEM FEE CHECK 7', 'nsf'],
    ['RETURNED ITEM FEE FOR AN UNPAID $5 ITEM', 'nsf'],
  ])('takes its deposit back and is no failure of the owner: %s', (text, expected) => {
    expect(classOf(text, -5000)).toBe(expected);
  });
});

describe('generated businesses', () => {
  const revenue = new Set<string>(['customer', 'card_settlement']);
  let [all, wrong, unsure, financings] = [0, 0, 0, 0];
  for (const seed of seeds(40, 400)) {
    const { rows } = makeBusiness(seed, 'locked');
    const verdicts = verdictsOf(rows);
    rows.forEach(({ truth, cents }, at) => {
      const own = verdicts[at]?.class ?? '';
      const size = Math.abs(cents);
      all += size;
      if (own === 'not_sure') unsure += size;
      else if (own !== truth && !(revenue.has(own) && revenue.has(truth))) wrong += size;
      if ((truth === 'advance_in' || truth === 'loan_in') && revenue.has(own)) financings += 1;
    });
  }

  it('have at most 2 % of their money in a wrong class and no financing in revenue', () => {
    expect(wrong / all).toBeLessThanOrEqual(0.02);
    expect(financings).toBe(0);
  });

  it('leave at most 5 % of their money to a question', () => expect(unsure / all).toBeLessThanOrEqual(0.05));
});
