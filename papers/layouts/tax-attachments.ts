import { corporationOf, firmOf, ownerOf } from '../firms.ts';
import { names } from '../names.ts';
import { pageOf } from '../pages.ts';
import { type Layout, type Request, type Sheet, truthOf } from '../paper.ts';
import { escape, money } from '../print.ts';
import type { Random } from '../random.ts';

type Row = readonly [line: string, label: string, dollars: number | null];

const whole = (dollars: number) => money.wholeBrackets(dollars * 100);
const einOf = (random: Random) => `${random.digits(2)}-${random.digits(7)}`;
const one = (style: string, ...parts: readonly string[]) =>
  pageOf(style, `<section class="sheet">${parts.join('')}</section>`);

const dotted = (rows: readonly Row[]) =>
  rows
    .map(
      ([number, label, dollars]) =>
        `<div class="row"><b>${number}</b><span>${label}</span><i></i><b>${number}</b><u>${dollars === null ? '' : whole(dollars)}</u></div>`,
    )
    .join('');
const dottedStyle =
  'body{font-size:10px}.row{display:flex;min-height:22px;align-items:flex-end}.row>b{width:30px;text-align:center}.row>b:nth-of-type(2){border:1px solid #000;border-width:0 1px}.row i{flex:1;border-bottom:1px dotted #777;margin:0 6px 4px}.row u{width:110px;text-align:right;text-decoration:none;border-bottom:1px solid #000;font:12px/15px monospace;padding-right:6px}.bar{background:#000;color:#fff;font-weight:bold;padding:2px 8px;margin-top:8px}.head{display:flex;justify-content:space-between;border-bottom:2px solid #000;padding-bottom:6px}.head b{font-size:15px;line-height:20px}.who{display:flex;justify-content:space-between;border-bottom:1px solid #000;padding:4px 0;min-height:36px}';

function deductionsOf(random: Random, labels: readonly Row[]): Row[] {
  return labels.map(([number, label], at) => [
    number,
    label,
    at === 0 || random.chance(0.6) ? random.between(900, 60_000) : null,
  ]);
}
const sumOf = (rows: readonly Row[]) => rows.reduce((all, [, , dollars]) => all + (dollars ?? 0), 0);

const corporate: readonly Row[] = [
  ['12', 'Compensation of officers (see instructions—attach Form 1125-E)', null],
  ['13', 'Salaries and wages (less employment credits)', null],
  ['14', 'Repairs and maintenance', null],
  ['16', 'Rents', null],
  ['17', 'Taxes and licenses', null],
  ['18', 'Interest (see instructions)', null],
  ['20', 'Depreciation from Form 4562 not claimed elsewhere', null],
  ['22', 'Advertising', null],
  ['24', 'Employee benefit programs', null],
  ['26', 'Other deductions (attach statement)', null],
];

function corporateReturn({ random }: Request): Sheet {
  const [holder, year] = [corporationOf(random), random.between(2022, 2024)];
  const [receipts, deductions] = [random.between(320_000, 2_900_000), deductionsOf(random, corporate)];
  const cost = Math.round(receipts * (0.25 + random.next() * 0.3));
  const [gross, interest, spent] = [receipts - cost, random.between(20, 3_000), sumOf(deductions)];
  const [income, taxable] = [gross + interest, gross + interest - spent];
  const tax = Math.max(0, Math.round(taxable * 0.21));
  const top: Row[] = [
    ['1a', 'Gross receipts or sales', receipts],
    ['1b', 'Returns and allowances', null],
    ['1c', 'Balance. Subtract line 1b from line 1a', receipts],
    ['2', 'Cost of goods sold (attach Form 1125-A)', cost],
    ['3', 'Gross profit. Subtract line 2 from line 1c', gross],
    ['4', 'Dividends and inclusions (Schedule C, line 23)', null],
    ['5', 'Interest', interest],
    ['6', 'Gross rents', null],
    ['10', 'Other income (see instructions—attach statement)', null],
    ['11', '<b>Total income.</b> Add lines 3 through 10', income],
  ];
  const low: Row[] = [
    ['27', '<b>Total deductions.</b> Add lines 12 through 26', spent],
    ['28', 'Taxable income before net operating loss deduction. Subtract line 27 from line 11', taxable],
    ['29c', 'Add lines 29a and 29b', null],
    ['30', '<b>Taxable income.</b> Subtract line 29c from line 28. See instructions', taxable],
    ['31', 'Total tax (Schedule J, Part I, line 12)', tax],
  ];
  const html = one(
    dottedStyle,
    `<div class="head"><div>Form <b>1120</b><br>Department of the Treasury<br>Internal Revenue Service</div><div style="text-align:center"><b>U.S. Corporation Income Tax Return</b><br>For calendar year ${year}</div><div class="r">OMB No. 1545-0123<br><b>${year}</b></div></div>`,
    `<div class="who"><div>Name<br>${escape(holder)}<br>${names.address(random).join('<br>')}</div><div>B Employer identification number<br>${einOf(random)}<br>C Date incorporated<br>06/14/2011</div></div>`,
    `<div class="bar">Income</div>${dotted(top)}<div class="bar">Deductions</div>${dotted(deductions)}<div class="bar">Tax, Refundable Credits, and Payments</div>${dotted(low)}<br>Sign Here ________________________ &nbsp; Date __________ &nbsp; Title __________`,
  );
  return {
    html,
    truth: truthOf({
      ...{ kind: 'form_1120', category: 'tax_documents', holder, taxYear: year },
      figures: { grossReceipts: receipts, taxableIncome: taxable },
      more: {
        ...{ costOfGoodsSold: cost, grossProfit: gross, totalIncome: income },
        ...{ totalDeductions: spent, totalTax: tax },
      },
      empty: ['returnsAndAllowances', 'otherIncome'],
    }),
  };
}

