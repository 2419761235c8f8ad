import { dayOf, yearsLater } from '../days.ts';
import { firmOf, ownerOf } from '../firms.ts';
import { names } from '../names.ts';
import { pageOf, Pages } from '../pages.ts';
import { daysBefore } from '../parts.ts';
import { dollars, type Layout, type Request, type Sheet, truthOf } from '../paper.ts';
import { date, escape, money } from '../print.ts';

const cellsOf = (cells: readonly string[], tag: 'td' | 'th' = 'td') =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;

const duties = [
  [
    '4.1 Taxes, Insurance and Maintenance',
    'This is a triple net lease. Tenant shall pay, as Additional Rent, all real estate taxes, premiums of property insurance and costs of maintaining the parking area, loading docks and landscaping. Landlord estimates these charges at $2.15 per square foot for the first calendar year.',
  ],
  [
    '4.2 Late Payment',
    'Rent that is not received by the fifth day of the month bears a late charge of $150.00 plus interest at ten percent (10%) per annum.',
  ],
  [
    '5.1 Permitted Use',
    'Storage, light assembly and distribution. No hazardous materials may be stored without the written consent of Landlord.',
  ],
  [
    '5.2 Floor Load',
    'Tenant shall not exceed a floor load of 250 pounds per square foot and shall repair any damage that its forklifts cause.',
  ],
  [
    '6.1 Surrender',
    'On the last day of the Term Tenant shall deliver the Premises broom clean and shall remove its racking and other trade fixtures.',
  ],
] as const;

function warehouseLease({ random }: Request): Sheet {
  const [holder, day, years] = [firmOf(random), dayOf(random), random.pick([3, 5])];
  const landlord = random.pick(['Terminal Road Industrial LLC', 'Fargo Logistics Park, L.P.']);
  const [feet, first] = [random.between(30, 220) * 100, random.between(18, 150) * 10_000];
  const rents = Array.from({ length: years }, (_, at) => Math.round((first * 1.035 ** at) / 100) * 100);
  const steps = rents.map((rent, at) =>
    cellsOf([
      `Lease Year ${at + 1}`,
      `${date.slashed(yearsLater(day, at))} - ${date.slashed(daysBefore(yearsLater(day, at + 1), 1))}`,
      money.dollar(rent),
      money.dollar(rent * 12),
    ]),
  );
  const clause = ([title, text]: (typeof duties)[number]) => `<p><b>${title}.</b> ${text}</p>`;
  const foot = (page: number) =>
    `<div class="foot" style="text-align:center">Industrial Lease - ${page}</div>`;
  const html = pageOf(
    'body{font:13px/19px serif}.sheet{padding:70px 90px}p{margin-bottom:12px;text-align:justify}h1{font-size:15px;line-height:24px;text-align:center}h2{font-size:13px;line-height:24px}.steps{margin:6px 0 14px}.steps td,.steps th{border:1px solid #000;height:24px;line-height:23px;text-align:center}',
    `<section class="sheet"><h1>INDUSTRIAL REAL ESTATE LEASE<br>(SINGLE-TENANT WAREHOUSE)</h1><br><h2>ARTICLE ONE: PARTIES AND PREMISES</h2><p><b>1.1 Date.</b> ${date.dayFirst(day)}.</p><p><b>1.2 Landlord.</b> ${escape(landlord)}, 1200 Terminal Road, Fargo, ND 58102.</p><p><b>1.3 Tenant.</b> ${escape(holder)}, ${names.address(random).join(', ')}.</p><p><b>1.4 Premises.</b> The warehouse at 1310 Terminal Road with approximately ${feet.toLocaleString('en-US')} square feet, two dock doors and the yard behind it.</p><h2>ARTICLE TWO: TERM</h2><p><b>2.1 Term.</b> The Term is ${years === 3 ? 'three (3)' : 'five (5)'} years, from ${date.long(day)} through ${date.long(daysBefore(yearsLater(day, years), 1))}.</p><h2>ARTICLE THREE: RENT AND DEPOSIT</h2><p><b>3.1 Base Rent.</b> Tenant shall pay Base Rent in advance on the first day of each month:</p><table class="steps">${cellsOf(['', 'Period', 'Monthly Base Rent', 'Annual Base Rent'], 'th')}${steps.join('')}</table><p><b>3.2 Security Deposit.</b> Tenant has deposited ${money.dollar(first * 2)} with Landlord, to be returned without interest.</p>${foot(1)}</section><section class="sheet"><h2>ARTICLES FOUR TO SIX: DUTIES OF THE TENANT</h2>${duties.map(clause).join('')}<br><p>Executed by the parties on the date of Section 1.1.</p><br><p>Landlord: ${escape(landlord)}<br><br>By ______________________________ &nbsp; Its ____________________</p><br><p>Tenant: ${escape(holder)}<br><br>By ______________________________ &nbsp; Its ____________________</p>${foot(2)}</section>`,
  );
  return {
    html,
    truth: truthOf({
      kind: 'lease',
      category: 'financial_reports',
      issuer: landlord,
      holder,
      more: { monthlyRent: dollars(first), securityDeposit: dollars(first * 2), termMonths: years * 12 },
      empty: ['landlordSignature', 'tenantSignature'],
    }),
  };
}

