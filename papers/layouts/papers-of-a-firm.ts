import { dayOf, yearsLater } from '../days.ts';
import { names } from '../names.ts';
import { pageOf } from '../pages.ts';
import { type Layout, type Request, type Sheet, truthOf } from '../paper.ts';
import { date, escape } from '../print.ts';

const page = (style: string, body: string) => pageOf(style, `<section class="sheet">${body}</section>`);

/** A county's certificate with a table of facts: the expiry beside the issue date, a fee for each class of trade. */
function countyLicense({ random }: Request): Sheet {
  const [holder, person, issued] = [names.holder(random), names.person(random), dayOf(random)];
  const expires = yearsLater(issued, 1);
  const number = `${issued.slice(0, 4)}-${random.digits(5)}`;
  const row = (label: string, value: string, other = '', more = '') =>
    `<tr><th>${label}</th><td>${value}</td><th>${other}</th><td>${more}</td></tr>`;
  const html = page(
    'body{font-family:PaperModern}.facts td,.facts th{border:1px solid #446;height:30px;line-height:28px}.facts th{background:#e8ecf4;width:120px}h1{font-size:22px;line-height:34px;text-align:center}',
    `<h1>ALDER COUNTY</h1><div style="text-align:center">Office of the Tax Collector &nbsp; 120 Courthouse Square<br><b>LOCAL BUSINESS TAX RECEIPT AND OCCUPATIONAL LICENSE</b></div><br><table class="facts">${row('Receipt no.', number, 'Account', random.digits(7))}${row('Business', escape(holder), 'Owner', person)}${row('Location', names.address(random)[0] ?? '', 'Class', '5812 Retail')}${row('Date issued', date.slashed(issued), 'Expiration date', date.slashed(expires))}${row('Tax', '$45.00', 'Penalty', '$0.00')}${row('Transfer fee', '', 'Total paid', '$45.00')}</table><br>THIS LICENSE MUST BE POSTED IN A CONSPICUOUS PLACE.<br>It is not transferable and does not permit the holder to violate any existing law of the state, county or city.`,
  );
  return {
    html,
    truth: truthOf({
      kind: 'business_license',
      category: 'tax_documents',
      issuer: 'Alder County',
      holder,
      more: { licenseNumber: number, expires, feePaid: 45 },
      empty: ['transferFee'],
    }),
  };
}

/** The answer to a request for a number that was lost: a short letter with a window address. */
function verificationLetter({ random }: Request): Sheet {
  const [holder, person, day] = [names.holder(random), names.person(random), dayOf(random)];
  const ein = `${random.digits(2)}-${random.digits(7)}`;
  const html = page(
    'body{font-family:serif;font-size:13px;line-height:19px}.facts{width:300px}.facts td{height:17px}',
    `<div class="flex"><div><b>Department of the Treasury</b><br><b>Internal Revenue Service</b><br>Ogden UT 84201-0038</div><table class="facts"><tr><td>In reply refer to:</td><td class="r">${random.digits(10)}</td></tr><tr><td>${date.short(day)}</td><td class="r">LTR 147C 0</td></tr><tr><td>${ein}</td><td class="r">000000 00</td></tr></table></div><br><br>${escape(holder)}<br>% ${person}<br>${names.address(random).join('<br>')}<br><br><br>Employer identification number: ${ein}<br><br>Dear Taxpayer:<br><br>Thank you for your telephone inquiry of ${date.long(day)}.<br><br>Your employer identification number (EIN) is ${ein}. Please keep this letter in your permanent<br>records. Enter your name and EIN on all federal business tax returns and on related correspondence.<br><br>If you have any questions regarding this letter, please call our Customer Service Department<br>at 1-800-829-0115 between the hours of 7:00 AM and 7:00 PM.<br><br>Sincerely yours,<br><br><br>Operations Manager, Accounts Management`,
  );
  return {
    html,
    truth: truthOf({
      kind: 'ein_letter',
      category: 'tax_documents',
      issuer: 'Internal Revenue Service',
      holder,
      more: { letterDate: day, ein },
    }),
  };
}

