import { dollars, type Forged, type Forgery } from './paper.ts';
import { monthOf } from './print.ts';
import { names } from './names.ts';
import { otherDigit, type Random } from './random.ts';

export type Flow = 'deposit' | 'interest' | 'check' | 'card' | 'atm' | 'electronic' | 'fee';

export interface Entry {
  readonly day: string;
  readonly text: string;
  readonly flow: Flow;
  readonly check: number | null;
  readonly cents: number;
  /** Equal to `cents` on a genuine paper. */
  readonly printed: number;
  readonly balance: number;
}

export interface Ledger {
  readonly holder: string;
  readonly address: readonly string[];
  readonly account: string;
  readonly from: string;
  readonly to: string;
  readonly beginning: number;
  readonly ending: number;
  readonly endingPrinted: number;
  readonly entries: readonly Entry[];
  readonly forged: Forged | null;
}

export interface LedgerRequest {
  readonly person?: boolean;
  readonly flows?: Partial<Record<Flow, readonly [number, number]>>;
  readonly largest?: number;
  readonly overdrawn?: boolean;
  readonly span?: (random: Random) => Span;
}

export interface Span {
  readonly from: string;
  readonly to: string;
  readonly days: number;
  readonly day: (number: number) => string;
}

function wholeMonth(random: Random): Span {
  const month = monthOf(random.between(2022, 2025), random.between(1, 12));
  return { ...month, days: Number(month.to.slice(-2)) };
}

const usualFlows: Record<Flow, readonly [number, number]> = {
  deposit: [6, 16],
  interest: [0, 0],
  check: [4, 12],
  card: [6, 18],
  atm: [0, 3],
  electronic: [4, 10],
  fee: [1, 2],
};

const textOf: Record<Flow, (random: Random) => string> = {
  deposit: names.deposit,
  interest: () => 'Interest Payment',
  check: () => 'Check',
  card: names.card,
  atm: names.atm,
  electronic: names.electronic,
  fee: names.fee,
};

function centsOf(flow: Flow, largest: number, random: Random): number {
  if (flow === 'deposit') return random.cents(180, largest);
  if (flow === 'interest') return random.cents(1, 60);
  if (flow === 'fee') return -random.pick([1500, 2500, 3000, 1200, 3600]);
  if (flow === 'atm') return -random.pick([4000, 10000, 20000, 30000]);
  return -random.cents(12, flow === 'card' ? largest / 12 : largest / 4);
}

type Unbalanced = Omit<Entry, 'balance' | 'printed'>;

function drawEntries(request: LedgerRequest, day: (of: number) => string, days: number, random: Random) {
  const drawn: Unbalanced[] = [];
  let check = random.between(1001, 6900);
  for (const flow of Object.keys(usualFlows) as Flow[]) {
    const [least, most] = request.flows?.[flow] ?? usualFlows[flow];
    for (let count = random.between(least, most); count > 0; count -= 1) {
      const last = flow === 'fee' || flow === 'interest';
      drawn.push({
        day: day(last ? days : random.between(1, days)),
        text: textOf[flow](random),
        flow,
        check: flow === 'check' ? (check += random.chance(0.2) ? 2 : 1) : null,
        cents: centsOf(flow, request.largest ?? 9000, random),
      });
    }
  }
  return drawn.toSorted((a, b) => a.day.localeCompare(b.day));
}

function forge(ledger: Ledger, forgery: Forgery, random: Random): Ledger {
  if (forgery === 'digit') {
    const endingPrinted = otherDigit(ledger.ending, random);
    const forged = { field: 'endingBalance', real: dollars(ledger.ending), printed: dollars(endingPrinted) };
    return { ...ledger, endingPrinted, forged };
  }
  const deposits = ledger.entries.filter(({ flow }) => flow === 'deposit');
  const victim = random.pick(deposits);
  const printed = victim.cents + random.between(1, 9) * 100_000;
  const entries = ledger.entries.map((entry) => (entry === victim ? { ...entry, printed } : entry));
  return {
    ...ledger,
    entries,
    forged: { field: 'row', real: dollars(victim.cents), printed: dollars(printed) },
  };
}

export function ledgerOf(random: Random, forgery: Forgery | null, request: LedgerRequest = {}): Ledger {
  const { from, to, day, days } = (request.span ?? wholeMonth)(random);
  const drawn = drawEntries(request, day, days, random);
  let lowest = 0;
  let sum = 0;
  for (const { cents } of drawn) lowest = Math.min(lowest, (sum += cents));
  const least = request.overdrawn ? -random.cents(40, 1_800) : random.cents(900, 40_000);
  const beginning = least - lowest;
  let balance = beginning;
  const entries = drawn.map((entry) => ({
    ...entry,
    printed: entry.cents,
    balance: (balance += entry.cents),
  }));
  const ledger: Ledger = {
    holder: request.person ? names.person(random) : names.holder(random),
    address: names.address(random),
    account: random.digits(10),
    from,
    to,
    beginning,
    ending: balance,
    endingPrinted: balance,
    entries,
    forged: null,
  };
  return forgery === null ? ledger : forge(ledger, forgery, random);
}

export const entriesOf = (ledger: Ledger, ...flows: readonly Flow[]): Entry[] =>
  ledger.entries.filter(({ flow }) => flows.includes(flow));

export const sumOf = (entries: readonly { readonly cents: number }[]): number =>
  entries.reduce((sum, { cents }) => sum + cents, 0);

export const moneyIn: readonly Flow[] = ['deposit', 'interest'];
export const moneyOut: readonly Flow[] = ['check', 'card', 'atm', 'electronic', 'fee'];

/** The last balance of each day on which something was booked. */
export function dailyBalances(ledger: Ledger): { day: string; cents: number }[] {
  const byDay = new Map(ledger.entries.map(({ day, balance }) => [day, balance]));
  return [...byDay].map(([day, cents]) => ({ day, cents }));
}