function townLicense({ random }: Request): Sheet {
  const [holder, person, issued] = [firmOf(random), ownerOf(random), dayOf(random)];
  const expires = `${Number(issued.slice(0, 4)) + 1}-06-30`;
  const [number, fee] = [`${issued.slice(2, 4)}-${random.digits(4)}`, random.between(3, 24) * 1_000];
  const address = names.address(random);
  const html = pageOf(
    'body{font-size:12px;line-height:18px}.cut{border-top:1px dashed #000;margin:26px 0;text-align:center;font-size:9px}.card{border:2px solid #24527a;padding:22px 30px;height:300px}.card h1{font:700 20px/30px serif;text-align:center;color:#24527a}.grid{display:grid;grid-template-columns:150px 1fr 110px 140px;gap:6px 10px;margin-top:18px}.grid span{font-size:9.5px;color:#555}.bars{font:18px/24px monospace;letter-spacing:-2px}',
    `<section class="sheet"><div class="flex"><div><b>TOWN OF BIRCH HOLLOW</b><br>Office of the Town Clerk<br>9 Common Street</div><div class="r">${date.short(issued)}<br>Account ${random.digits(6)}</div></div><br><br>${escape(holder)}<br>Attn: ${escape(person)}<br>${address.join('<br>')}<br><br><br>Dear Business Owner:<br><br>Thank you for your payment of ${money.dollar(fee)}. Your license for the coming year is below. Detach it and post it where customers can see it. We mail the form of renewal in May; a renewal after July 15 carries a penalty of $25.00.<br><br>Town Clerk<div class="cut">DETACH HERE</div><div class="card"><h1>Town of Birch Hollow</h1><div style="text-align:center"><b>GENERAL BUSINESS LICENSE</b></div><div class="grid"><span>LICENSE NUMBER</span><b>${number}</b><span>FEE PAID</span><b>${money.dollar(fee)}</b><span>LICENSEE</span><b>${escape(holder)}</b><span>NAICS</span><b>${random.digits(6)}</b><span>LOCATION</span><b>${address[0] ?? ''}</b><span>ZONE</span><b>C-2</b><span>OWNER OR OFFICER</span><b>${escape(person)}</b><span>EMPLOYEES</span><b>${random.between(1, 24)}</b><span>ISSUED</span><b>${date.named(issued).toUpperCase()}</b><span>EXPIRES</span><b>${date.named(expires).toUpperCase()}</b></div><br><br><div class="flex"><span class="bars">*${number.replace('-', '')}*</span><span>_________________________<br>Town Clerk</span></div></div></section>`,
  );
  return {
    html,
    truth: truthOf({
      kind: 'business_license',
      category: 'tax_documents',
      issuer: 'Town of Birch Hollow',
      holder,
      more: { licenseNumber: number, expires, feePaid: dollars(fee) },
    }),
  };
}

function shortCertificate({ random }: Request): Sheet {
  const [holder, from] = [firmOf(random), dayOf(random)];
  const to = yearsLater(from, 1);
  const insurer = random.pick([
    'Keel Indemnity Company',
    'Stonebridge Mutual Casualty',
    'Prairie Farm & Trade Insurance',
  ]);
  const [each, aggregate] = [random.pick([500_000, 1_000_000]), random.pick([2_000_000, 3_000_000])];
  const whole = (amount: number) => `$${amount.toLocaleString('en-US')}`;
  const number = `${random.pick(['CGL', 'BP', 'GL'])} ${random.digits(3)} ${random.digits(4)}`;
  const html = pageOf(
    'body{font:13px/20px serif}.sheet{padding:64px 84px}h1{font-size:20px;line-height:30px}table{margin:14px 0}td,th{border-bottom:1px solid #999;height:26px;line-height:25px}td+td,th+th{text-align:right}.seal{border:2px solid #333;border-radius:50%;width:110px;height:110px;text-align:center;padding-top:38px;font-size:10px;line-height:14px}',
    `<section class="sheet"><div class="flex"><h1>${escape(insurer)}</h1><span class="r">Certificate no. ${random.digits(6)}<br>Issued ${date.long(from)}</span></div><br><b>CERTIFICATE OF INSURANCE</b><br><br>To: Harrison Properties LLC, 88 Market Street, TOLEDO, OH 43604<br><br>This is to certify that the policy described below has been issued to <b>${escape(holder)}</b>, ${names.address(random).join(', ')} (the &quot;Insured&quot;), and is in force on the date of this certificate. Policy <b>${number}</b> begins on ${date.long(from)} and expires on ${date.long(to)} at 12:01 a.m. standard time at the address of the Insured.<table>${cellsOf(['Commercial general liability', 'Limit'], 'th')}${cellsOf(['Each occurrence', whole(each)])}${cellsOf(['General aggregate', whole(aggregate)])}${cellsOf(['Products and completed operations aggregate', whole(aggregate)])}${cellsOf(['Damage to rented premises', whole(100_000)])}${cellsOf(['Medical expense, any one person', whole(5_000)])}${cellsOf(['Deductible per claim', whole(random.pick([500, 1_000, 2_500]))])}</table>The holder of this certificate is an additional insured for the lease of the premises. The insurer gives thirty (30) days of notice before it cancels the policy, and ten (10) days for a premium that is not paid. This certificate does not change the policy.<br><br><br><div class="flex"><div>_______________________________<br>Authorized Representative</div><div class="seal">${escape(insurer.split(' ')[0] ?? '')}<br>CORPORATE SEAL</div></div></section>`,
  );
  return {
    html,
    truth: truthOf({
      kind: 'insurance_certificate',
      category: 'financial_reports',
      issuer: insurer,
      holder,
      more: {
        expires: to,
        eachOccurrence: each,
        generalAggregate: aggregate,
        damageToRentedPremises: 100_000,
      },
    }),
  };
}

