import { names } from '../names.ts';
import { pageOf } from '../pages.ts';
import { dollars, type Layout, type Request, type Sheet, type Truth, truthOf } from '../paper.ts';
import { date, escape, money } from '../print.ts';
import type { Random } from '../random.ts';

const one = (style: string, body: string) => pageOf(style, `<section class="sheet">${body}</section>`);
const dayOf = (random: Random) =>
  `${random.between(2022, 2025)}-${random.pick(['01', '03', '05', '08', '10'])}-${random.pick(['04', '09', '17', '26'])}`;
const rows = (lines: readonly (readonly [string, string])[]) =>
  lines.map(([label, value]) => `<tr><td>${label}</td><td class="r">${value}</td></tr>`).join('');

const sheetOf = (html: string, truth: Pick<Truth, 'kind' | 'category'> & Partial<Truth>): Sheet => ({
  html,
  truth: truthOf(truth),
});

/** A pay slip: this period and the year to date side by side. */
function payslip({ random }: Request): Sheet {
  const [employer, employee, day] = [names.holder(random), names.person(random), dayOf(random)];
  const gross = random.cents(900, 5_200);
  const parts = [
    ['Federal Withholding', 0.11],
    ['Social Security', 0.062],
    ['Medicare', 0.0145],
    ['State Withholding', 0.04],
    ['401(k)', 0.05],
  ] as const;
  const taken = parts.map(([name, rate]) => ({ name, cents: Math.round(gross * rate) }));
  const net = gross - taken.reduce((sum, { cents }) => sum + cents, 0);
  const before = random.between(3, 20);
  const line = (name: string, cents: number) =>
    `<tr><td>${name}</td><td class="r">${money.plain(cents)}</td><td class="r">${money.plain(cents * before)}</td></tr>`;
  const html = one(
    'body{font-family:PaperModern}',
    `<div class="flex"><b>${escape(employer)}</b><span>Earnings Statement</span></div><br>Employee: ${employee}<br>SSN: XXX-XX-${random.digits(4)}<br>Pay Date: ${date.slashed(day)}<br><br><table><tr><th>Earnings</th><th class="r">Current</th><th class="r">Year to date</th></tr>${line('Regular Pay 80.00 hrs', gross)}${line('<b>Gross Pay</b>', gross)}<tr><th>Deductions</th></tr>${taken.map(({ name, cents }) => line(name, cents)).join('')}${line('<b>Net Pay</b>', net)}</table><br>Direct Deposit: Checking XXXXXX${random.digits(4)}`,
  );
  return sheetOf(html, {
    kind: 'paystub',
    category: 'financial_reports',
    issuer: employer,
    holder: employee,
    more: { grossPay: dollars(gross), netPay: dollars(net), grossPayYearToDate: dollars(gross * before) },
  });
}

/** A payroll program's summary of the quarter's return. */
function quarterlyReturn({ random }: Request): Sheet {
  const [employer, year, quarter] = [names.holder(random), random.between(2022, 2025), random.between(1, 4)];
  const wages = random.cents(20_000, 160_000);
  const [withheld, social, care] = [
    Math.round(wages * 0.1),
    Math.round(wages * 0.124),
    Math.round(wages * 0.029),
  ];
  const total = withheld + social + care;
  const html = one(
    '',
    `<h2>Form 941 Summary - Employer's QUARTERLY Federal Tax Return</h2><b>${escape(employer)}</b> &nbsp; EIN ${random.digits(2)}-${random.digits(7)}<br>Quarter ${quarter}, ${year}<br><br><table>${rows(
      [
        ['1 &nbsp; Number of employees who received wages', String(random.between(2, 40))],
        ['2 &nbsp; Wages, tips, and other compensation', money.plain(wages)],
        ['3 &nbsp; Federal income tax withheld', money.plain(withheld)],
        ['5a &nbsp; Taxable social security wages &nbsp; x 0.124', money.plain(social)],
        ['5c &nbsp; Taxable Medicare wages and tips &nbsp; x 0.029', money.plain(care)],
        ['10 &nbsp; Total taxes after adjustments', money.plain(total)],
        ['13 &nbsp; Total deposits for this quarter', money.plain(total)],
        ['14 &nbsp; Balance due', ''],
      ],
    )}</table>`,
  );
  return sheetOf(html, {
    kind: 'form_941',
    category: 'tax_documents',
    holder: employer,
    taxYear: year,
    more: { wages: dollars(wages), incomeTaxWithheld: dollars(withheld), totalTaxes: dollars(total) },
    empty: ['balanceDue'],
  });
}

