import { names } from '../names.ts';
import { pageOf } from '../pages.ts';
import { type Forged, type Forgery, type Layout, type Request, type Sheet, truthOf } from '../paper.ts';
import { escape, money } from '../print.ts';
import { otherDigit, type Random } from '../random.ts';

interface Deduction {
  readonly line: string;
  readonly label: string;
  readonly dollars: number;
  readonly printed: number;
}

interface Forgable {
  readonly deductions: readonly Deduction[];
  readonly total: number;
  readonly forged: Forged | null;
}

function forge(
  deductions: readonly Deduction[],
  total: number,
  forgery: Forgery | null,
  random: Random,
): Forgable {
  if (forgery === null) return { deductions, total, forged: null };
  if (forgery === 'digit') {
    const printed = otherDigit(total, random);
    return { deductions, total: printed, forged: { field: 'totalDeductions', real: total, printed } };
  }
  const victim = random.pick(deductions.filter(({ dollars }) => dollars > 0));
  const printed = victim.dollars + random.between(3, 40) * 1_000;
  const changed = deductions.map((each) => (each === victim ? { ...each, printed } : each));
  return { deductions: changed, total, forged: { field: victim.label, real: victim.dollars, printed } };
}

function returnOf({ random, forgery }: Request, labels: readonly (readonly [string, string])[]) {
  const holder = names.holder(random);
  const year = random.between(2023, 2024);
  const receipts = random.between(180_000, 2_400_000);
  const returns = random.chance(0.3) ? random.between(300, 6_000) : 0;
  const cost = random.chance(0.8) ? Math.round(receipts * (0.2 + random.next() * 0.3)) : 0;
  const otherIncome = random.chance(0.3) ? random.between(100, 4_000) : 0;
  const gross = receipts - returns - cost;
  const income = gross + otherIncome;
  const lines = labels.map(([line, label]) => {
    const dollars =
      random.chance(0.75) || line === '7' || line === '9'
        ? random.between(600, Math.round(receipts / 16))
        : 0;
    return { line, label, dollars, printed: dollars };
  });
  const real = lines.reduce((sum, { dollars }) => sum + dollars, 0);
  const ordinary = income - real;
  const address = names.address(random);
  const ein = `${random.digits(2)}-${random.digits(7)}`;
  return {
    holder,
    year,
    receipts,
    returns,
    cost,
    otherIncome,
    gross,
    income,
    ordinary,
    address,
    ein,
    real,
    ...forge(lines, real, forgery, random),
  };
}

type Return = ReturnType<typeof returnOf>;

const truth = (kind: string, filed: Return) => {
  const optional = {
    returnsAndAllowances: filed.returns,
    costOfGoodsSold: filed.cost,
    otherIncome: filed.otherIncome,
  };
  const entries = Object.entries(optional);
  return truthOf({
    kind,
    category: 'tax_documents',
    holder: filed.holder,
    taxYear: filed.year,
    forged: filed.forged,
    figures: { grossReceipts: filed.receipts, ordinaryIncome: filed.ordinary },
    more: {
      ...Object.fromEntries(entries.filter(([, dollars]) => dollars !== 0)),
      grossProfit: filed.gross,
      totalIncome: filed.income,
      totalDeductions: filed.real,
    },
    empty: entries.filter(([, dollars]) => dollars === 0).map(([name]) => name),
  });
};

const corporate = [
  ['7', 'Compensation of officers (see instructions-attach Form 1125-E)'],
  ['8', 'Salaries and wages (less employment credits)'],
  ['9', 'Repairs and maintenance'],
  ['10', 'Bad debts'],
  ['11', 'Rents'],
  ['12', 'Taxes and licenses'],
  ['13', 'Interest (see instructions)'],
  ['14', 'Depreciation from Form 4562 not claimed on Form 1125-A or elsewhere'],
  ['15', 'Depletion (Do not deduct oil and gas depletion.)'],
  ['16', 'Advertising'],
  ['17', 'Pension, profit-sharing, etc., plans'],
  ['18', 'Employee benefit programs'],
  ['19', 'Energy efficient commercial buildings deduction'],
  ['20', 'Other deductions (attach statement)'],
] as const;

