import { firmOf, ownerOf } from '../firms.ts';
import { names } from '../names.ts';
import { pageOf } from '../pages.ts';
import { dollars, type Forged, type Layout, type Request, type Sheet, truthOf } from '../paper.ts';
import { escape, money } from '../print.ts';
import { otherDigit, type Random } from '../random.ts';

const einOf = (random: Random) => `${random.digits(2)}-${random.digits(7)}`;
const lines = (texts: readonly string[]) => texts.map(escape).join('<br>');
const months = 'January|February|March|April|May|June|July|August|September|October|November|December'.split(
  '|',
);

const cell = (label: string, value: string, span = 1) =>
  `<div style="grid-column:span ${span}"><small>${label}</small><p>${value || '&nbsp;'}</p></div>`;

function wagesOf(random: Random) {
  const earned = random.cents(16_000, 128_000);
  const saved = random.chance(0.5) ? Math.round(earned * 0.04) : 0;
  const part = (rate: number) => Math.round(earned * rate);
  return {
    earned,
    saved,
    wages: earned - saved,
    withheld: part(0.108),
    social: part(0.062),
    care: part(0.0145),
    state: part(0.038),
    insured: part(0.005),
    health: random.cents(1_800, 14_000),
  };
}

function fourCopies({ random }: Request): Sheet {
  const [employer, employee, year] = [firmOf(random), ownerOf(random), random.between(2021, 2024)];
  const { earned, saved, wages, withheld, social, care, state, insured, health } = wagesOf(random);
  const [place, home, ein, control] = [
    names.address(random),
    names.address(random),
    einOf(random),
    `${random.digits(6)} ${random.pick(['NYC/7QK', 'CHI/2RB', 'DAL/9TM'])}`,
  ];
  const ssn = `XXX-XX-${random.digits(4)}`;
  const show = money.plain;
  const boxes = [
    cell('a Employee&#39;s SSN', ssn, 2),
    cell('1 Wages, tips, other comp.', show(wages), 2),
    cell('2 Federal income tax withheld', show(withheld), 2),
    cell('d Control number', control, 2),
    cell('3 Social security wages', show(earned), 2),
    cell('4 Social security tax withheld', show(social), 2),
    cell('b Employer&#39;s FED ID number', ein, 2),
    cell('5 Medicare wages and tips', show(earned), 2),
    cell('6 Medicare tax withheld', show(care), 2),
    cell('c Employer&#39;s name, address, and ZIP code', lines([employer, ...place]), 6),
    cell('7 Social security tips', '', 2),
    cell('8 Allocated tips', '', 2),
    cell('9', '', 2),
    cell('10 Dependent care benefits', '', 2),
    cell('11 Nonqualified plans', '', 2),
    cell('12a See instructions for box 12', saved === 0 ? '' : `D &nbsp;|&nbsp; ${show(saved)}`, 2),
    cell('14 Other', `${show(insured)} NJ SDI`, 2),
    cell('13 Stat emp. Ret. plan Sick pay', saved === 0 ? '' : '&nbsp; X', 2),
    cell('12b', `DD &nbsp;|&nbsp; ${show(health)}`, 2),
    cell('e/f Employee&#39;s name, address and ZIP code', lines([employee, ...home]), 6),
    cell('15 State / Employer&#39;s state ID no.', `NJ ${ein.replace('-', '')}`, 2),
    cell('16 State wages, tips, etc.', show(wages), 2),
    cell('17 State income tax', show(state), 2),
    cell('18 Local wages, tips, etc.', '', 2),
    cell('19 Local income tax', '', 2),
    cell('20 Locality name', '', 2),
  ].join('');
  const copy = (name: string) =>
    `<div class="copy"><div class="grid">${boxes}</div><div class="name"><b>W-2 &nbsp; Wage and Tax Statement &nbsp; ${year}</b><span>${name}</span></div><div class="omb">OMB No. 1545-0008 &nbsp; Dept. of the Treasury - IRS</div></div>`;
  const html = pageOf(
    '.sheet{padding:26px 24px}.four{display:grid;grid-template-columns:1fr 1fr;gap:18px 14px}.grid{display:grid;grid-template-columns:repeat(6,1fr);border:1px solid #000;border-width:1px 0 0 1px}.grid div{border:1px solid #000;border-width:0 1px 1px 0;padding:1px 3px;min-height:34px;overflow:hidden}.grid small{display:block;font-size:6.5px;line-height:8px;white-space:nowrap}.grid p{font-size:9.5px;line-height:12px}.name{display:flex;justify-content:space-between;font-size:8.5px;line-height:14px}.omb{font-size:6.5px;line-height:9px}',
    `<section class="sheet"><div class="four">${['Copy B to be filed with employee&#39;s Federal return', 'Copy 2 to be filed with state return', 'Copy C for employee&#39;s records', 'Copy 2 to be filed with city or local return'].map(copy).join('')}</div></section>`,
  );
  return {
    html,
    truth: truthOf({
      kind: 'form_w2',
      category: 'tax_documents',
      issuer: employer,
      holder: employee,
      taxYear: year,
      figures: { wages: dollars(wages), taxWithheld: dollars(withheld) },
      more: {
        socialSecurityWages: dollars(earned),
        socialSecurityTax: dollars(social),
        medicareTax: dollars(care),
        stateWages: dollars(wages),
        stateTax: dollars(state),
      },
      empty: ['socialSecurityTips', 'allocatedTips', 'localWages'],
    }),
  };
}

