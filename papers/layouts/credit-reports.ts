import { two } from '../days.ts';
import { names } from '../names.ts';
import { type Line, Pages } from '../pages.ts';
import { dollars, type Layout, type Request, type Sheet, truthOf } from '../paper.ts';
import { date, escape, money } from '../print.ts';

/** A person's report: the score with its range in a box, counts, then the accounts one below the other. */
function personal({ random }: Request): Sheet {
  const holder = names.person(random);
  const day = `${random.between(2023, 2025)}-${two(random.between(1, 12))}-${two(random.between(1, 28))}`;
  const bureau = random.pick(['Experian', 'Equifax', 'TransUnion']);
  const score = random.between(540, 830);
  const accounts = Array.from({ length: random.between(3, 7) }, () => {
    const limit = random.between(5, 300) * 10_000;
    return {
      lender: random.chance(0.6) ? names.bank(random) : names.union(random),
      limit,
      balance: Math.round((limit * random.between(0, 95)) / 10_000) * 100,
      opened: `${two(random.between(1, 12))}/${random.between(2008, 2021)}`,
      late: random.chance(0.2),
    };
  });
  const balance = accounts.reduce((sum, account) => sum + account.balance, 0);
  const late = accounts.filter((account) => account.late).length;
  const pages = new Pages({
    capacity: 52,
    style:
      'body{font-family:PaperModern}.score{border:2px solid #333;border-radius:10px;width:210px;text-align:center;padding:8px}.score b{display:block;font-size:38px;line-height:46px}.flex{gap:30px}td+td{text-align:right}.facts{width:100%}',
    header: (page) =>
      `<div class="flex"><b style="font-size:17px">${bureau}</b><span>Personal Credit Report &nbsp; Page ${page} of {pages}</span></div><br>`,
    footer: () => 'This report is for your own use.',
  });
  const fact = (label: string, value: string) => `<tr><td>${label}</td><td>${value}</td></tr>`;
  pages.block(
    `<div class="flex"><table class="facts">${fact('Prepared for', holder)}${fact('Date generated', date.short(day))}${fact('Report number', `${random.digits(4)}-${random.digits(6)}`)}${fact('Address', names.address(random).join(', '))}${fact('Employer', '')}</table><div class="score">FICO&#174; Score 8<b>${score}</b>300 &nbsp; to &nbsp; 850</div></div><br>`,
    8,
  );
  pages.table({
    title: 'Account summary',
    lines: [
      { cells: ['Open accounts', String(accounts.length)] },
      { cells: ['Accounts ever late', String(late)] },
      { cells: ['Collections', '0'] },
      { cells: ['Total balance', `$${money.whole(balance)}`] },
      { cells: ['Hard inquiries in the last 24 months', String(random.between(0, 6))] },
    ],
  });
  for (const { lender, limit, balance: owed, opened, late: isLate } of accounts)
    pages.table({
      title: escape(lender),
      lines: [
        { cells: ['Date opened', opened] },
        { cells: ['Credit limit', `$${money.whole(limit)}`] },
        { cells: ['Balance', `$${money.whole(owed)}`] },
        { cells: ['Payment status', isLate ? '30 days late once' : 'Never late'] },
      ],
    });
  return {
    html: pages.html(),
    truth: truthOf({
      kind: 'personal_credit_report',
      category: 'financial_reports',
      issuer: bureau,
      holder,
      figures: { creditScore: score },
      more: {
        bureau,
        reportDate: day,
        totalBalance: dollars(balance),
        openAccounts: accounts.length,
        lateAccounts: late,
      },
      empty: ['employer'],
    }),
  };
}

/** A firm's report: a score from 1 to 100 beside days beyond terms, payments by supplier, filings. */
function business({ random }: Request): Sheet {
  const holder = names.holder(random);
  const day = `${random.between(2023, 2025)}-${two(random.between(1, 12))}-${two(random.between(1, 28))}`;
  const [bureau, label] = random.pick([
    ['Experian', 'Intelliscore Plus'],
    ['Dun & Bradstreet', 'PAYDEX Score'],
    ['Equifax', 'Business Payment Index'],
  ] as const);
  const [score, beyond] = [random.between(12, 96), random.between(0, 34)];
  const lines = [...new Set(Array.from({ length: random.between(4, 8) }, () => names.supplier(random)))].map(
    (name) => {
      const high = random.between(2, 400) * 10_000;
      return {
        name,
        high,
        owed: Math.round((high * random.between(0, 80)) / 10_000) * 100,
        terms: random.pick(['Net 30', 'Net 15', 'Net 45', 'Prepaid']),
      };
    },
  );
  const owed = lines.reduce((sum, line) => sum + line.owed, 0);
  const pages = new Pages({
    capacity: 54,
    style:
      '.box td,.box th{border:1px solid #557;text-align:center;height:24px;line-height:22px}.lines .c1,.lines .c2{text-align:right}h3{background:#20335c;color:#fff;padding:0 8px}',
    header: (page) =>
      `<div class="flex"><b style="font:700 18px PaperWide">${escape(bureau)}</b><span class="r">Business Credit Report<br>Report Date: ${date.slashed(day)}<br>Page ${page}</span></div><br>`,
  });
  pages.block(
    `<h2>${escape(holder)}</h2><div>${names.address(random).join(', ')}<br>Years in file: ${random.between(2, 30)} &nbsp; Business ID: ${random.digits(9)}</div><br>`,
    5,
  );
  pages.table({
    title: 'Credit Risk',
    className: 'box',
    head: [label, 'Days Beyond Terms', 'Risk Class', 'Recommended Limit'],
    lines: [
      {
        cells: [
          `<b>${score}</b> / 100`,
          String(beyond),
          String(random.between(1, 5)),
          `$${money.whole(random.between(5, 90) * 100_000)}`,
        ],
      },
    ],
  });
  pages.block('<br>', 2);
  pages.table({
    title: 'Trade Payment Lines',
    className: 'lines',
    head: ['Supplier', 'High Credit', 'Now Owes', 'Terms'],
    lines: [
      ...lines.map(({ name, high, owed: now, terms }): Line => ({
        cells: [escape(name), `$${money.whole(high)}`, `$${money.whole(now)}`, terms],
      })),
      { cells: ['Total', '', `$${money.whole(owed)}`, ''], className: 'total' },
    ],
  });
  pages.table({
    title: 'Public Filings',
    lines: ['Bankruptcies', 'Judgments', 'Tax Liens', 'UCC Filings'].map((name, at) => ({
      cells: [name, at === 3 ? String(random.between(0, 4)) : '0'],
    })),
  });
  return {
    html: pages.html(),
    truth: truthOf({
      kind: 'business_credit_report',
      category: 'financial_reports',
      issuer: bureau,
      holder,
      figures: { businessScore: score },
      more: { bureau, reportDate: day, daysBeyondTerms: beyond, totalOwed: dollars(owed) },
    }),
  };
}

export const creditReports: readonly Layout[] = [
  { name: 'credit-report-of-a-person', forgeable: false, make: personal },
  { name: 'credit-report-of-a-firm', forgeable: false, make: business },
];
