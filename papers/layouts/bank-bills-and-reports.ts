import { firmOf } from '../firms.ts';
import { type Entry, type Ledger, ledgerOf } from '../ledger.ts';
import { names } from '../names.ts';
import { type Line, Pages } from '../pages.ts';
import { fact, textOf } from '../parts.ts';
import { dollars, type Layout, type Request, truthOf } from '../paper.ts';
import { date, daysFrom, escape, lastDay, money } from '../print.ts';
import type { Random } from '../random.ts';

function loanOf(random: Random) {
  const [year, month] = [random.between(2022, 2025), random.between(3, 12)];
  const on = (number: number) => `${year}-${String(number).padStart(2, '0')}-15`;
  const original = random.between(40, 480) * 100_000;
  const payment = Math.round(original / 52);
  let principal = Math.round(original * (0.3 + random.next() * 0.6));
  const before = principal;
  const paid = [month - 2, month - 1].map((number) => {
    const interest = Math.round((principal * 0.0825) / 12);
    principal -= payment - interest;
    return { day: on(number), interest, reduced: payment - interest, principal };
  });
  const accrued = Math.round((principal * 0.0825) / 12);
  const statement = `${year}-${String(month).padStart(2, '0')}-01`;
  const dueDay = `${statement.slice(0, 8)}${Math.min(15, lastDay(year, month))}`;
  return { original, payment, before, principal, paid, accrued, statement, dueDay, from: on(month - 2) };
}

function termLoanBill({ random }: Request) {
  const loan = loanOf(random);
  const [holder, issuer, number] = [firmOf(random), 'Sangamon Prairie Bank', random.digits(9)];
  const interest = loan.paid.reduce((total, each) => total + each.interest, 0);
  const pages = new Pages({
    capacity: 55,
    style:
      '.book td+td,.book th+th{text-align:right}.book .c1{text-align:left}.book th{border-bottom:1px solid #000;height:32px;vertical-align:bottom}.box{border:1px solid #000;padding:8px 14px;width:330px}.slip{border-top:1px dashed #000;margin-top:60px;padding-top:14px}',
    header: () =>
      `<div class="flex"><b style="font:700 19px/26px serif">${issuer}</b><b style="font-size:15px">COMMERCIAL LOAN BILLING STATEMENT</b></div><br>`,
  });
  const to = [holder, ...names.address(random)].map(escape).join('<br>');
  pages.block(`<div style="padding:10px 0 24px">${to}</div>`, 6);
  pages.block(
    `<div class="flex"><div class="box"><b>Loan information</b>${fact('Loan number', number)}${fact('Original amount', money.dollar(loan.original))}${fact('Principal balance', money.dollar(loan.principal))}${fact('Interest rate', '8.2500%')}${fact('Interest paid this period', money.dollar(interest))}${fact('Statement date', date.slashed(loan.statement))}</div><div class="box"><b>Amount due</b>${fact('Principal', money.dollar(loan.payment - loan.accrued))}${fact('Interest', money.dollar(loan.accrued))}${fact('Late charges', '$0.00')}${fact('Past due', '$0.00')}${fact('<b>Total amount due</b>', `<b>${money.dollar(loan.payment)}</b>`)}${fact('Payment due date', date.slashed(loan.dueDay))}</div></div><br>`,
    9,
  );
  pages.table({
    title: 'Activity since your last bill',
    className: 'book',
    head: ['Date', 'Description', 'Principal', 'Interest', 'Total', 'Principal<br>balance'],
    lines: [
      { cells: [date.slashed(loan.from), 'Balance forward', '', '', '', money.plain(loan.before)] },
      ...loan.paid.map((each) => ({
        cells: [
          date.slashed(each.day),
          'Payment - thank you',
          ...[each.reduced, each.interest, each.reduced + each.interest, each.principal].map(money.plain),
        ],
      })),
    ],
  });
  pages.block(
    `<div class="slip"><div class="flex"><div>${issuer}, Loan Operations<br>PO Box 19200, Springfield IL 62794<br><br>${escape(holder)}</div><div class="box">${fact('Loan number', number)}${fact('Payment due date', date.slashed(loan.dueDay))}${fact('Total amount due', money.dollar(loan.payment))}${fact('Additional principal', '$ __________')}${fact('Amount enclosed', '$ __________')}</div></div></div>`,
    12,
  );
  return {
    html: pages.html(),
    truth: truthOf({
      kind: 'loan_statement',
      category: 'bank_statements',
      issuer,
      holder,
      empty: ['amountEnclosed'],
      period: { from: loan.from, to: loan.statement },
      more: {
        principalBalance: dollars(loan.principal),
        paymentDue: dollars(loan.payment),
        interestPaid: dollars(interest),
      },
    }),
  };
}