function recordCopy({ random }: Request): Sheet {
  const [employer, year, quarter] = [firmOf(random), random.between(2022, 2025), random.between(1, 4)];
  const wages = random.cents(22_000, 310_000);
  const base = Math.round(wages * 1.03);
  const [withheld, social, care] = [
    Math.round(wages * 0.094),
    Math.round(base * 0.124),
    Math.round(base * 0.029),
  ];
  const [cents, both] = [random.between(-4, 4), social + care];
  const total = withheld + both + cents;
  const first = Math.round(total * 0.31);
  const second = Math.round(total * 0.35);
  const line = (number: string, text: string, amount: number) =>
    `${number.padEnd(6)}${`${text} `.padEnd(62, '.')} ${(amount === 0 ? '' : money.brackets(amount)).padStart(14)}`;
  const pair = (number: string, text: string, amount: number, rate: string, tax: number) =>
    `${number.padEnd(6)}${text.padEnd(34)}${(amount === 0 ? '' : money.plain(amount)).padStart(14)}  ${rate.padEnd(12)} ${(tax === 0 ? '' : money.plain(tax)).padStart(14)}`;
  const body = [
    `FORM 941 for ${year}        Employer's QUARTERLY Federal Tax Return`,
    'CLIENT RECORD COPY - DO NOT FILE             Filed electronically by your payroll service',
    '',
    `EIN      ${einOf(random)}                   Quarter ${quarter}: ${months.slice(quarter * 3 - 3, quarter * 3).join(', ')}`,
    `Name     ${employer}`,
    `Address  ${names.address(random).join(', ')}`,
    '',
    'PART 1   Questions for this quarter',
    `${'1'.padEnd(6)}${'Employees who received wages on the 12th of the month '.padEnd(62, '.')} ${String(random.between(3, 60)).padStart(14)}`,
    line('2', 'Wages, tips, and other compensation', wages),
    line('3', 'Federal income tax withheld from wages, tips, and other comp.', withheld),
    line('4', 'No wages subject to social security or Medicare tax   [ ]', 0),
    `${' '.repeat(40)}${'COLUMN 1'.padStart(14)}${' '.repeat(15)}${'COLUMN 2'.padStart(14)}`,
    pair('5a', 'Taxable social security wages', base, 'x 0.124 =', social),
    pair('5b', 'Taxable social security tips', 0, 'x 0.124 =', 0),
    pair('5c', 'Taxable Medicare wages & tips', base, 'x 0.029 =', care),
    pair('5d', 'Wages subject to Addl Medicare Tax', 0, 'x 0.009 =', 0),
    line('5e', 'Total social security and Medicare taxes', both),
    line('5f', 'Section 3121(q) Notice and Demand', 0),
    line('6', 'Total taxes before adjustments (3 + 5e + 5f)', withheld + both),
    line('7', "Current quarter's adjustment for fractions of cents", cents),
    line('8', "Current quarter's adjustment for sick pay", 0),
    line('9', "Current quarter's adjustments for tips and group-term life", 0),
    line('10', 'Total taxes after adjustments (6 through 9)', total),
    line('11', 'Qualified small business payroll tax credit', 0),
    line('12', 'Total taxes after adjustments and nonrefundable credits', total),
    line('13', 'Total deposits for this quarter', total),
    line('14', 'Balance due', 0),
    line('15', 'Overpayment', 0),
    '',
    'PART 2   Deposit schedule and tax liability       [X] Monthly   [ ] Semiweekly',
    ...[first, second, total - first - second].map((amount, at) =>
      line('16', `Month ${at + 1} - ${months[quarter * 3 - 3 + at] ?? ''}`, amount),
    ),
    line('', 'Total liability for quarter (must equal line 12)', total),
    '',
    `Printed ${['04/09', '07/08', '10/07', '12/31'][quarter - 1] ?? ''}/${year} 06:02 AM        Batch ${random.digits(6)}        Page 1 of 1`,
  ];
  return {
    html: pageOf(
      'pre{font:10.6px/21px monospace;margin:0}',
      `<section class="sheet"><pre>${escape(body.join('\n'))}</pre></section>`,
    ),
    truth: truthOf({
      kind: 'form_941',
      category: 'tax_documents',
      holder: employer,
      taxYear: year,
      figures: { wages: dollars(wages), totalTaxes: dollars(total) },
      more: {
        incomeTaxWithheld: dollars(withheld),
        socialSecurityTax: dollars(social),
        medicareTax: dollars(care),
        totalDeposits: dollars(total),
      },
      empty: ['balanceDue', 'overpayment', 'socialSecurityTips'],
    }),
  };
}