const grades = ['Excellent', 'Good', 'Fair', 'Needs work'];

function phoneApp({ random }: Request): Sheet {
  const [holder, day, score] = [ownerOf(random), dayOf(random), random.between(534, 829)];
  const bureau = random.pick(['TransUnion', 'Equifax', 'Experian']);
  const accounts = Array.from({ length: random.between(4, 9) }, () => {
    const limit = random.between(6, 240) * 10_000;
    return {
      name: random.chance(0.6) ? names.bank(random) : names.union(random),
      type: random.pick(['Credit card', 'Auto loan', 'Mortgage', 'Student loan']),
      balance: Math.round((limit * random.between(0, 93)) / 10_000) * 100,
      limit,
    };
  });
  const balance = accounts.reduce((sum, account) => sum + account.balance, 0);
  const limit = accounts.reduce((sum, account) => sum + account.limit, 0);
  const change = random.between(-24, 31);
  const pages = new Pages({
    capacity: 50,
    style:
      '.sheet{padding:40px 150px}body{font-family:PaperModern;font-size:12px}.hero{background:#12355b;color:#fff;border-radius:14px;padding:18px;text-align:center}.hero b{display:block;font-size:52px;line-height:60px}.tile{display:grid;grid-template-columns:1fr 1fr;gap:10px;margin:14px 0}.tile div{border:1px solid #ccd;border-radius:10px;padding:8px 12px}.tile b{display:block;font-size:15px;line-height:22px}td{height:24px;line-height:24px;border-bottom:1px solid #e4e7ee}.c2{text-align:right}.ad{background:#eef7ee;border-radius:10px;padding:10px 14px;margin-top:14px}',
    header: () => `<div class="flex"><b>My credit</b><span>${date.short(day)}</span></div><br>`,
    footer: (page) => `Scores are for education. A lender may use another score. &nbsp; ${page}/{pages}`,
  });
  const tile = (label: string, value: string, grade = random.pick(grades)) =>
    `<div>${label}<b>${value}</b>${grade}</div>`;
  pages.block(
    `<div class="hero">Hi ${escape(holder)}, your credit score is<b>${score}</b>${change < 0 ? `${-change} points down` : `${change} points up`} since last month<br>VantageScore 3.0 from ${bureau} &nbsp; 300 - 850</div>`,
    9,
  );
  pages.block(
    `<div class="tile">${tile('On-time payments', `${random.between(88, 100)}%`)}${tile('Credit usage', `${Math.round((balance / limit) * 100)}%`)}${tile('Age of credit', `${random.between(2, 18)} yrs, ${random.between(1, 11)} mos`)}${tile('Hard inquiries', String(random.between(0, 7)))}${tile('Total accounts', String(accounts.length))}${tile('Derogatory marks', '0', 'Excellent')}</div>`,
    15,
  );
  pages.table({
    title: `Accounts (${accounts.length})`,
    lines: [
      ...accounts.map(({ name, type, balance: owed }) => ({
        cells: [escape(name), type, `$${money.whole(owed)}`],
        height: 1.7,
      })),
      { cells: ['Total balance', '', `$${money.whole(balance)}`], className: 'total', height: 1.7 },
    ],
  });
  pages.block(
    '<div class="ad">You could save $42 a month. See offers for a card with 0% intro APR.</div>',
    4,
  );
  return {
    html: pages.html(),
    truth: truthOf({
      kind: 'personal_credit_report',
      category: 'financial_reports',
      issuer: bureau,
      holder,
      figures: { creditScore: score },
      more: { bureau, reportDate: day, totalBalance: dollars(balance), openAccounts: accounts.length },
    }),
  };
}

export const papersWithTerms: readonly Layout[] = [
  { name: 'warehouse-lease-steps', forgeable: false, make: warehouseLease },
  { name: 'town-business-license', forgeable: false, make: townLicense },
  { name: 'insurance-short-certificate', forgeable: false, make: shortCertificate },
  { name: 'credit-report-phone-app', forgeable: false, make: phoneApp },
];
