import { dayOf, two, yearsLater } from '../days.ts';
import { firmOf, ownerOf } from '../firms.ts';
import { names } from '../names.ts';
import { pageOf, Pages } from '../pages.ts';
import { dollars, type Layout, type Request, type Sheet, truthOf } from '../paper.ts';
import { date, escape, money } from '../print.ts';
import type { Random } from '../random.ts';

const types = ['Revolving Account', 'Installment Account', 'Mortgage Account', 'Line of Credit Account'];

function tradesOf(random: Random) {
  return Array.from({ length: random.between(4, 9) }, () => {
    const high = random.between(8, 900) * 10_000;
    return {
      lender: (random.chance(0.6) ? names.bank(random) : names.union(random)).toUpperCase(),
      number: `${random.digits(6)}****`,
      type: random.pick(types),
      opened: `${two(random.between(1, 12))}/${two(random.between(1, 28))}/${random.between(2009, 2021)}`,
      high,
      balance: Math.round((high * random.between(0, 92)) / 10_000) * 100,
      late: random.chance(0.22),
    };
  });
}

const history = (late: boolean, random: Random) => {
  const worst = late ? random.between(2, 14) : -1;
  return Array.from({ length: 24 }, (_, at) => (at === worst ? '30' : 'OK')).join(' ');
};

function disclosure({ random }: Request): Sheet {
  const [holder, day, score] = [ownerOf(random), dayOf(random), random.between(482, 838)];
  const trades = tradesOf(random);
  const late = trades.filter((trade) => trade.late);
  const balance = trades.reduce((sum, trade) => sum + trade.balance, 0);
  const pages = new Pages({
    capacity: 54,
    style:
      'body{font-size:10px}h3{background:#0a6fb5;color:#fff;padding:0 8px;line-height:22px;margin:4px 0}.who{border:1px solid #0a6fb5;padding:8px 12px}.trade td{height:15px}.trade .c0,.trade .c2{color:#555;width:110px}.trade .c1{width:230px}.log td{font:9px/15px monospace}.big{font-size:30px;line-height:38px}',
    header: (page) =>
      `<div class="flex"><b style="font-size:20px;line-height:26px;color:#0a6fb5">TransUnion</b><span class="r">${escape(holder)} &nbsp; File Number: ${trades[0]?.number.slice(0, 6) ?? ''}02<br>Page ${page} of {pages}</span></div><br>`,
    footer: () => 'To dispute online go to the address on your cover letter. &nbsp; P 000117 - 003',
  });
  pages.block(
    `<div class="who flex"><div>Personal Credit Report for<br><b>${escape(holder)}</b><br>${names.address(random).join(', ')}<br>Year of birth: ${random.between(1955, 1996)}</div><div class="r">Date Issued: ${date.slashed(day)}<br>You have been on our files since 0${random.between(1, 9)}/${random.between(1986, 2008)}<br>Phone: 555-0${random.digits(3)}</div></div><br><div>VantageScore&reg; 3.0 credit score as of ${date.slashed(day)}</div><b class="big">${score}</b><div>Created by TransUnion. The range is 300 to 850. ${random.between(12, 88)}% of U.S. consumers score lower.</div><br>`,
    14,
  );
  const accounts = (title: string, list: typeof trades) => {
    if (list.length === 0) return;
    pages.block(`<h3>${title}</h3>`, 2);
    for (const { lender, number, type, opened, high, balance: owed, late: isLate } of list)
      pages.block(
        `<b>${escape(lender)} #${number}</b><table class="trade"><tr><td class="c0">Date Opened:</td><td class="c1">${opened}</td><td class="c2">Balance:</td><td>$${money.whole(owed)}</td></tr><tr><td class="c0">Account Type:</td><td class="c1">${type}</td><td class="c2">High Balance:</td><td>$${money.whole(high)}</td></tr><tr><td class="c0">Responsibility:</td><td class="c1">Individual Account</td><td class="c2">Pay Status:</td><td>${isLate ? 'Current; was 30 days past due date' : 'Current; Paid or Paying as Agreed'}</td></tr></table><table class="log"><tr><td>Rating ${history(isLate, random)}</td></tr></table><br>`,
        6,
      );
  };
  accounts('Adverse Accounts', late);
  accounts(
    'Satisfactory Accounts',
    trades.filter((trade) => !trade.late),
  );
  pages.block(
    `<h3>Summary</h3><table class="trade"><tr><td>Open accounts</td><td>${trades.length}</td></tr><tr><td>Accounts with a late payment</td><td>${late.length}</td></tr><tr><td>Total balance</td><td>$${money.whole(balance)}</td></tr><tr><td>Public records</td><td>None reported</td></tr></table>`,
    7,
  );
  return {
    html: pages.html(),
    truth: truthOf({
      kind: 'personal_credit_report',
      category: 'financial_reports',
      issuer: 'TransUnion',
      holder,
      figures: { creditScore: score },
      more: {
        bureau: 'TransUnion',
        reportDate: day,
        totalBalance: dollars(balance),
        openAccounts: trades.length,
        lateAccounts: late.length,
      },
    }),
  };
}