function shareOfIncome({ random }: Request): Sheet {
  const [firm, person, year] = [corporationOf(random), ownerOf(random), random.between(2022, 2024)];
  const [ordinary, interest] = [random.between(-20_000, 240_000), random.between(5, 900)];
  const distributions = random.between(1_000, 90_000);
  const box = (number: string, label: string, value: string) =>
    `<div class="box"><small><b>${number}</b> ${label}</small><p>${value || '&nbsp;'}</p></div>`;
  const left = [
    ['A', 'Corporation&#39;s employer identification number', einOf(random)],
    [
      'B',
      'Corporation&#39;s name, address, city, state, and ZIP code',
      [escape(firm), ...names.address(random)].join('<br>'),
    ],
    ['C', 'IRS Center where corporation filed return', 'E-FILE'],
    ['E', 'Shareholder&#39;s identifying number', `***-**-${random.digits(4)}`],
    [
      'F1',
      'Shareholder&#39;s name, address, city, state, and ZIP code',
      [person, ...names.address(random)].join('<br>'),
    ],
    ['G', 'Current year allocation percentage', `${random.pick(['100.000000', '50.000000', '33.333300'])} %`],
  ] as const;
  const right = [
    ['1', 'Ordinary business income (loss)', whole(ordinary)],
    ['2', 'Net rental real estate income (loss)', ''],
    ['3', 'Other net rental income (loss)', ''],
    ['4', 'Interest income', whole(interest)],
    ['5a', 'Ordinary dividends', ''],
    ['7', 'Net short-term capital gain (loss)', ''],
    ['9', 'Net section 1231 gain (loss)', ''],
    ['11', 'Section 179 deduction', ''],
    ['12', 'Other deductions', ''],
    ['16', 'Items affecting shareholder basis', `D &nbsp; ${whole(distributions)}`],
    ['17', 'Other information', 'V &nbsp; STMT'],
  ] as const;
  const column = (boxes: readonly (readonly [string, string, string])[]) =>
    `<div>${boxes.map(([number, label, value]) => box(number, label, value)).join('')}</div>`;
  const html = one(
    'body{font-size:10px}.two{display:grid;grid-template-columns:1fr 1fr;border:2px solid #000}.two>div+div{border-left:2px solid #000}.box{border-bottom:1px solid #000;padding:3px 6px;min-height:44px}.box p{font:12px/16px monospace;padding-left:20px}.head{display:flex;justify-content:space-between;margin-bottom:10px}h1{font-size:15px;line-height:22px}',
    `<div class="r" style="font:15px/20px monospace">671121</div><div class="head"><div><h1>Schedule K-1 (Form 1120-S) &nbsp; ${year}</h1>Department of the Treasury &nbsp; Internal Revenue Service<br>For calendar year ${year}, or tax year</div><div>[ ] Final K-1 &nbsp; [ ] Amended K-1 &nbsp; OMB No. 1545-0123</div></div>`,
    `<b>Shareholder&#39;s Share of Income, Deductions, Credits, etc.</b><br><br><div class="two">${column(left)}${column(right)}</div><br>* See attached statement for additional information.`,
  );
  return {
    html,
    truth: truthOf({
      ...{ kind: 'schedule_k1', category: 'tax_documents', issuer: firm, holder: person, taxYear: year },
      figures: { ordinaryIncome: ordinary },
      more: { interestIncome: interest, distributions },
      empty: ['netRentalIncome', 'section179'],
    }),
  };
}

