import { names } from '../names.ts';
import { pageOf } from '../pages.ts';
import { dollars, type Forged, type Layout, type Request, type Sheet, truthOf } from '../paper.ts';
import { date, escape, money } from '../print.ts';
import { otherDigit } from '../random.ts';

const box = (label: string, value: string, width = 1) =>
  `<div class="box" style="grid-column:span ${width}"><small>${label}</small><div>${value || '&nbsp;'}</div></div>`;
const boxes =
  '.grid{display:grid;border-top:1px solid #000;border-left:1px solid #000}.box{border-right:1px solid #000;border-bottom:1px solid #000;padding:1px 4px;min-height:34px}.box small{font-size:7.5px;line-height:10px;display:block}.box div{font-size:11px;line-height:14px}';

/** Two copies of one form on a page: the boxes of amounts at the right, the addresses at the left. */
function wageForm({ random }: Request): Sheet {
  const [employer, employee, year] = [names.holder(random), names.person(random), random.between(2021, 2024)];
  const [address, home] = [names.address(random), names.address(random)];
  const social = random.cents(18_000, 140_000);
  const saved = random.chance(0.5) ? Math.round(social * 0.05) : 0;
  const wages = social - saved;
  const [withheld, socialTax, careTax, stateTax] = [0.12, 0.062, 0.0145, 0.043].map((rate) =>
    Math.round(social * rate),
  ) as [number, number, number, number];
  const [ssn, ein, control] = [
    `XXX-XX-${random.digits(4)}`,
    `${random.digits(2)}-${random.digits(7)}`,
    random.digits(6),
  ];
  const copy = (letter: string, use: string) =>
    `<div class="grid" style="grid-template-columns:repeat(8,1fr)">${box('a Employee&#39;s social security number', ssn, 2)}${box('d Control number', control, 2)}${box('1 Wages, tips, other compensation', money.plain(wages), 2)}${box('2 Federal income tax withheld', money.plain(withheld), 2)}${box('b Employer identification number (EIN)', ein, 4)}${box('3 Social security wages', money.plain(social), 2)}${box('4 Social security tax withheld', money.plain(socialTax), 2)}${box('c Employer&#39;s name, address, and ZIP code', `${escape(employer)}<br>${address.join('<br>')}`, 4)}${box('5 Medicare wages and tips', money.plain(social), 2)}${box('6 Medicare tax withheld', money.plain(careTax), 2)}${box('e Employee&#39;s name, address, and ZIP code', `${employee}<br>${home.join('<br>')}`, 4)}${box('7 Social security tips', '', 1)}${box('8 Allocated tips', '', 1)}${box('12a Code', saved === 0 ? '' : `D &nbsp; ${money.plain(saved)}`, 2)}${box('15 State / Employer&#39;s state ID number', `OH ${random.digits(8)}`, 3)}${box('16 State wages, tips, etc.', money.plain(wages), 2)}${box('17 State income tax', money.plain(stateTax), 2)}${box('18 Local wages', '', 1)}</div><div class="flex" style="padding:6px 0 30px"><b>Form W-2 &nbsp; Wage and Tax Statement</b><b style="font-size:18px">${year}</b><span>${letter} - ${use}</span></div>`;
  const first = copy('Copy B', 'To Be Filed With Employee’s FEDERAL Tax Return');
  const html = pageOf(
    boxes,
    `<section class="sheet">${first}${first.replace(/Copy B - [^<]*/, 'Copy C - For EMPLOYEE’S RECORDS')}<div>OMB No. 1545-0008 &nbsp; Department of the Treasury - Internal Revenue Service</div></section>`,
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
        socialSecurityWages: dollars(social),
        socialSecurityTax: dollars(socialTax),
        medicareTax: dollars(careTax),
        stateWages: dollars(wages),
        stateTax: dollars(stateTax),
      },
      empty: ['socialSecurityTips', 'allocatedTips', 'localWages'],
    }),
  };
}

