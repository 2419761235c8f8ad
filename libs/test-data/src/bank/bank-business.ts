import { SeededRandom } from '../seeded-random.ts';
import { type BankTextClass, payerText, rowText, type TextHalf } from './bank-texts.ts';

export interface GeneratedBankRow {
  readonly account: string;
  readonly day: string;
  readonly cents: number;
  readonly text: string;
  readonly truth: BankTextClass;
}

export interface GeneratedBusiness {
  readonly accounts: readonly { id: string; type: string; opening: number }[];
  readonly rows: readonly GeneratedBankRow[];
  readonly from: string;
  readonly to: string;
}

interface Writing {
  readonly random: SeededRandom;
  readonly half: TextHalf;
  readonly from: string;
  readonly days: number;
  readonly rows: GeneratedBankRow[];
}

export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

const isWeekday = (day: string): boolean => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

const dollars = (random: SeededRandom, from: number, to: number): number =>
  from * 100 + random.below((to - from) * 100);

function add(writing: Writing, at: number, row: Omit<GeneratedBankRow, 'day'>): void {
  const day = dayAfter(writing.from, at);
  if (at >= 0 && at < writing.days) writing.rows.push({ ...row, day });
}

interface Regular {
  readonly truth: BankTextClass;
  readonly every: number;
  readonly cents: (random: SeededRandom) => number;
  readonly jitter?: number;
  readonly text?: string;
}

function regular(writing: Writing, { truth, every, cents, jitter = 0, text }: Regular): void {
  const { random } = writing;
  const payer = text ?? payerText(truth, writing.half, random);
  for (let at = random.below(every); at < writing.days; at += every)
    add(writing, at + (jitter === 0 ? 0 : random.below(jitter)), {
      account: 'main',
      cents: cents(random),
      text: rowText(payer, random),
      truth,
    });
}

function advance(writing: Writing): void {
  const { random } = writing;
  const isDaily = random.chance(0.6);
  const payer = payerText('advance_repayment', writing.half, random);
  const amount = -dollars(random, 80, isDaily ? 600 : 2500);
  const start = random.below(20);
  const inPayer = payerText('advance_in', writing.half, random);
  add(writing, start, {
    account: 'main',
    cents: dollars(random, 15_000, 60_000),
    text: rowText(inPayer, random),
    truth: 'advance_in',
  });
  for (let at = start + 3; at < writing.days; at += isDaily ? 1 : 7) {
    if (isDaily && (!isWeekday(dayAfter(writing.from, at)) || random.chance(0.03))) continue;
    const text = rowText(payer, random);
    add(writing, at, { account: 'main', cents: amount, text, truth: 'advance_repayment' });
  }
}

function transfers(writing: Writing): void {
  const { random } = writing;
  for (let at = random.below(10); at < writing.days - 3; at += 7 + random.below(9)) {
    const payer = payerText('own_transfer', writing.half, random);
    const cents = dollars(random, 100, 4000);
    const [out, incoming] = random.chance(0.7) ? ['main', 'save'] : ['save', 'main'];
    const lag = random.chance(0.8) ? 0 : random.below(3);
    const text = () => rowText(payer, random);
    add(writing, at, { account: out, cents: -cents, text: text(), truth: 'own_transfer' });
    add(writing, at + lag, { account: incoming, cents, text: text(), truth: 'own_transfer' });
  }
}

const fixed = (cents: number) => () => cents;

function costs(writing: Writing): void {
  const { random } = writing;
  regular(writing, { truth: 'payroll', every: 14, cents: (of) => -dollars(of, 2000, 8000) });
  regular(writing, { truth: 'rent', every: 30, cents: fixed(-dollars(random, 1200, 6000)) });
  regular(writing, { truth: 'tax', every: 31, cents: (of) => -dollars(of, 300, 2500), jitter: 4 });
  regular(writing, { truth: 'fee', every: 30, cents: fixed(-1500) });
  for (let payee = 0; payee < 5; payee += 1)
    regular(writing, {
      truth: 'other',
      every: 4 + payee * 3,
      cents: (of) => -dollars(of, 10, 900),
      jitter: 3,
    });
  if (random.chance(0.3)) regular(writing, { truth: 'nsf', every: 40, cents: fixed(-3500), jitter: 9 });
  if (random.chance(0.4))
    regular(writing, { truth: 'refund', every: 25, cents: (of) => -dollars(of, 20, 300), jitter: 9 });
  if (random.chance(0.5)) regular(writing, { truth: 'loan_repayment', every: 30, cents: fixed(-90_000) });
  if (random.chance(0.3))
    regular(writing, { truth: 'owner_money', every: 30, cents: (of) => -dollars(of, 500, 4000) });
  if (random.chance(0.2))
    regular(writing, { truth: 'other', every: 7, cents: fixed(-18_500), text: 'BRITE JANITORIAL #' });
}

/** A business with one deposit account, one savings account and the true class of each row. */
export function makeBusiness(seed: number, half: TextHalf, months = 6): GeneratedBusiness {
  const random = new SeededRandom(seed);
  const from = '2026-02-01';
  const days = months * 30;
  const writing: Writing = { random, half, from, days, rows: [] };
  for (let payer = 0; payer < 4; payer += 1)
    regular(writing, {
      truth: 'customer',
      every: 5 + payer * 4,
      cents: (of) => dollars(of, 300, 6000),
      jitter: 3,
    });
  if (random.chance(0.7))
    regular(writing, { truth: 'card_settlement', every: 2, cents: (of) => dollars(of, 100, 2500) });
  costs(writing);
  transfers(writing);
  const advances = random.below(3);
  for (let each = 0; each < advances; each += 1) advance(writing);
  if (random.chance(0.2)) regular(writing, { truth: 'loan_in', every: 90, cents: fixed(2_500_000) });
  const rows = writing.rows
    .map((row, order) => ({ row, order }))
    .sort((a, b) => (a.row.day < b.row.day ? -1 : a.row.day > b.row.day ? 1 : a.order - b.order))
    .map(({ row }) => row);
  const accounts = [
    { id: 'main', type: 'checking', opening: dollars(random, 5000, 30_000) },
    { id: 'save', type: 'savings', opening: dollars(random, 1000, 20_000) },
  ];
  return { accounts, rows, from, to: dayAfter(from, days - 1) };
}