/** The whole certificate: five kinds of cover, two in force, each limit on a line of its own. */
function wholeCertificate({ random }: Request): Sheet {
  const [holder, from] = [names.holder(random), dayOf(random)];
  const to = yearsLater(from, 1);
  const agency = random.pick(['Wren & Dale Agency', 'Calloway Insurance Brokers', 'Prairie Mutual Agency']);
  const [each, aggregate, damage] = [
    random.pick([500_000, 1_000_000, 2_000_000]),
    random.pick([2_000_000, 4_000_000]),
    random.pick([100_000, 300_000]),
  ];
  const whole = (amount: number) => amount.toLocaleString('en-US');
  const limits = (list: readonly (readonly [string, string])[]) =>
    `<table class="limits">${list.map(([label, value]) => `<tr><td>${label}</td><td>$ ${value}</td></tr>`).join('')}</table>`;
  const cover = (
    letter: string,
    type: string,
    number: string,
    list: readonly (readonly [string, string])[],
  ) =>
    `<tr><td>${letter}</td><td>${type}</td><td></td><td>${number}</td><td>${number === '' ? '' : date.slashed(from)}</td><td>${number === '' ? '' : date.slashed(to)}</td><td style="padding:0">${limits(list)}</td></tr>`;
  const html = page(
    'body{font-size:9px;line-height:12px}table{font-size:9px}.main td,.main th,.box{border:1px solid #000;white-space:normal}td,th{height:13px}.limits td{border:0;border-bottom:1px solid #999}.limits td+td{text-align:right;width:90px}.two{display:grid;grid-template-columns:1fr 1fr}.box{padding:3px 5px;min-height:60px}',
    `<div class="flex"><b style="font-size:15px">CERTIFICATE OF LIABILITY INSURANCE</b><div class="box" style="min-height:0">DATE (MM/DD/YYYY)<br>${date.slashed(from)}</div></div><p>THIS CERTIFICATE IS ISSUED AS A MATTER OF INFORMATION ONLY AND CONFERS NO RIGHTS UPON THE CERTIFICATE HOLDER. THIS CERTIFICATE DOES NOT AFFIRMATIVELY OR NEGATIVELY AMEND, EXTEND OR ALTER THE COVERAGE AFFORDED BY THE POLICIES BELOW.</p><div class="two"><div class="box">PRODUCER<br>${escape(agency)}<br>77 Harbor Street<br>PORTLAND ME 04101</div><div class="box">CONTACT NAME: Service Desk<br>PHONE: 207-555-0151<br>INSURER A: Stonebridge Mutual Casualty &nbsp; NAIC # 24112<br>INSURER B: Keel Indemnity Company &nbsp; NAIC # 31895<br>INSURER C:</div><div class="box">INSURED<br>${escape(holder)}<br>${names.address(random).join('<br>')}</div><div class="box">COVERAGES &nbsp; CERTIFICATE NUMBER: ${random.digits(8)}<br>REVISION NUMBER:</div></div><table class="main"><tr><th>INSR<br>LTR</th><th>TYPE OF INSURANCE</th><th>SUBR<br>WVD</th><th>POLICY NUMBER</th><th>POLICY EFF<br>(MM/DD/YYYY)</th><th>POLICY EXP<br>(MM/DD/YYYY)</th><th>LIMITS</th></tr>${cover(
      'A',
      '&#9746; COMMERCIAL GENERAL LIABILITY<br>&#9744; CLAIMS-MADE &#9746; OCCUR',
      `BOP-${random.digits(7)}`,
      [
        ['EACH OCCURRENCE', whole(each)],
        ['DAMAGE TO RENTED PREMISES (Ea occurrence)', whole(damage)],
        ['MED EXP (Any one person)', '5,000'],
        ['PERSONAL &amp; ADV INJURY', whole(each)],
        ['GENERAL AGGREGATE', whole(aggregate)],
        ['PRODUCTS - COMP/OP AGG', whole(aggregate)],
      ],
    )}${cover('', 'AUTOMOBILE LIABILITY<br>&#9744; ANY AUTO', '', [
      ['COMBINED SINGLE LIMIT (Ea accident)', ''],
      ['BODILY INJURY (Per person)', ''],
    ])}${cover('', '&#9744; UMBRELLA LIAB', '', [
      ['EACH OCCURRENCE', ''],
      ['AGGREGATE', ''],
    ])}${cover('B', 'WORKERS COMPENSATION AND EMPLOYERS&#39; LIABILITY', `WC-${random.digits(7)}`, [
      ['E.L. EACH ACCIDENT', '500,000'],
      ['E.L. DISEASE - EA EMPLOYEE', '500,000'],
      ['E.L. DISEASE - POLICY LIMIT', '500,000'],
    ])}</table><div class="box">DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES<br>Proof of coverage</div><div class="two"><div class="box">CERTIFICATE HOLDER<br>Harrison Properties LLC</div><div class="box">CANCELLATION<br>SHOULD ANY OF THE ABOVE DESCRIBED POLICIES BE CANCELLED BEFORE THE EXPIRATION DATE THEREOF, NOTICE WILL BE DELIVERED.<br>AUTHORIZED REPRESENTATIVE</div></div>`,
  );
  return {
    html,
    truth: truthOf({
      kind: 'insurance_certificate',
      category: 'financial_reports',
      issuer: agency,
      holder,
      more: {
        expires: to,
        eachOccurrence: each,
        generalAggregate: aggregate,
        damageToRentedPremises: damage,
      },
      empty: ['combinedSingleLimit', 'umbrellaEachOccurrence'],
    }),
  };
}