const classes = [
  'C-10 Electrical',
  'B General Building',
  'C-27 Landscaping',
  'C-20 Warm-Air Heating',
] as const;

function boardLicense({ random }: Request): Sheet {
  const [holder, person, issued] = [firmOf(random), ownerOf(random), dayOf(random)];
  const expires = yearsLater(issued, 2);
  const number = random.digits(7);
  const card = `<div class="card"><div class="flex"><b>STATE OF CASCADIA</b><span>License No. <b>${number}</b></span></div><b>${escape(holder)}</b><br>${random.pick(classes)}<br>Valid through ${date.slashed(expires)}<br><br>Signature ____________________</div>`;
  const html = pageOf(
    'body{font-family:serif;text-align:center;font-size:13px;line-height:21px}.frame{border:3px double #7a6a3a;height:600px;padding:36px 60px}h1{letter-spacing:3px;font-size:21px;line-height:36px}.facts{width:80%;margin:18px auto}.facts td{height:28px;line-height:26px;border-bottom:1px dotted #888}.facts td+td{text-align:right}.card{border:1px dashed #555;width:340px;text-align:left;padding:10px 14px;font:10px/15px PaperSans;margin-top:40px}',
    `<section class="sheet"><div class="frame"><div>STATE OF CASCADIA</div><h1>CONTRACTORS LICENSING BOARD</h1><i>Pursuant to Chapter 9 of Division 3 of the Business and Professions Code, the Registrar does hereby issue this license to:</i><br><br><b style="font-size:22px;line-height:34px">${escape(holder)}</b><br>to engage in the business or act in the capacity of a contractor<br><table class="facts"><tr><td style="text-align:left">License Number</td><td>${number}</td></tr><tr><td style="text-align:left">Qualifying Individual</td><td>${escape(person)}</td></tr><tr><td style="text-align:left">Entity</td><td>Corporation or LLC</td></tr><tr><td style="text-align:left">Issue Date</td><td>${date.long(issued)}</td></tr><tr><td style="text-align:left">Expiration Date</td><td>${date.long(expires)}</td></tr></table>This license is the property of the Registrar, is not transferable, and shall be returned upon demand when suspended, revoked, or invalidated for any reason. It becomes void if not renewed.<br><br><div class="flex"><span>____________________<br>Board Chair</span><span>____________________<br>Registrar</span></div></div>${card}</section>`,
  );
  return {
    html,
    truth: truthOf({
      kind: 'business_license',
      category: 'tax_documents',
      holder,
      issuer: 'Contractors Licensing Board',
      more: { licenseNumber: number, expires },
    }),
  };
}