const typeOf = ({ flow, cents }: Entry) => {
  if (flow === 'check') return 'Bill Pmt -Check';
  if (flow === 'card') return 'Expense';
  return cents > 0 ? 'Deposit' : 'Check';
};

function reconciledLines(entries: readonly Entry[], mark: string): Line[] {
  let sum = 0;
  return entries.map((entry) => {
    sum += entry.cents;
    const payee = entry.check === null ? textOf(entry) : 'Vendor payment';
    const amounts = [money.minus(entry.cents), money.minus(sum)];
    return {
      cells: [
        typeOf(entry),
        date.slashed(entry.day),
        String(entry.check ?? ''),
        escape(payee),
        mark,
        ...amounts,
      ],
    };
  });
}

const clearedOf = (ledger: Ledger) => {
  const open = ledger.entries.filter(({ flow }, at) => flow === 'check' && at % 2 === 0).slice(-3);
  const cleared = ledger.entries.filter((entry) => !open.includes(entry));
  const total = (entries: readonly Entry[]) => entries.reduce((sum, { cents }) => sum + cents, 0);
  const [paid, received] = [
    cleared.filter(({ cents }) => cents < 0),
    cleared.filter(({ cents }) => cents > 0),
  ];
  return { open, paid, received, total, balance: ledger.beginning + total(cleared) };
};

function clearedItems({ random }: Request) {
  const drawn = ledgerOf(random, null, { flows: { check: [6, 12], card: [4, 10], electronic: [4, 9] } });
  const ledger = { ...drawn, holder: firmOf(random) };
  const [{ open, paid, received, total, balance }, hour] = [clearedOf(ledger), random.between(1, 9)];
  const pages = new Pages({
    capacity: 57,
    style:
      'body{font-size:10px}.book .c5,.book .c6{text-align:right}.book th{border-bottom:2px solid #000;text-align:center}.in td{padding-left:14px}.top{text-align:center}h3{line-height:22px}',
    header: (page) =>
      `<div class="flex"><span>${hour}:42 PM<br>${date.twoDigits(daysFrom(ledger.to, 6).to)}</span><div class="top"><b style="font-size:14px">${escape(ledger.holder)}</b><br><b style="font-size:15px;line-height:22px">Reconciliation Detail</b><br><b>1010 Operating Checking, Period Ending ${date.slashed(ledger.to)}</b></div><span>Page ${page}</span></div><br>`,
  });
  const sum = (label: string, cents: number, running: number): Line => ({
    cells: [`<b>${label}</b>`, '', '', '', '', money.minus(cents), money.minus(running)],
    className: 'total',
  });
  pages.table({
    continued: '',
    className: 'book',
    head: ['Type', 'Date', 'Num', 'Name', 'Clr', 'Amount', 'Balance'],
    lines: [
      { cells: ['<b>Beginning Balance</b>', '', '', '', '', '', money.minus(ledger.beginning)] },
      { cells: [`<b>Checks and Payments - ${paid.length} items</b>`, '', '', '', '', '', ''] },
      ...reconciledLines(paid, 'X'),
      sum('Total Checks and Payments', total(paid), total(paid)),
      { cells: [`<b>Deposits and Credits - ${received.length} items</b>`, '', '', '', '', '', ''] },
      ...reconciledLines(received, 'X'),
      sum('Total Deposits and Credits', total(received), total(received)),
      sum('Cleared Balance', balance - ledger.beginning, balance),
      { cells: [`<b>Uncleared Checks - ${open.length} items</b>`, '', '', '', '', '', ''] },
      ...reconciledLines(open, ''),
      sum(
        `Register Balance as of ${date.slashed(ledger.to)}`,
        ledger.ending - ledger.beginning,
        ledger.ending,
      ),
    ],
  });
  return {
    html: pages.html(),
    truth: truthOf({
      kind: 'bank_reconciliation',
      category: 'financial_reports',
      holder: ledger.holder,
      period: { from: null, to: ledger.to },
      more: {
        beginningBalance: dollars(ledger.beginning),
        clearedBalance: dollars(balance),
        registerBalance: dollars(ledger.ending),
      },
    }),
  };
}

export const bankBillsAndReports: readonly Layout[] = [
  { name: 'bank-term-loan-bill', forgeable: false, make: termLoanBill },
  { name: 'books-reconciliation-cleared-items', forgeable: false, make: clearedItems },
];