function rentedHouses({ random }: Request): Sheet {
  const [holder, year] = [ownerOf(random), random.between(2022, 2024)];
  const houses = [0, 1].map(() => {
    const [rent, costs] = [
      random.between(9_000, 42_000),
      [0, 1, 2, 3, 4].map(() => random.between(300, 6_000)),
    ];
    return { rent, costs, spent: costs.reduce((all, cost) => all + cost, 0) };
  });
  const labels = [
    '9 &nbsp; Insurance',
    '12 &nbsp; Mortgage interest paid to banks, etc.',
    '14 &nbsp; Repairs',
    '16 &nbsp; Taxes',
    '18 &nbsp; Depreciation expense or depletion',
  ];
  const row = (label: string, of: (house: (typeof houses)[number]) => number) =>
    `<tr><td>${label}</td>${houses.map((house) => `<td>${whole(of(house))}</td>`).join('')}<td></td></tr>`;
  const left = houses.map(({ rent, spent }) => rent - spent);
  const gains = left.filter((amount) => amount > 0).reduce((all, amount) => all + amount, 0);
  const losses = left.filter((amount) => amount < 0).reduce((all, amount) => all + amount, 0);
  const html = one(
    'body{font-size:11px}td{height:22px;border-bottom:1px solid #999;line-height:20px}td+td{width:110px;text-align:right;border-left:1px solid #000;font-family:monospace}th{text-align:right;height:22px}h1{font-size:15px;line-height:24px}',
    `<div class="flex"><div><h1>SCHEDULE E (Form 1040)</h1>Department of the Treasury, Internal Revenue Service</div><div class="r">OMB No. 1545-0074<h1>${year}</h1></div></div><h1 style="text-align:center">Supplemental Income and Loss</h1>(From rental real estate, royalties, partnerships, S corporations, estates, trusts, REMICs, etc.)<hr>Name(s) shown on return: ${escape(holder)} &nbsp; Your social security number: XXX-XX-${random.digits(4)}<hr>`,
    `<b>Part I &nbsp; Income or Loss From Rental Real Estate and Royalties</b><br>1a A: ${names.address(random).join(', ')}<br>1a B: ${names.address(random).join(', ')}<br>1b Type of property: 1 Single Family Residence<br><br>`,
    `<table><tr><th></th><th>A</th><th>B</th><th>C</th></tr>${row('3 &nbsp; Rents received', ({ rent }) => rent)}${labels.map((label, at) => row(label, ({ costs }) => costs[at] ?? 0)).join('')}${row('20 &nbsp; Total expenses. Add lines 5 through 19', ({ spent }) => spent)}${row('21 &nbsp; Subtract line 20 from line 3', ({ rent, spent }) => rent - spent)}`,
    `<tr><td>24 &nbsp; Income. Add positive amounts shown on line 21</td><td></td><td></td><td>${whole(gains)}</td></tr><tr><td>25 &nbsp; Losses. Add royalty losses and rental real estate losses</td><td></td><td></td><td>${whole(losses)}</td></tr><tr><td><b>26 &nbsp; Total rental real estate and royalty income or (loss)</b></td><td></td><td></td><td>${whole(gains + losses)}</td></tr></table>`,
  );
  return {
    html,
    truth: truthOf({
      ...{ kind: 'schedule_e', category: 'tax_documents', holder, taxYear: year },
      figures: { supplementalIncome: gains + losses },
      more: { rentsReceived: houses.reduce((all, { rent }) => all + rent, 0) },
    }),
  };
}

