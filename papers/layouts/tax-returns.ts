import { ownerOf } from '../firms.ts';
import { names } from '../names.ts';
import { pageOf } from '../pages.ts';
import { type Layout, type Request, type Sheet, truthOf } from '../paper.ts';
import { escape, money } from '../print.ts';
import { otherDigit, type Random } from '../random.ts';

const show = (dollars: number) => (dollars === 0 ? '' : `${money.wholeBrackets(dollars * 100)}.`);

const leftCosts = [
  ['8', 'Advertising'],
  ['9', 'Car and truck expenses (see instructions)'],
  ['10', 'Commissions and fees'],
  ['11', 'Contract labor (see instructions)'],
  ['12', 'Depletion'],
  ['13', 'Depreciation and section 179 expense deduction'],
  ['14', 'Employee benefit programs (other than on line 19)'],
  ['15', 'Insurance (other than health)'],
  ['16a', 'Interest: Mortgage (paid to banks, etc.)'],
  ['16b', 'Interest: Other'],
  ['17', 'Legal and professional services'],
] as const;
const rightCosts = [
  ['18', 'Office expense (see instructions)'],
  ['19', 'Pension and profit-sharing plans'],
  ['20a', 'Rent: Vehicles, machinery, equipment'],
  ['20b', 'Rent: Other business property'],
  ['21', 'Repairs and maintenance'],
  ['22', 'Supplies (not included in Part III)'],
  ['23', 'Taxes and licenses'],
  ['24a', 'Travel'],
  ['24b', 'Deductible meals (see instructions)'],
  ['25', 'Utilities'],
  ['27b', 'Other expenses (from line 48)'],
] as const;

function businessOf({ random, forgery }: Request) {
  const receipts = random.between(42_000, 480_000);
  const returns = random.chance(0.3) ? random.between(120, 2_400) : 0;
  const cost = random.chance(0.6) ? Math.round(receipts * (0.1 + random.next() * 0.3)) : 0;
  const other = random.chance(0.3) ? random.between(40, 900) : 0;
  const draw = () => (random.chance(0.6) ? random.between(90, Math.round(receipts / 14)) : 0);
  const costs = [...leftCosts, ...rightCosts].map(([line, label]) => {
    const amount = line === '22' ? random.between(300, 4_000) : draw();
    return { line, label, amount, printed: amount };
  });
  const total = costs.reduce((sum, { amount }) => sum + amount, 0);
  const home = random.chance(0.4) ? random.between(300, 1_500) : 0;
  const gross = receipts - returns - cost;
  const paper = { receipts, returns, cost, other, gross, income: gross + other, total, home };
  const genuine = { ...paper, costs, totalPrinted: total, net: gross + other - total - home, forged: null };
  if (forgery === null) return genuine;
  if (forgery === 'digit') {
    const printed = otherDigit(total * 100, random) / 100;
    return { ...genuine, totalPrinted: printed, forged: { field: 'totalExpenses', real: total, printed } };
  }
  const victim = random.pick(costs.filter(({ amount }) => amount > 0));
  const printed = victim.amount + random.between(2, 20) * 1_000;
  return {
    ...genuine,
    costs: costs.map((each) => (each === victim ? { ...each, printed } : each)),
    forged: { field: victim.label, real: victim.amount, printed },
  };
}

const scheduleStyle =
  'body{font-size:9px;line-height:12px}.sheet{padding:36px 40px}.top{display:grid;grid-template-columns:110px 1fr 110px;border-bottom:2px solid #000;padding-bottom:4px}.top div:nth-child(2){text-align:center}.who{display:grid;grid-template-columns:1fr 190px}.who div,.facts div{border-bottom:1px solid #000;min-height:26px;padding:1px 3px}.who div+div{border-left:1px solid #000}.bar{border-top:1px solid #000;border-bottom:1px solid #000;font-weight:bold;font-size:10px;padding:2px}.bar b{background:#000;color:#fff;padding:0 8px;margin-right:10px}.two{display:grid;grid-template-columns:1fr 1fr;gap:8px}.row{display:flex;height:23px;align-items:flex-end}.row .n{width:24px;font-weight:bold;text-align:right;padding-right:6px}.row .l{flex:1;overflow:hidden}.row .x{width:26px;border:1px solid #000;border-width:0 1px;text-align:center;font-weight:bold}.row .a{width:86px;text-align:right;border-bottom:1px solid #000;font:11px/13px monospace;padding-right:4px}';