/** A tax program's print of a corporation's return: a period behind each amount, small boxes for the line numbers. */
function corporation(request: Request): Sheet {
  const filed = returnOf(request, corporate);
  const show = (dollars: number) => (dollars === 0 ? '' : `${money.whole(dollars * 100)}.`);
  const row = (line: string, label: string, dollars: number) =>
    `<tr><td class="n">${line}</td><td class="l">${label}</td><td class="x">${line}</td><td class="a">${show(dollars)}</td></tr>`;
  const body = `<section class="sheet"><div class="top"><div><b style="font-size:16px">1120-S</b><br>Form<br>Department of the Treasury<br>Internal Revenue Service</div><div style="text-align:center"><b style="font-size:14px">U.S. Income Tax Return for an S Corporation</b><br>Do not file this form unless the corporation has filed or is attaching Form 2553.<br>Go to www.irs.gov/Form1120S for instructions and the latest information.</div><div class="r">OMB No. 1545-0123<br><b style="font-size:20px;line-height:30px">${filed.year}</b></div></div>
<div>For calendar year ${filed.year} or tax year beginning &nbsp;&nbsp;&nbsp;&nbsp;&nbsp; , ${filed.year}, ending &nbsp;&nbsp;&nbsp;&nbsp;&nbsp; , 20</div>
<div class="top"><div>A S election effective date<br>01/01/2017</div><div><b>${escape(filed.holder)}</b><br>${filed.address.join('<br>')}</div><div>D Employer identification number<br>${filed.ein}<br>F Total assets (see instructions)<br>$ ${show(Math.round(filed.receipts * 0.31))}</div></div><br>
<table><tr><th colspan="4">Income</th></tr>${row('1a', 'Gross receipts or sales', filed.receipts)}${row('b', 'Less returns and allowances', filed.returns)}${row('c', 'Balance. Subtract line 1b from line 1a', filed.receipts - filed.returns)}${row('2', 'Cost of goods sold (attach Form 1125-A)', filed.cost)}${row('3', 'Gross profit. Subtract line 2 from line 1c', filed.gross)}${row('4', 'Net gain (loss) from Form 4797, line 17 (attach Form 4797)', 0)}${row('5', 'Other income (loss) (see instructions-attach statement)', filed.otherIncome)}${row('6', '<b>Total income (loss).</b> Add lines 3 through 5', filed.income)}
<tr><th colspan="4">Deductions (see instructions for limitations)</th></tr>${filed.deductions.map(({ line, label, printed }) => row(line, label, printed)).join('')}${row('21', '<b>Total deductions.</b> Add lines 7 through 20', filed.total)}${row('22', '<b>Ordinary business income (loss).</b> Subtract line 21 from line 6', filed.ordinary)}
<tr><th colspan="4">Tax and Payments</th></tr>${row('23c', 'Add lines 23a and 23b', 0)}${row('24z', 'Add lines 24a through 24d', 0)}${row('26', 'Amount owed', 0)}</table><br>Under penalties of perjury, I declare that I have examined this return.<br>Sign Here &nbsp; ______________________ &nbsp; Date ________ &nbsp; Title PRESIDENT<br>Paid Preparer Use Only &nbsp; SELF-PREPARED</section>`;
  const style =
    '.top{display:flex;justify-content:space-between;border-bottom:1px solid #000;padding:4px 0;font-size:9px;line-height:13px}table td{height:19px}.n{width:30px;text-align:right;font-weight:bold}.x{width:34px;border:1px solid #000;text-align:center;font-weight:bold}.a{width:120px;border-bottom:1px solid #000;text-align:right;font-family:monospace}th{border-bottom:1px solid #000}';
  return { html: pageOf(style, body), truth: truth('form_1120s', filed) };
}

const partners = [
  ['9', 'Salaries and wages (other than to partners) (less employment credits)'],
  ['10', 'Guaranteed payments to partners'],
  ['11', 'Repairs and maintenance'],
  ['12', 'Bad debts'],
  ['13', 'Rent'],
  ['14', 'Taxes and licenses'],
  ['15', 'Interest (see instructions)'],
  ['16c', 'Depreciation (if required, attach Form 4562)'],
  ['18', 'Retirement plans, etc.'],
  ['19', 'Employee benefit programs'],
  ['21', 'Other deductions (attach statement)'],
] as const;

/** A partnership's return in fixed width: dots lead to the amounts, empty lines have only their number. */
function partnership(request: Request): Sheet {
  const filed = returnOf(request, partners);
  const leader = (line: string, label: string, dollars: number) => {
    const start = `${line.padStart(3)}  ${label} `;
    const amount = dollars === 0 ? '' : money.wholeBrackets(dollars * 100);
    return `${start.padEnd(78, ' .')} ${line.padStart(3)} ${amount.padStart(14)}`;
  };
  const lines = [
    'INCOME',
    leader('1a', 'Gross receipts or sales', filed.receipts),
    leader('b', 'Returns and allowances', filed.returns),
    leader('1c', 'Balance. Subtract line 1b from line 1a', filed.receipts - filed.returns),
    leader('2', 'Cost of goods sold (attach Form 1125-A)', filed.cost),
    leader('3', 'Gross profit. Subtract line 2 from line 1c', filed.gross),
    leader('4', 'Ordinary income (loss) from other partnerships', 0),
    leader('5', 'Net farm profit (loss) (attach Schedule F (Form 1040))', 0),
    leader('6', 'Net gain (loss) from Form 4797, Part II, line 17', 0),
    leader('7', 'Other income (loss) (attach statement)', filed.otherIncome),
    leader('8', 'Total income (loss). Combine lines 3 through 7', filed.income),
    '',
    'DEDUCTIONS (see instructions for limitations)',
    ...filed.deductions.map(({ line, label, printed }) => leader(line, label, printed)),
    leader('22', 'Total deductions. Add lines 9 through 21', filed.total),
    '',
    leader('23', 'Ordinary business income (loss). Subtract line 22 from line 8', filed.ordinary),
    '',
    'TAX AND PAYMENT',
    leader('30', 'Total balance due (see instructions)', 0),
    leader('31', 'Payment (see instructions)', 0),
    leader('32', 'Amount owed', 0),
  ];
  const body = `<section class="sheet"><pre>Form 1065          U.S. Return of Partnership Income          OMB No. 1545-0123
                   For calendar year ${filed.year}

Principal business activity    RETAIL              D Employer identification no. ${filed.ein}
Principal product or service   MERCHANDISE         E Date business started  03/15/2016

${escape(filed.holder)}
${filed.address.join('\n')}

H  Check accounting method:  (1) [ ] Cash   (2) [X] Accrual   (3) [ ] Other
I  Number of Schedules K-1. Attach one for each person who was a partner   2

${lines.join('\n')}


SIGN HERE  ______________________________   DATE ____________
Prepared with Quillfield Tax</pre></section>`;
  return { html: pageOf('pre{font:11.2px/16px monospace;margin:0}', body), truth: truth('form_1065', filed) };
}

export const taxPrograms: readonly Layout[] = [
  { name: 'tax-program-corporation', forgeable: true, make: corporation },
  { name: 'tax-program-partnership', forgeable: true, make: partnership },
];