/** A tax program's cover page: two years side by side. */
function taxSummary({ random }: Request): Sheet {
  const [holder, year] = [names.person(random), random.between(2021, 2024)];
  const income = random.between(30_000, 260_000);
  const adjustments = random.between(500, 9_000);
  const gross = income - adjustments;
  const tax = Math.round(gross * 0.14);
  const line = (label: string, value: number, last: number) =>
    `<tr><td>${label}</td><td class="r">${money.whole(last * 100)}</td><td class="r">${money.whole(value * 100)}</td></tr>`;
  const html = one(
    'body{font-family:monospace;font-size:10px}',
    `<h2>TWO-YEAR COMPARISON</h2>${holder}<br>Prepared by Quillfield Tax, not for filing<br><br><table><tr><th></th><th class="r">${year - 1}</th><th class="r">${year}</th></tr>${line('TOTAL INCOME', income, income - 4_120)}${line('ADJUSTMENTS TO INCOME', adjustments, adjustments + 310)}${line('ADJUSTED GROSS INCOME', gross, gross - 4_430)}${line('TOTAL TAX', tax, tax - 610)}</table>`,
  );
  return sheetOf(html, {
    kind: 'tax_return_summary',
    category: 'tax_documents',
    holder,
    taxYear: year,
    more: { totalIncome: income, adjustedGrossIncome: gross, totalTax: tax },
  });
}

function businessLicense({ random }: Request): Sheet {
  const [holder, day, number] = [names.holder(random), dayOf(random), `BL-${random.digits(6)}`];
  const html = one(
    'body{font-family:serif;text-align:center}.sheet{border:6px double #555}',
    `<br><h1>CITY OF ALDER FALLS</h1><h2>BUSINESS LICENSE</h2><br>License No. ${number}<br><br>This certifies that<br><h2>${escape(holder)}</h2>${names.address(random).join('<br>')}<br><br>is licensed to do business within the city.<br><br>Issued ${date.long(day)} &nbsp; Expires December 31, ${day.slice(0, 4)}<br>Fee Paid: $75.00`,
  );
  return sheetOf(html, {
    kind: 'business_license',
    category: 'tax_documents',
    issuer: 'City of Alder Falls',
    holder,
    more: { licenseNumber: number, expires: `${day.slice(0, 4)}-12-31` },
  });
}

function einLetter({ random }: Request): Sheet {
  const [holder, day, ein] = [names.holder(random), dayOf(random), `${random.digits(2)}-${random.digits(7)}`];
  const html = one(
    'body{font-family:monospace}',
    `<div class="flex"><div>DEPARTMENT OF THE TREASURY<br>INTERNAL REVENUE SERVICE<br>CINCINNATI OH 45999-0023</div><div>Date of this notice: ${date.slashed(day)}<br><br>Employer Identification Number:<br>${ein}<br><br>Form: SS-4<br><br>Number of this notice: CP 575 A</div></div><br><br>${escape(holder)}<br>${names.address(random).join('<br>')}<br><br><br>WE ASSIGNED YOU AN EMPLOYER IDENTIFICATION NUMBER<br><br>Thank you for applying for an Employer Identification Number (EIN). We assigned<br>you EIN ${ein}. This EIN will identify you, your business accounts, tax<br>returns, and documents, even if you have no employees.<br><br>Based on the information received from you, you must file the following form(s)<br>by the date(s) shown.<br><br>Form 941 &nbsp; 04/30/${day.slice(0, 4)}<br>Form 1120 &nbsp; 04/15/${day.slice(0, 4)}`,
  );
  return sheetOf(html, {
    kind: 'ein_letter',
    category: 'tax_documents',
    issuer: 'Internal Revenue Service',
    holder,
    more: { date: day },
  });
}

function insurance({ random }: Request): Sheet {
  const [holder, day] = [names.holder(random), dayOf(random)];
  const until = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  const html = one(
    'td,th{border:1px solid #444;white-space:normal}',
    `<div class="flex"><b>CERTIFICATE OF LIABILITY INSURANCE</b><span>DATE (MM/DD/YYYY)<br>${date.slashed(day)}</span></div><br>THIS CERTIFICATE IS ISSUED AS A MATTER OF INFORMATION ONLY AND CONFERS NO RIGHTS UPON THE CERTIFICATE HOLDER.<br><br><table><tr><td>PRODUCER<br>Wren &amp; Dale Agency</td><td>INSURER A: Stonebridge Mutual Casualty</td></tr><tr><td>INSURED<br>${escape(holder)}</td><td>INSURER B:</td></tr></table><br><table><tr><th>INSR LTR</th><th>TYPE OF INSURANCE</th><th>POLICY NUMBER</th><th>POLICY EFF</th><th>POLICY EXP</th><th>LIMITS</th></tr><tr><td>A</td><td>COMMERCIAL GENERAL LIABILITY</td><td>GL${random.digits(7)}</td><td>${date.slashed(day)}</td><td>${date.slashed(until)}</td><td>EACH OCCURRENCE $ 1,000,000<br>DAMAGE TO RENTED PREMISES $ 100,000<br>GENERAL AGGREGATE $ 2,000,000</td></tr><tr><td></td><td>AUTOMOBILE LIABILITY</td><td></td><td></td><td></td><td>COMBINED SINGLE LIMIT $</td></tr></table>`,
  );
  return sheetOf(html, {
    kind: 'insurance_certificate',
    category: 'financial_reports',
    issuer: 'Wren & Dale Agency',
    holder,
    more: { eachOccurrence: 1_000_000, generalAggregate: 2_000_000, expires: until },
    empty: ['combinedSingleLimit'],
  });
}