const row = (line: string, label: string, dollars: number) =>
  `<div class="row"><span class="n">${line}</span><span class="l">${label}</span><span class="x">${line}</span><span class="a">${show(dollars)}</span></div>`;

function soleOwner(request: Request): Sheet {
  const { random } = request;
  const [holder, year, filed] = [ownerOf(random), random.between(2022, 2024), businessOf(request)];
  const costs = filed.costs.map(({ line, label, printed }) => row(line, label, printed));
  const body = `<section class="sheet"><div class="top"><div><b style="font-size:13px">SCHEDULE C</b><br><b>(Form 1040)</b><br><br>Department of the Treasury<br>Internal Revenue Service</div><div><b style="font-size:14px;line-height:20px">Profit or Loss From Business</b><br>(Sole Proprietorship)<br>Attach to Form 1040, 1040-SR, 1040-SS, 1040-NR, or 1041; partnerships must generally file Form 1065.<br>Go to www.irs.gov/ScheduleC for instructions and the latest information.</div><div class="r">OMB No. 1545-0074<br><b style="font-size:22px;line-height:30px">${year}</b><br>Attachment<br>Sequence No. <b>09</b></div></div>
<div class="who"><div>Name of proprietor<br>${escape(holder)}</div><div>Social security number (SSN)<br>XXX-XX-${random.digits(4)}</div><div><b>A</b> Principal business or profession, including product or service<br>Landscape design and maintenance</div><div><b>B</b> Enter code from instructions<br>561730</div><div><b>C</b> Business name. If no separate business name, leave blank.<br>&nbsp;</div><div><b>D</b> Employer ID number (EIN)<br>${random.digits(2)}-${random.digits(7)}</div></div>
<div class="facts"><div><b>E</b> Business address (including suite or room no.) &nbsp; ${names.address(random).join(', ')}</div><div><b>F</b> Accounting method: &nbsp; (1) [X] Cash &nbsp; (2) [ ] Accrual &nbsp; (3) [ ] Other (specify) ______<br><b>G</b> Did you &quot;materially participate&quot; in the operation of this business during ${year}? &nbsp; [X] Yes &nbsp; [ ] No</div></div>
<div class="bar"><b>Part I</b>Income</div>${row('1', 'Gross receipts or sales. See instructions for line 1 and check the box if this income was reported on Form W-2 . . . . [ ]', filed.receipts)}${row('2', 'Returns and allowances . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .', filed.returns)}${row('3', 'Subtract line 2 from line 1 . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .', filed.receipts - filed.returns)}${row('4', 'Cost of goods sold (from line 42) . . . . . . . . . . . . . . . . . . . . . . . . . . .', filed.cost)}${row('5', '<b>Gross profit.</b> Subtract line 4 from line 3 . . . . . . . . . . . . . . . . . . . . . . .', filed.gross)}${row('6', 'Other income, including federal and state gasoline or fuel tax credit or refund . . . . . . . .', filed.other)}${row('7', '<b>Gross income.</b> Add lines 5 and 6 . . . . . . . . . . . . . . . . . . . . . . . . . .', filed.income)}
<div class="bar"><b>Part II</b>Expenses. Enter expenses for business use of your home <u>only</u> on line 30.</div><div class="two"><div>${costs.slice(0, 11).join('')}</div><div>${costs.slice(11).join('')}</div></div>
${row('28', '<b>Total expenses</b> before expenses for business use of home. Add lines 8 through 27b . . . . . . . .', filed.totalPrinted)}${row('29', 'Tentative profit or (loss). Subtract line 28 from line 7 . . . . . . . . . . . . . . . . . . .', filed.income - filed.total)}${row('30', 'Expenses for business use of your home. Attach Form 8829 unless using the simplified method . . . .', filed.home)}${row('31', '<b>Net profit or (loss).</b> Subtract line 30 from line 29 . . . . . . . . . . . . . . . . . . .', filed.net)}
<div class="row"><span class="n">32</span><span class="l">If you have a loss, check the box that describes your investment in this activity. &nbsp; 32a [ ] All investment is at risk. &nbsp; 32b [ ] Some investment is not at risk.</span></div><div class="bar flex"><span>For Paperwork Reduction Act Notice, see the separate instructions. &nbsp; BCA</span><span>Schedule C (Form 1040) ${year}</span></div></section>`;
  const more = { returnsAndAllowances: filed.returns, costOfGoodsSold: filed.cost, otherIncome: filed.other };
  const parts = Object.entries({ ...more, homeExpenses: filed.home });
  return {
    html: pageOf(scheduleStyle, body),
    truth: truthOf({
      kind: 'schedule_c',
      category: 'tax_documents',
      holder,
      taxYear: year,
      forged: filed.forged,
      figures: { grossReceipts: filed.receipts, totalExpenses: filed.total, netProfit: filed.net },
      more: {
        ...Object.fromEntries(parts.filter(([, dollars]) => dollars !== 0)),
        grossProfit: filed.gross,
        grossIncome: filed.income,
      },
      empty: parts.filter(([, dollars]) => dollars === 0).map(([name]) => name),
    }),
  };
}