function marketplaceForm({ random, forgery }: Request): Sheet {
  const [holder, year] = [firmOf(random), random.between(2022, 2024)];
  const payer = random.pick([
    'Stallgate Marketplace, Inc.',
    'Crateful Commerce LLC',
    'Tillbridge Payments Co.',
  ]);
  const amounts = months.map(() => random.cents(400, 19_000));
  const gross = amounts.reduce((sum, cents) => sum + cents, 0);
  const victim = random.between(0, 11);
  const raised = (amounts[victim] ?? 0) + random.between(2, 20) * 100_000;
  const digits = otherDigit(gross, random);
  const forgeries: Record<'amount' | 'digit', Forged> = {
    amount: { field: months[victim] ?? '', real: dollars(amounts[victim] ?? 0), printed: dollars(raised) },
    digit: { field: 'grossPayments', real: dollars(gross), printed: dollars(digits) },
  };
  const count = random.between(60, 4_000);
  const box = (number: string, text: string, value: string) =>
    `<tr><td>${number}</td><td>${text}</td><td>${value}</td></tr>`;
  const month = (at: number) =>
    money.dollar(forgery === 'amount' && at === victim ? raised : (amounts[at] ?? 0));
  const halfYear = [0, 1, 2, 3, 4, 5].map(
    (at) =>
      `<tr><td>5${'abcdef'[at] ?? ''}</td><td>${months[at] ?? ''}</td><td>${month(at)}</td><td>5${'ghijkl'[at] ?? ''}</td><td>${months[at + 6] ?? ''}</td><td>${month(at + 6)}</td></tr>`,
  );
  const html = pageOf(
    'body{font-family:PaperModern}h1{font-size:19px;line-height:30px}.facts{gap:40px;margin:12px 0 20px}td{height:23px;line-height:22px;border-bottom:1px solid #d5d9e0}.boxes td:first-child,.months td:nth-child(3n+1){width:44px;color:#567}.boxes td:last-child,.months td:nth-child(3n){text-align:right}.months td:nth-child(3){padding-right:40px}h3{margin-top:14px}.note{font-size:8.5px;line-height:12px;margin-top:18px}',
    [
      `<section class="sheet"><div class="flex"><h1>${escape(payer)}</h1><div class="r">Substitute Form 1099-K<br>OMB No. 1545-2205<br>Copy B - For Payee</div></div>`,
      `<b>Tax year ${year}: Payment Card and Third Party Network Transactions</b>`,
      `<div class="flex facts"><div><small>FILER</small><br>${escape(payer)}<br>2100 Canal Row<br>RENO, NV 89501<br>TIN ${einOf(random)}</div><div><small>PAYEE</small><br>${escape(holder)}<br>${names.address(random).join('<br>')}<br>TIN **-***${random.digits(4)}</div><div><small>ACCOUNT NUMBER</small><br>acct_${random.digits(9)}<br>[X] Third party network</div></div>`,
      `<table class="boxes"><tr><th>Box</th><th>Description</th><th class="r">Amount</th></tr>${box('1a', 'Gross amount of payment card/third party network transactions', money.dollar(forgery === 'digit' ? digits : gross))}${box('1b', 'Card not present transactions', money.dollar(gross))}${box('2', 'Merchant category code', '5999')}${box('3', 'Number of payment transactions', money.whole(count * 100))}${box('4', 'Federal income tax withheld', '$0.00')}${box('6', 'State', '')}${box('8', 'State income tax withheld', '')}</table>`,
      `<h3>Box 5: Gross amount by month</h3><table class="months">${halfYear.join('')}</table>`,
      `<div class="note">This is important tax information and is being furnished to the IRS. If you are required to file a return, a negligence penalty or other sanction may be imposed on you if taxable income results from this transaction and the IRS determines that it has not been reported. The gross amount does not account for fees, refunds or shipping.</div></section>`,
    ].join(''),
  );
  return {
    html,
    truth: truthOf({
      kind: 'form_1099_k',
      category: 'tax_documents',
      issuer: payer,
      holder,
      taxYear: year,
      figures: { grossPayments: dollars(gross) },
      more: { cardNotPresent: dollars(gross), transactions: count, taxWithheld: 0 },
      empty: ['stateTaxWithheld'],
      forged: forgery === null ? null : forgeries[forgery],
    }),
  };
}

export const payrollCopies: readonly Layout[] = [
  { name: 'payroll-wage-form-four-copies', forgeable: false, make: fourCopies },
  { name: 'payroll-quarter-record-copy', forgeable: false, make: recordCopy },
  { name: 'marketplace-payment-form', forgeable: true, make: marketplaceForm },
];