/** A bank's form for direct deposit with a check below that is struck through by VOID in a diagonal. */
function depositForm({ random }: Request): Sheet {
  const [holder, bank, number, account] = [
    names.holder(random),
    names.bank(random),
    random.digits(4),
    random.digits(9),
  ];
  const html = page(
    '.check{border:1px solid #555;background:#f3f8f1;height:250px;padding:16px;position:relative;font-family:serif}.void{position:absolute;left:150px;top:80px;font-size:84px;line-height:84px;color:#b33;transform:rotate(-18deg);letter-spacing:26px}.facts{width:70%}.facts td{border-bottom:1px solid #ccc;height:22px;line-height:22px}',
    `<div style="font:700 18px PaperWide">${escape(bank)}</div><h2>Direct Deposit and Automatic Payment Information</h2><table class="facts"><tr><td>Account holder</td><td>${escape(holder)}</td></tr><tr><td>Routing number (ABA)</td><td>084106768</td></tr><tr><td>Account number</td><td>${account}</td></tr><tr><td>Account type</td><td>Business Checking</td></tr><tr><td>Amount of deposit</td><td>&#9744; All &nbsp; &#9744; $ __________</td></tr></table><br>Give this form with the voided check to your employer or payer.<br><br><div class="check"><div class="flex"><div><b>${escape(holder)}</b><br>${names.address(random).join('<br>')}</div><div class="r">${number}<br>68-410/841<br>Date ____________</div></div><br>Pay to the<br>Order of ________________________________________________ $ [ &nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; ]<br><br>______________________________________________________ Dollars<br><br>${escape(bank)} &nbsp; For ________________ &nbsp; ________________________<br><br><span style="font-family:monospace">&#9288;084106768&#9288; ${account}&#9286; ${number}</span><div class="void">VOID</div></div>`,
  );
  return {
    html,
    truth: truthOf({
      kind: 'voided_check',
      category: 'bank_statements',
      issuer: bank,
      holder,
      empty: ['amount', 'payee', 'date'],
    }),
  };
}

export const papersOfAFirm: readonly Layout[] = [
  { name: 'county-tax-receipt', forgeable: false, make: countyLicense },
  { name: 'ein-verification-letter', forgeable: false, make: verificationLetter },
  { name: 'insurance-whole-certificate', forgeable: false, make: wholeCertificate },
  { name: 'voided-check-deposit-form', forgeable: false, make: depositForm },
];