function incomeOf(random: Random) {
  const maybe = (share: number, least: number, most: number) =>
    random.chance(share) ? random.between(least, most) : 0;
  const wages = random.between(18_000, 160_000);
  const [interest, dividends, pensions] = [
    maybe(0.7, 5, 2_900),
    maybe(0.4, 20, 3_100),
    maybe(0.2, 2_000, 30_000),
  ];
  const [gain, business] = [maybe(0.3, 90, 8_000), random.between(3_000, 90_000)];
  const total = wages + interest + dividends + pensions + gain + business;
  const adjustments = Math.round(business * 0.0765);
  const gross = total - adjustments;
  const taxable = Math.max(0, gross - 14_600);
  const [tax, credits, self] = [Math.round(taxable * 0.17), maybe(0.4, 500, 2_000), adjustments * 2];
  const due = Math.max(0, tax - credits) + self;
  const [withheld, estimated] = [Math.round(wages * 0.13), maybe(0.5, 1_000, 15_000)];
  return {
    wages,
    interest,
    dividends,
    pensions,
    gain,
    business,
    total,
    adjustments,
    gross,
    taxable,
    tax,
    credits,
    self,
    due,
    withheld,
    estimated,
    rest: withheld + estimated - due,
  };
}

type Income = ReturnType<typeof incomeOf>;

const listOf = (a: Income): readonly (readonly [string, string, number])[] => [
  ['1a', 'Total amount from Form(s) W-2, box 1', a.wages],
  ['1z', 'Add lines 1a through 1h', a.wages],
  ['2b', 'Taxable interest', a.interest],
  ['3b', 'Ordinary dividends', a.dividends],
  ['4b', 'IRA distributions, taxable amount', 0],
  ['5b', 'Pensions and annuities, taxable amount', a.pensions],
  ['6b', 'Social security benefits, taxable amount', 0],
  ['7', 'Capital gain or (loss). Attach Schedule D if required', a.gain],
  ['8', 'Additional income from Schedule 1, line 10', a.business],
  ['9', 'Add lines 1z, 2b, 3b, 4b, 5b, 6b, 7, and 8. This is your total income', a.total],
  ['10', 'Adjustments to income from Schedule 1, line 26', a.adjustments],
  ['11', 'Subtract line 10 from line 9. This is your adjusted gross income', a.gross],
  ['12', 'Standard deduction or itemized deductions (from Schedule A)', 14_600],
  ['13', 'Qualified business income deduction from Form 8995 or Form 8995-A', 0],
  ['14', 'Add lines 12 and 13', 14_600],
  ['15', 'Subtract line 14 from line 11. This is your taxable income', a.taxable],
];
const secondOf = (a: Income): readonly (readonly [string, string, number])[] => [
  ['16', 'Tax (see instructions)', a.tax],
  ['17', 'Amount from Schedule 2, line 3', 0],
  ['18', 'Add lines 16 and 17', a.tax],
  ['19', 'Child tax credit or credit for other dependents from Schedule 8812', a.credits],
  ['22', 'Subtract line 21 from line 18. If zero or less, enter -0-', Math.max(0, a.tax - a.credits)],
  ['23', 'Other taxes, including self-employment tax, from Schedule 2, line 21', a.self],
  ['24', 'Add lines 22 and 23. This is your total tax', a.due],
  ['25a', 'Federal income tax withheld from Form(s) W-2', a.withheld],
  ['25d', 'Add lines 25a through 25c', a.withheld],
  ['26', '2024 estimated tax payments and amount applied from 2023 return', a.estimated],
  ['33', 'Add lines 25d, 26, and 32. These are your total payments', a.withheld + a.estimated],
  ['34', 'If line 33 is more than line 24, this is the amount you overpaid', Math.max(0, a.rest)],
  ['35a', 'Amount of line 34 you want refunded to you', Math.max(0, a.rest)],
  ['37', 'Subtract line 33 from line 24. This is the amount you owe', Math.max(0, -a.rest)],
];

