import { type Drawn, drawForm, type FormLine, line, lookOf } from './form-drawing.ts';
import { aCompany, aPerson, type Part, states } from './people.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const irs = 'Department of the Treasury - Internal Revenue Service';

const sum = (lines: readonly FormLine[]) => lines.reduce((total, { value }) => total + value, 0);

function incomesOf(random: SeededRandom): FormLine[] {
  return [
    line('1z', 'Add lines 1a through 1h', random.whole(20_000, 140_000)),
    line('2b', 'Taxable interest', random.whole(0, 900)),
    line('3b', 'Ordinary dividends', random.chance(0.5) ? random.whole(10, 4_000) : 0),
    line(
      '7',
      'Capital gain or (loss). Attach Schedule D if required',
      random.chance(0.3) ? random.whole(100, 9_000) : 0,
    ),
    line(
      '8',
      'Additional income from Schedule 1, line 10',
      random.chance(0.6) ? random.whole(1_000, 60_000) : 0,
    ),
  ];
}

export function drawForm1040(random: SeededRandom, part: Part, which: number): Drawn {
  const year = random.whole(2020, 2025);
  const incomes = incomesOf(random);
  const total = sum(incomes);
  const adjustments = random.chance(0.6) ? random.whole(200, 7_500) : 0;
  const adjusted = total - adjustments;
  const deduction = random.one([12_550, 13_850, 14_600, 25_100, 27_700]);
  const taxable = Math.max(0, adjusted - deduction);
  const tax = Math.round(taxable * 0.17);
  const other = random.chance(0.6) ? random.whole(300, 9_000) : 0;
  const withheld = Math.round(tax * 0.9);
  const blocks = [
    [
      ...incomes,
      line('9', 'Add lines 1z, 2b, 3b, 7, and 8. This is your total income', total),
      line('10', 'Adjustments to income from Schedule 1, line 26', adjustments),
      line('11', 'Subtract line 10 from line 9. This is your adjusted gross income', adjusted),
      line('12', 'Standard deduction or itemized deductions (from Schedule A)', deduction),
      line('14', 'Add lines 12 and 13', deduction),
      line(
        '15',
        'Subtract line 14 from line 11. If zero or less, enter -0-. This is your taxable income',
        taxable,
      ),
    ],
    [
      line('16', 'Tax (see instructions)', tax),
      line('18', 'Add lines 16 and 17', tax),
      line('22', 'Subtract line 21 from line 18. If zero or less, enter -0-', tax),
      line('23', 'Other taxes, including self-employment tax, from Schedule 2, line 21', other),
      line('24', 'Add lines 22 and 23. This is your total tax', tax + other),
      line('25d', 'Federal income tax withheld from Form(s) W-2', withheld),
      line('33', 'Add lines 25d, 26, and 32. These are your total payments', withheld),
    ],
  ];
  const head = {
    title: 'U.S. Individual Income Tax Return',
    form: 'Form 1040',
    office: irs,
    name: aPerson(random),
    year,
  };
  const truth = [
    { name: 'totalIncome', value: total },
    { name: 'adjustedGrossIncome', value: adjusted },
    { name: 'totalTax', value: tax + other },
  ];
  return { sheet: drawForm(head, blocks, lookOf(part, which), random), truth };
}

const costNames: readonly [string, string][] = [
  ['8', 'Advertising'],
  ['9', 'Car and truck expenses (see instructions)'],
  ['11', 'Contract labor (see instructions)'],
  ['13', 'Depreciation and section 179 expense deduction'],
  ['15', 'Insurance (other than health)'],
  ['17', 'Legal and professional services'],
  ['18', 'Office expense (see instructions)'],
  ['22', 'Supplies (not included in Part III)'],
  ['25', 'Utilities'],
  ['26', 'Wages (less employment credits)'],
  ['27b', 'Other expenses (from line 48)'],
];

export function drawScheduleC(random: SeededRandom, part: Part, which: number): Drawn {
  const gross = random.whole(60_000, 900_000);
  const returned = random.chance(0.4) ? random.whole(100, 4_000) : 0;
  const goods = Math.round(gross * random.one([0, 0.2, 0.35]));
  const income = gross - returned - goods;
  const costs = costNames.map(([id, text]) =>
    line(id, text, random.chance(0.8) ? random.whole(300, Math.round(gross * 0.06)) : 0),
  );
  const expenses = sum(costs);
  const blocks = [
    [
      line('1', 'Gross receipts or sales. See instructions for line 1', gross),
      line('2', 'Returns and allowances', returned),
      line('3', 'Subtract line 2 from line 1', gross - returned),
      line('4', 'Cost of goods sold (from line 42)', goods),
      line('5', 'Gross profit. Subtract line 4 from line 3', income),
      line('7', 'Gross income. Add lines 5 and 6', income),
    ],
    costs,
    [
      line(
        '28',
        'Total expenses before expenses for business use of home. Add lines 8 through 27b',
        expenses,
      ),
      line('29', 'Tentative profit or (loss). Subtract line 28 from line 7', income - expenses),
      line('31', 'Net profit or (loss). Subtract line 30 from line 29', income - expenses),
    ],
  ];
  const head = {
    title: 'Profit or Loss From Business',
    form: 'SCHEDULE C (Form 1040)',
    office: `(Sole Proprietorship) ${irs}`,
    name: aPerson(random),
    year: random.whole(2020, 2025),
  };
  const truth = [
    { name: 'grossReceipts', value: gross },
    { name: 'totalExpenses', value: expenses },
    { name: 'netProfit', value: income - expenses },
  ];
  return { sheet: drawForm(head, blocks, lookOf(part, which), random), truth };
}