function selfEmployment({ random }: Request): Sheet {
  const [holder, year, profit] = [
    ownerOf(random),
    random.between(2022, 2024),
    random.between(9_000, 130_000),
  ];
  const base = Math.round(profit * 0.9235);
  const [social, care] = [Math.round(base * 0.124), Math.round(base * 0.029)];
  const rows: Row[] = [
    ['1a', 'Net farm profit or (loss) from Schedule F, line 34', null],
    ['2', 'Net profit or (loss) from Schedule C, line 31', profit],
    ['3', 'Combine lines 1a, 1b, and 2', profit],
    ['4a', 'If line 3 is more than zero, multiply line 3 by 92.35% (0.9235)', base],
    ['4c', 'Combine lines 4a and 4b', base],
    ['6', 'Add lines 4c and 5b', base],
    ['8d', 'Add lines 8a, 8b, and 8c', null],
    ['10', 'Multiply the smaller of line 6 or line 9 by 12.4% (0.124)', social],
    ['11', 'Multiply line 6 by 2.9% (0.029)', care],
    ['12', '<b>Self-employment tax.</b> Add lines 10 and 11', social + care],
    [
      '13',
      'Deduction for one-half of self-employment tax. Multiply line 12 by 50% (0.50)',
      Math.round((social + care) / 2),
    ],
  ];
  const html = one(
    dottedStyle,
    `<div class="head"><div><b>SCHEDULE SE</b><br>(Form 1040)</div><div style="text-align:center"><b>Self-Employment Tax</b><br>Attach to Form 1040, 1040-SR, 1040-SS, or 1040-NR.</div><div class="r">OMB No. 1545-0074<br><b>${year}</b></div></div>`,
    `<div class="who"><div>Name of person with self-employment income<br>${escape(holder)}</div><div>Social security number of person<br>XXX-XX-${random.digits(4)}</div></div><div class="bar">Part I &nbsp; Self-Employment Tax</div>${dotted(rows)}`,
  );
  return {
    html,
    truth: truthOf({
      ...{ kind: 'schedule_se', category: 'tax_documents', holder, taxYear: year },
      figures: { selfEmploymentTax: social + care },
      more: { netProfit: profit, halfOfTax: Math.round((social + care) / 2) },
    }),
  };
}

function accountTranscript({ random }: Request): Sheet {
  const [holder, year] = [firmOf(random), random.between(2021, 2023)];
  const [tax, paid] = [random.cents(2_000, 40_000), random.cents(900, 2_000)];
  const rows = [
    ['150', 'Tax return filed', '03-25', tax],
    ['610', 'Payment with return', '03-15', -paid],
    ['670', 'Payment', '06-15', paid - tax],
  ] as const;
  const lines = rows.map(
    ([code, text, day, cents]) =>
      `${code}   ${text.padEnd(34)}${`${day}-${year + 1}`.padEnd(16)}${money.dollarMinus(cents).padStart(14)}`,
  );
  const html = one(
    'pre{font:12px/18px monospace;margin:0}',
    `<pre>Internal Revenue Service
United States Department of the Treasury

This Product Contains Sensitive Taxpayer Data

                          Account Transcript

                                   Request Date:      01-22-${year + 2}
                                   Response Date:     01-22-${year + 2}
                                   Tracking Number:   10${random.digits(10)}

FORM NUMBER:  1120
TAX PERIOD:   Dec. 31, ${year}

TAXPAYER IDENTIFICATION NUMBER:  **-***${random.digits(4)}

${escape(holder.slice(0, 4).toUpperCase())}

ACCOUNT BALANCE:              $0.00
ACCRUED INTEREST:             $0.00     AS OF: Feb. 05, ${year + 2}
ACCRUED PENALTY:              $0.00     AS OF: Feb. 05, ${year + 2}

                            TRANSACTIONS

CODE  EXPLANATION OF TRANSACTION      DATE                    AMOUNT
${lines.join('\n')}

This Product Contains Sensitive Taxpayer Data</pre>`,
  );
  return {
    html,
    truth: truthOf({
      ...{
        kind: 'tax_transcript',
        category: 'tax_documents',
        issuer: 'Internal Revenue Service',
        taxYear: year,
      },
      more: { accountBalance: 0, taxAssessed: tax / 100 },
    }),
  };
}

export const taxAttachments: readonly Layout[] = [
  { name: 'tax-corporate-return-dotted-lines', forgeable: false, make: corporateReturn },
  { name: 'tax-shareholder-share-of-income', forgeable: false, make: shareOfIncome },
  { name: 'tax-schedule-of-two-rented-houses', forgeable: false, make: rentedHouses },
  { name: 'tax-self-employment-of-an-owner', forgeable: false, make: selfEmployment },
  { name: 'tax-account-transcript', forgeable: false, make: accountTranscript },
];