const dots = (text: string) => `${text} ${' .'.repeat(Math.max(2, 74 - Math.round(text.length * 0.92)))}`;

function individual({ random }: Request): Sheet {
  const [holder, amounts, ssn] = [ownerOf(random), incomeOf(random), `XXX-XX-${random.digits(4)}`];
  const table = (lines: ReturnType<typeof listOf>) =>
    `<table class="lines">${lines.map(([line, text, dollars]) => `<tr><td>${line}</td><td>${dots(text)}</td><td>${line}</td><td>${show(dollars)}</td></tr>`).join('')}</table>`;
  const html = pageOf(
    'body{font-size:10px}.lines td{height:25px;vertical-align:bottom}.lines td:first-child{width:34px;font-weight:bold}.lines td:nth-child(3){width:36px;border:1px solid #000;border-width:0 1px 1px;text-align:center;font-weight:bold}.lines td:last-child{width:104px;text-align:right;border-bottom:1px solid #000;background:#f3f6fb;font-size:11px}.box{border:1px solid #000;padding:2px 5px;flex:1;min-height:34px}.bar{background:#ddd;font-weight:bold;padding:3px 6px;margin:8px 0}.top{border-bottom:2px solid #000;margin-bottom:6px;align-items:flex-end}',
    `<section class="sheet"><div class="flex top"><div>Form <b style="font-size:26px;line-height:32px">1040</b></div><div>Department of the Treasury - Internal Revenue Service<br><b style="font-size:14px">U.S. Individual Income Tax Return</b></div><b style="font-size:26px;line-height:32px">2024</b><div>OMB No. 1545-0074<br>IRS Use Only - Do not write or staple in this space.</div></div><div class="flex"><div class="box">Your first name and middle initial, last name<br>${escape(holder)}</div><div class="box">Your social security number<br>${ssn}</div></div><div class="flex"><div class="box">Home address, city, town or post office, state, ZIP code<br>${names.address(random).join(', ')}</div><div class="box">Presidential Election Campaign<br>[ ] You &nbsp; [ ] Spouse</div></div><div class="bar">Filing Status &nbsp; [X] Single &nbsp; [ ] Married filing jointly &nbsp; [ ] Married filing separately &nbsp; [ ] Head of household</div><div>Digital Assets: At any time during 2024, did you receive or sell a digital asset? &nbsp; [ ] Yes &nbsp; [X] No</div><div class="bar">Income</div>${table(listOf(amounts))}<div class="foot flex"><span>For Disclosure, Privacy Act, and Paperwork Reduction Act Notice, see separate instructions.</span><span>REV 02/11/25 LEDGERLEAF &nbsp; Form <b>1040</b> (2024)</span></div></section><section class="sheet"><div class="flex top"><span>Form 1040 (2024) &nbsp; ${escape(holder)} &nbsp; ${ssn}</span><span>Page <b>2</b></span></div><div class="bar">Tax and Credits, Payments, Refund</div>${table(secondOf(amounts))}<br><br><div class="bar">Sign Here</div>Your signature ______________________________ &nbsp; Date ____________ &nbsp; Your occupation OWNER<br><br>Paid Preparer Use Only &nbsp; Self-Prepared<div class="foot flex"><span>Go to www.irs.gov/Form1040 for instructions and the latest information.</span><span>REV 02/11/25 LEDGERLEAF &nbsp; Form <b>1040</b> (2024)</span></div></section>`,
  );
  return {
    html,
    truth: truthOf({
      kind: 'form_1040',
      category: 'tax_documents',
      holder,
      taxYear: 2024,
      figures: { totalIncome: amounts.total, adjustedGrossIncome: amounts.gross, totalTax: amounts.due },
      more: { wages: amounts.wages, taxableIncome: amounts.taxable },
      empty: ['signature'],
    }),
  };
}

export const taxReturns: readonly Layout[] = [
  { name: 'tax-program-sole-owner', forgeable: true, make: soleOwner },
  { name: 'tax-program-individual', forgeable: false, make: individual },
];