function voidedCheck({ random }: Request): Sheet {
  const [holder, bank, number] = [names.holder(random), names.bank(random), random.digits(4)];
  const html = one(
    '.check{border:1px solid #777;height:270px;padding:18px;position:relative}.void{position:absolute;left:220px;top:70px;font-size:90px;line-height:100px;color:#999;letter-spacing:20px}',
    `<div class="check"><div class="flex"><div>${escape(holder)}<br>${names.address(random).join('<br>')}</div><b>${number}</b></div><div class="r">DATE ______________</div><br>PAY TO THE ORDER OF ______________________________________ $ __________<br><br>_____________________________________________________ DOLLARS<br><br>${escape(bank)}<br>MEMO ________________<br><br><span style="font-family:monospace">&#9286;${number}&#9286; &nbsp; &#9288;084106768&#9288; &nbsp; ${random.digits(10)}&#9286;</span><div class="void">VOID</div></div>`,
  );
  return sheetOf(html, {
    kind: 'voided_check',
    category: 'bank_statements',
    issuer: bank,
    holder,
    empty: ['amount', 'payee', 'date'],
  });
}

function lease({ random }: Request): Sheet {
  const [holder, day, rent] = [names.holder(random), dayOf(random), random.between(9, 90) * 10_000];
  const html = one(
    'body{font-family:serif;font-size:12px}td{white-space:normal}',
    `<h2 style="text-align:center">COMMERCIAL LEASE AGREEMENT</h2>This Lease is made on ${date.long(day)} between Harrison Properties LLC ("Landlord") and ${escape(holder)} ("Tenant").<br><br>1. PREMISES. Landlord leases to Tenant the premises at ${names.address(random).join(', ')}.<br><br>2. TERM. The term is thirty-six (36) months and begins on ${date.long(day)}.<br><br>3. RENT. Tenant shall pay base rent of ${money.dollar(rent)} per month, due on the first day of each month.<br><br>4. SECURITY DEPOSIT. Tenant shall deposit ${money.dollar(rent * 2)}.<br><br>5. USE. Tenant shall use the premises for its business and for no other purpose.<br><br>LANDLORD: ______________________ &nbsp; TENANT: ______________________`,
  );
  return sheetOf(html, {
    kind: 'lease',
    category: 'financial_reports',
    issuer: 'Harrison Properties LLC',
    holder,
    more: { monthlyRent: dollars(rent), securityDeposit: dollars(rent * 2), termMonths: 36 },
    empty: ['landlordSignature', 'tenantSignature'],
  });
}

function bankLetter({ random }: Request): Sheet {
  const [holder, bank, day, balance] = [
    names.holder(random),
    names.bank(random),
    dayOf(random),
    random.cents(2_000, 80_000),
  ];
  const average = Math.round(balance * 0.87);
  const html = one(
    'body{font-family:serif;font-size:13px;line-height:20px}',
    `<h2>${escape(bank)}</h2><br>${date.long(day)}<br><br>To whom it may concern:<br><br>${escape(holder)} has been a customer of our bank since 2016. As of the date of this letter, the<br>business checking account ending in ${random.digits(4)} is open and in good standing.<br><br>Current balance: ${money.dollar(balance)}<br>Average balance over the last six months: ${money.dollar(average)}<br><br>Sincerely,<br><br>Branch Manager`,
  );
  return sheetOf(html, {
    kind: 'bank_letter',
    category: 'bank_statements',
    issuer: bank,
    holder,
    more: { currentBalance: dollars(balance), averageBalance: dollars(average) },
  });
}

export const letters: readonly Layout[] = [
  { name: 'payroll-payslip', forgeable: false, make: payslip },
  { name: 'payroll-quarterly-return', forgeable: false, make: quarterlyReturn },
  { name: 'tax-program-comparison', forgeable: false, make: taxSummary },
  { name: 'city-business-license', forgeable: false, make: businessLicense },
  { name: 'ein-letter', forgeable: false, make: einLetter },
  { name: 'insurance-certificate', forgeable: false, make: insurance },
  { name: 'voided-check', forgeable: false, make: voidedCheck },
  { name: 'commercial-lease', forgeable: false, make: lease },
  { name: 'bank-letter', forgeable: false, make: bankLetter },
];