/** A payer's copy for one contractor: one amount, the box of withheld tax is empty. */
function contractorForm({ random }: Request): Sheet {
  const [payer, recipient, year] = [names.holder(random), names.person(random), random.between(2021, 2024)];
  const amount = random.cents(700, 64_000);
  const html = pageOf(
    boxes,
    `<section class="sheet"><div class="flex"><span>&#9744; CORRECTED (if checked)</span><span>Copy B For Recipient</span></div><div class="grid" style="grid-template-columns:repeat(6,1fr)">${box('PAYER&#39;S name, street address, city or town, state, ZIP code, and telephone no.', `${escape(payer)}<br>${names.address(random).join('<br>')}<br>555-0148`, 3)}${box('OMB No. 1545-0116', `Form <b>1099-NEC</b><br>(Rev. January ${year})<br>For calendar year ${year}`, 1)}${box('', '<b style="font-size:14px">Nonemployee<br>Compensation</b>', 2)}${box('PAYER&#39;S TIN', `${random.digits(2)}-${random.digits(7)}`, 1)}${box('RECIPIENT&#39;S TIN', `XXX-XX-${random.digits(4)}`, 2)}${box('1 Nonemployee compensation', `$ ${money.plain(amount)}`, 3)}${box('RECIPIENT&#39;S name', recipient, 3)}${box('2 Payer made direct sales totaling $5,000 or more of consumer products to recipient for resale', '&#9744;', 3)}${box('Street address (including apt. no.) and city', names.address(random).join('<br>'), 3)}${box('4 Federal income tax withheld', '$', 3)}${box('Account number (see instructions)', random.digits(5), 3)}${box('5 State tax withheld', '$', 1)}${box('6 State/Payer&#39;s state no.', '', 1)}${box('7 State income', '$', 1)}</div><div class="flex"><b>Form 1099-NEC</b><span>(keep for your records)</span><span>Department of the Treasury - Internal Revenue Service</span></div></section>`,
  );
  return {
    html,
    truth: truthOf({
      kind: 'form_1099_nec',
      category: 'tax_documents',
      issuer: payer,
      holder: recipient,
      taxYear: year,
      figures: { compensation: dollars(amount) },
      empty: ['taxWithheld', 'stateTaxWithheld', 'stateIncome'],
    }),
  };
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** A card processor's form: the year's gross amount above twelve boxes of the months. */
function paymentForm({ random, forgery }: Request): Sheet {
  const [holder, filer, year] = [
    names.holder(random),
    random.pick(['Copperline Merchant Services', 'Parlay Payments Inc', 'Northstar Card Processing']),
    random.between(2021, 2024),
  ];
  const months = MONTHS.map((name) => ({ name, cents: random.cents(1_500, 42_000) }));
  const gross = months.reduce((sum, { cents }) => sum + cents, 0);
  const victim = random.pick(months);
  const raised = victim.cents + random.between(2, 30) * 100_000;
  const printedGross = forgery === 'digit' ? otherDigit(gross, random) : gross;
  const forgeries: Record<'amount' | 'digit', Forged> = {
    amount: { field: victim.name, real: dollars(victim.cents), printed: dollars(raised) },
    digit: { field: 'grossPayments', real: dollars(gross), printed: dollars(printedGross) },
  };
  const count = random.between(300, 9_000);
  const amountOf = (month: (typeof months)[number]) =>
    money.plain(forgery === 'amount' && month === victim ? raised : month.cents);
  const html = pageOf(
    boxes,
    `<section class="sheet"><h2>${escape(filer)} &nbsp; ${year} tax document</h2><div class="grid" style="grid-template-columns:repeat(4,1fr)">${box('FILER&#39;S name, street address, city, state, ZIP code', `${escape(filer)}<br>PO Box 9599<br>KNOXVILLE TN 37940`, 2)}${box('FILER&#39;S TIN', `${random.digits(2)}-${random.digits(7)}`)}${box('OMB No. 1545-2205', `Form <b>1099-K</b> &nbsp; ${year}<br>Payment Card and Third Party Network Transactions`)}${box('PAYEE&#39;S name', escape(holder), 2)}${box('1a Gross amount of payment card/third party network transactions', `$ ${money.plain(printedGross)}`, 2)}${box('Street address, city, state, ZIP code', names.address(random).join('<br>'), 2)}${box('1b Card Not Present transactions', `$ ${money.plain(Math.round(gross * 0.31))}`)}${box('2 Merchant category code', '5812')}${box('PSE&#39;S name and telephone number', '', 2)}${box('3 Number of payment transactions', String(count))}${box('4 Federal income tax withheld', '$')}${months.map((month, at) => box(`5${'abcdefghijkl'[at] ?? ''} ${month.name}`, `$ ${amountOf(month)}`)).join('')}${box('6 State', '')}${box('7 State identification no.', '')}${box('8 State income tax withheld', '$', 2)}</div>Copy B For Payee</section>`,
  );
  return {
    html,
    truth: truthOf({
      kind: 'form_1099_k',
      category: 'tax_documents',
      issuer: filer,
      holder,
      taxYear: year,
      figures: { grossPayments: dollars(gross) },
      more: { cardNotPresent: dollars(Math.round(gross * 0.31)), transactions: count },
      empty: ['taxWithheld', 'stateTaxWithheld'],
      forged: forgery === null ? null : forgeries[forgery],
    }),
  };
}

/** The quarter's return as a payroll program fills it: the cents stand apart behind the printed point. */
function quarterForm({ random, forgery }: Request): Sheet {
  const [employer, year, quarter] = [names.holder(random), random.between(2022, 2025), random.between(1, 4)];
  const wages = random.cents(16_000, 240_000);
  const [withheld, social, care] = [0.105, 0.124, 0.029].map((rate) => Math.round(wages * rate)) as [
    number,
    number,
    number,
  ];
  const total = withheld + social + care;
  const raised = care + random.between(1, 9) * 100_000;
  const digits = otherDigit(social + care, random);
  const forgeries: Record<'amount' | 'digit', Forged> = {
    amount: { field: 'medicareTax', real: dollars(care), printed: dollars(raised) },
    digit: {
      field: 'socialSecurityAndMedicareTaxes',
      real: dollars(social + care),
      printed: dollars(digits),
    },
  };
  const value = (cents: number) => {
    const [whole = '', part = ''] = money.plain(cents).split('.');
    return cents === 0 ? '<i></i><u>.</u><s></s>' : `<i>${whole}</i><u>.</u><s>${part}</s>`;
  };
  const line = (number: string, label: string, cents: number) =>
    `<div class="line"><b>${number}</b><span>${label}</span><em>${number}</em><div class="v">${value(cents)}</div></div>`;
  const pair = (number: string, label: string, base: number, rate: string, tax: number) =>
    `<div class="line"><b>${number}</b><span>${label}</span><div class="v">${value(base)}</div><span class="rate">&times; ${rate} =</span><div class="v">${value(tax)}</div></div>`;
  const style =
    '.line{display:flex;align-items:center;height:27px}.line b{width:30px}.line span{flex:1}.line .rate{flex:none;width:70px;text-align:center}.line em{width:34px;text-align:right;padding-right:6px;font-style:normal;font-weight:bold}.v{display:flex;border:1px solid #000;width:150px;height:20px;padding:2px 6px}.v i{flex:1;text-align:right;font-style:normal}.v u{width:12px;text-align:center;text-decoration:none}.v s{width:20px;text-decoration:none}.band{background:#000;color:#fff;padding:3px 6px;font-weight:bold}';
  const marks = [
    'January, February, March',
    'April, May, June',
    'July, August, September',
    'October, November, December',
  ].map((months, at) => `${at + 1 === quarter ? '&#9746;' : '&#9744;'} ${at + 1}: ${months}`);
  const html = pageOf(
    style,
    `<section class="sheet"><div class="flex"><b style="font-size:15px">Form 941 for ${year}: &nbsp; Employer&#39;s QUARTERLY Federal Tax Return</b><span>OMB No. 1545-0029</span></div><div class="flex"><div>Employer identification number (EIN) &nbsp; ${random.digits(2)} - ${random.digits(7)}<br>Name (not your trade name) &nbsp; ${escape(employer)}<br>Address &nbsp; ${names.address(random).join(', ')}</div><div><b>Report for this Quarter of ${year}</b><br>${marks.join('<br>')}</div></div><br><div class="band">Part 1: Answer these questions for this quarter.</div><div class="line"><b>1</b><span>Number of employees who received wages, tips, or other compensation</span><em>1</em><div class="v"><i>${random.between(2, 48)}</i><u></u><s></s></div></div>${line('2', 'Wages, tips, and other compensation', wages)}${line('3', 'Federal income tax withheld from wages, tips, and other compensation', withheld)}<div class="line"><b>4</b><span>If no wages, tips, and other compensation are subject to social security or Medicare tax &nbsp; &#9744;</span></div>${pair('5a', 'Taxable social security wages', wages, '0.124', social)}${pair('5b', 'Taxable social security tips', 0, '0.124', 0)}${pair('5c', 'Taxable Medicare wages &amp; tips', wages, '0.029', forgery === 'amount' ? raised : care)}${line('5e', 'Total social security and Medicare taxes. Add Column 2 from lines 5a, 5b, 5c, and 5d', forgery === 'digit' ? digits : social + care)}${line('5f', 'Section 3121(q) Notice and Demand-Tax due on unreported tips', 0)}${line('6', 'Total taxes before adjustments. Add lines 3, 5e, and 5f', total)}${line('7', 'Current quarter&#39;s adjustment for fractions of cents', 0)}${line('10', 'Total taxes after adjustments. Combine lines 6 through 9', total)}${line('12', 'Total taxes after adjustments and nonrefundable credits', total)}${line('13', 'Total deposits for this quarter', total)}${line('14', 'Balance due. If line 12 is more than line 13, enter the difference', 0)}<br><div class="flex"><span>You MUST complete both pages of Form 941 and SIGN it.</span><span>Prepared by Paywell Payroll, ${date.slashed(`${year}-${String(quarter * 3).padStart(2, '0')}-28`)}</span></div></section>`,
  );
  return {
    html,
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
      empty: ['balanceDue', 'socialSecurityTips'],
      forged: forgery === null ? null : forgeries[forgery],
    }),
  };
}

export const payrollForms: readonly Layout[] = [
  { name: 'payroll-wage-form', forgeable: false, make: wageForm },
  { name: 'payroll-contractor-form', forgeable: false, make: contractorForm },
  { name: 'processor-payment-form', forgeable: true, make: paymentForm },
  { name: 'payroll-quarter-form', forgeable: true, make: quarterForm },
];
