import { type Entry, type Ledger, moneyIn, moneyOut, entriesOf, sumOf } from './ledger.ts';
import type { Line, Pages } from './pages.ts';
import { dollars, type Sheet, truthOf } from './paper.ts';
import { escape } from './print.ts';

interface StatementFacts {
  readonly kind: string;
  readonly issuer: string;
  readonly more?: Readonly<Record<string, number | string>>;
  readonly empty?: readonly string[];
}

/** The figures as the summary prints them: sizes without a sign. */
export const statementSheet = (pages: Pages, ledger: Ledger, facts: StatementFacts): Sheet => ({
  html: pages.html(),
  truth: truthOf({
    kind: facts.kind,
    category: 'bank_statements',
    issuer: facts.issuer,
    holder: ledger.holder,
    period: { from: ledger.from, to: ledger.to },
    figures: {
      beginningBalance: dollars(ledger.beginning),
      endingBalance: dollars(ledger.endingPrinted),
      deposits: dollars(sumOf(entriesOf(ledger, ...moneyIn))),
      withdrawals: dollars(-sumOf(entriesOf(ledger, ...moneyOut))),
    },
    more: facts.more ?? {},
    rows: pages.rows,
    empty: facts.empty ?? [],
    forged: ledger.forged,
  }),
});

interface EntryLine {
  readonly text: string;
  readonly balance?: boolean;
}

export const entryLine = (entry: Entry, { text, balance }: EntryLine, cells: readonly string[]): Line => ({
  cells,
  row: {
    day: entry.day,
    text,
    amount: dollars(entry.printed),
    balance: balance ? dollars(entry.balance) : null,
  },
});

export const addressOf = ({ holder, address }: Ledger): string =>
  [holder, ...address].map((line) => `<div>${escape(line)}</div>`).join('');