const landlords = [
  'Orrin Street Holdings, LLC',
  'Blackthorn Realty Partners LP',
  'Mesa Verde Plaza Associates',
];
const clauses = [
  [
    'USE',
    'Tenant shall use and occupy the Premises for its business and for no other purpose without the prior written consent of Landlord, which consent shall not be unreasonably withheld. Tenant shall comply with all laws, ordinances and regulations.',
  ],
  [
    'OPERATING EXPENSES',
    'In addition to Base Rent, Tenant shall pay its Proportionate Share of real estate taxes, insurance and common area maintenance. Landlord shall deliver a statement within one hundred twenty (120) days after the end of each calendar year.',
  ],
  [
    'LATE CHARGES',
    'If any installment is not received within five (5) days after its due date, Tenant shall pay a late charge equal to five percent (5%) of the overdue amount.',
  ],
  [
    'REPAIRS',
    'Landlord shall maintain the roof, foundation and exterior walls. Tenant shall keep the interior, plumbing and store front in good order and repair at its own expense.',
  ],
  [
    'INSURANCE',
    'Tenant shall carry commercial general liability insurance with a limit of not less than $1,000,000 per occurrence and shall name Landlord as an additional insured.',
  ],
  [
    'DEFAULT',
    'If Tenant fails to pay any sum when due and the failure continues for ten (10) days after notice, Landlord may terminate this Lease and re-enter the Premises.',
  ],
] as const;

function shopLease({ random }: Request): Sheet {
  const [holder, landlord, day] = [firmOf(random), random.pick(landlords), dayOf(random)];
  const years = random.pick([3, 5, 7]);
  const rent = random.between(14, 96) * 10_000 + 5_000;
  const deposit = rent * random.pick([1, 2]);
  const [step, feet] = [Math.round((rent * 1.03) / 100) * 100, random.between(9, 60) * 100];
  const fact = (label: string, value: string) => `<tr><td>${label}</td><td>${value}</td></tr>`;
  const foot = (page: number) =>
    `<div class="foot flex"><span>Landlord Initials ______ &nbsp; Tenant Initials ______</span><span>Page ${page} of 2</span></div>`;
  const [first, second] = [clauses.slice(0, 2), clauses.slice(2)].map((part, at) =>
    part
      .map(([title, text], place) => `<p>${at * 2 + place + 2}. <b><u>${title}.</u></b> ${text}</p>`)
      .join(''),
  );
  const html = pageOf(
    'body{font-family:serif;font-size:12.5px;line-height:20px}.sheet{padding:64px 84px}p{margin-bottom:14px;text-align:justify}h2{text-align:center;letter-spacing:2px}.facts td{white-space:normal;border:1px solid #666;padding:5px 8px;height:24px}.facts td:first-child{width:200px;font-weight:bold}',
    `<section class="sheet"><h2>RETAIL LEASE</h2><p>THIS LEASE is entered into as of ${date.long(day)} by and between <b>${escape(landlord)}</b> (&quot;Landlord&quot;) and <b>${escape(holder)}</b> (&quot;Tenant&quot;).</p><p>1. <b><u>BASIC LEASE PROVISIONS.</u></b></p><table class="facts">${fact('Premises', `${names.address(random).join(', ')}, containing about ${feet.toLocaleString('en-US')} rentable square feet`)}${fact('Term', `${years * 12} months`)}${fact('Commencement Date', date.long(day))}${fact('Base Rent', `${money.dollar(rent)} per month for months 1-12<br>${money.dollar(step)} per month for months 13-${years * 12}`)}${fact('Security Deposit', money.dollar(deposit))}${fact('Proportionate Share', `${random.between(4, 38)}.${random.digits(2)}%`)}${fact('Permitted Use', 'Retail sales and related services')}</table><br>${first ?? ''}${foot(1)}</section><section class="sheet">${second ?? ''}<p>IN WITNESS WHEREOF, the parties have executed this Lease as of the date first written above.</p><br><div class="flex"><div>LANDLORD:<br>${escape(landlord)}<br><br>By: _________________________<br>Name: ______________________<br>Date: _______________________</div><div>TENANT:<br>${escape(holder)}<br><br>By: _________________________<br>Name: ______________________<br>Date: _______________________</div></div>${foot(2)}</section>`,
  );
  return {
    html,
    truth: truthOf({
      kind: 'lease',
      category: 'financial_reports',
      issuer: landlord,
      holder,
      more: { monthlyRent: dollars(rent), securityDeposit: dollars(deposit), termMonths: years * 12 },
      empty: ['landlordSignature', 'tenantSignature'],
    }),
  };
}

export const papersOfAnOwner: readonly Layout[] = [
  { name: 'credit-report-consumer-disclosure', forgeable: false, make: disclosure },
  { name: 'contractors-board-license', forgeable: false, make: boardLicense },
  { name: 'retail-lease-with-provisions', forgeable: false, make: shopLease },
];