const deductionNames: readonly [string, string][] = [
  ['12', 'Compensation of officers (see instructions - attach Form 1125-E)'],
  ['13', 'Salaries and wages (less employment credits)'],
  ['14', 'Repairs and maintenance'],
  ['16', 'Rents'],
  ['17', 'Taxes and licenses'],
  ['20', 'Depreciation from Form 4562'],
  ['22', 'Advertising'],
  ['26', 'Other deductions (attach statement)'],
];

export function drawForm1120(random: SeededRandom, part: Part, which: number): Drawn {
  const gross = random.whole(300_000, 9_000_000);
  const goods = Math.round(gross * random.one([0.3, 0.45, 0.55]));
  const interest = random.whole(50, 9_000);
  const costs = deductionNames.map(([id, text]) =>
    line(id, text, random.whole(2_000, Math.round(gross * 0.05))),
  );
  const total = gross - goods + interest;
  const deductions = sum(costs);
  const taxable = total - deductions;
  const tax = Math.round(Math.max(0, taxable) * 0.21);
  const blocks = [
    [
      line('1a', 'Gross receipts or sales', gross),
      line('1c', 'Balance. Subtract line 1b from line 1a', gross),
      line('2', 'Cost of goods sold (attach Form 1125-A)', goods),
      line('3', 'Gross profit. Subtract line 2 from line 1c', gross - goods),
      line('5', 'Interest', interest),
      line('11', 'Total income. Add lines 3 through 10', total),
    ],
    costs,
    [
      line('27', 'Total deductions. Add lines 12 through 26', deductions),
      line(
        '28',
        'Taxable income before net operating loss deduction and special deductions. Subtract line 27 from line 11',
        taxable,
      ),
      line('30', 'Taxable income. Subtract line 29c from line 28. See instructions', taxable),
      line('31', 'Total tax (Schedule J, Part I, line 11)', tax),
    ],
  ];
  const head = {
    title: 'U.S. Corporation Income Tax Return',
    form: 'Form 1120',
    office: irs,
    name: aCompany(random),
    year: random.whole(2020, 2025),
  };
  const truth = [
    { name: 'grossReceipts', value: gross },
    { name: 'taxableIncome', value: taxable },
  ];
  return { sheet: drawForm(head, blocks, lookOf(part, which), random), truth };
}

export function drawStateReturn(random: SeededRandom, part: Part, which: number): Drawn {
  const state = random.one(states[part]);
  const federal = random.whole(25_000, 190_000);
  const additions = random.whole(0, 2_000);
  const subtractions = random.whole(0, 5_000);
  const base = federal + additions - subtractions;
  const deduction = random.whole(2_400, 9_000);
  const taxable = base - deduction;
  const tax = Math.round(taxable * 0.0495);
  const credit = random.whole(0, 300);
  const blocks = [
    [
      line('1', 'Federal adjusted gross income from your federal Form 1040, line 11', federal),
      line('2', 'Additions to income', additions),
      line('3', 'Income after additions. Add lines 1 and 2', federal + additions),
      line('4', 'Subtractions from income', subtractions),
      line('5', 'Income after subtractions. Subtract line 4 from line 3', base),
      line('6', 'Standard deduction', deduction),
      line('7', 'Taxable income. Subtract line 6 from line 5', taxable),
    ],
    [
      line('8', 'Tax from the tax table', tax),
      line('9', 'Credits', credit),
      line('10', 'Total tax. Subtract line 9 from line 8', tax - credit),
    ],
  ];
  const head = {
    title: state.title,
    form: state.form,
    office: state.office,
    name: aPerson(random),
    year: random.whole(2020, 2025),
  };
  const truth = [
    { name: 'adjustedGrossIncome', value: federal },
    { name: 'totalTax', value: tax - credit },
  ];
  return { sheet: drawForm(head, blocks, lookOf(part, which), random), truth };
}
