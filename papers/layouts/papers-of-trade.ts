import { dayOf } from '../days.ts';
import { firmOf, kitchenOf, ownerOf } from '../firms.ts';
import { names } from '../names.ts';
import { pageOf } from '../pages.ts';
import { daysBefore } from '../parts.ts';
import { dollars, type Layout, type Request, type Sheet, truthOf } from '../paper.ts';
import { date, escape, money } from '../print.ts';
import type { Random } from '../random.ts';

const one = (style: string, ...parts: readonly string[]) =>
  pageOf(style, `<section class="sheet">${parts.join('')}</section>`);
const table = (rows: readonly (readonly string[])[], tag: 'td' | 'th' = 'td') =>
  rows.map((cells) => `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`).join('');
const later = (day: string, days: number) => daysBefore(day, -days);

function suppliersInvoice({ random }: Request): Sheet {
  const [holder, day, number] = [firmOf(random), dayOf(random), random.digits(6)];
  const goods = [
    'Flour, bread, 50 lb',
    'Sugar, cane, 25 lb',
    'Butter, unsalted, case',
    'Paper bags, kraft',
    'Yeast, dry, 2 lb',
    'Delivery',
  ];
  const items = goods.slice(0, random.between(3, 6)).map((name) => {
    const [count, price] = [random.between(1, 24), random.cents(4, 90)];
    return { name, count, price, cents: count * price };
  });
  const net = items.reduce((sum, { cents }) => sum + cents, 0);
  const tax = Math.round(net * 0.065);
  const html = one(
    'body{font-family:PaperModern;font-size:11px}h1{font-size:30px;line-height:40px;color:#c2571a}td,th{height:24px;line-height:24px}th{border-bottom:2px solid #c2571a}td{border-bottom:1px solid #eee}td+td,th+th{text-align:right}.due td{font-weight:bold;font-size:13px}',
    `<div class="flex"><h1>INVOICE</h1><div class="r"><b>Sunrise Produce &amp; Dry Goods</b><br>1200 Terminal Road<br>FARGO, ND 58102</div></div><br><div class="flex"><div>BILL TO<br><b>${escape(holder)}</b><br>${names.address(random).join('<br>')}</div><div class="r">Invoice # ${number}<br>Invoice date ${date.short(day)}<br>Due ${date.short(later(day, 30))}<br>Terms Net 30</div></div><br>`,
    `<table>${table([['Description', 'Qty', 'Unit price', 'Amount']], 'th')}${table(items.map(({ name, count, price, cents }) => [name, String(count), money.plain(price), money.plain(cents)]))}${table(
      [
        ['', '', 'Subtotal', money.plain(net)],
        ['', '', 'Sales tax 6.5%', money.plain(tax)],
      ],
    )}<tr class="due"><td></td><td></td><td>Balance due</td><td>${money.dollar(net + tax)}</td></tr></table><br>Please make checks payable to Sunrise Produce &amp; Dry Goods. Thank you for your business!`,
  );
  return {
    html,
    truth: truthOf({
      kind: 'invoice',
      category: 'financial_reports',
      issuer: 'Sunrise Produce & Dry Goods',
      holder,
      more: { invoiceNumber: number, balanceDue: dollars(net + tax) },
    }),
  };
}

function powerBill({ random }: Request): Sheet {
  const [holder, day, used] = [firmOf(random), dayOf(random), random.between(900, 14_000)];
  const [previous, energy] = [random.cents(120, 1_900), used * 11];
  const [delivery, base] = [used * 4, 2_850];
  const charges = energy + delivery + base;
  const html = one(
    'body{font-size:11px}.top{background:#00568c;color:#fff;padding:14px 18px;font-size:20px;line-height:28px}td{height:21px;border-bottom:1px dotted #888}td+td{text-align:right}.stub{border-top:1px dashed #000;margin-top:60px;padding-top:12px}.bars{display:flex;gap:8px;align-items:flex-end;height:90px}.bars i{width:24px;background:#7fb2d3}',
    `<div class="top">Metro Power &amp; Light</div><br><div class="flex"><div>Service for<br><b>${escape(holder)}</b><br>${names.address(random).join('<br>')}</div><div class="r">Account number ${random.digits(10)}<br>Statement date ${date.long(day)}<br>Meter ${random.digits(7)}</div></div><br>`,
    `<b>Account summary</b><table>${table([
      ['Previous balance', money.dollar(previous)],
      ['Payment received - thank you', money.dollar(-previous)],
      ['Balance forward', '$0.00'],
      [`Energy charge ${money.whole(used * 100)} kWh x $0.11`, money.dollar(energy)],
      [`Delivery charge ${money.whole(used * 100)} kWh x $0.04`, money.dollar(delivery)],
      ['Basic service', money.dollar(base)],
      ['<b>Total current charges</b>', `<b>${money.dollar(charges)}</b>`],
    ])}</table><br>Your usage over the last months<div class="bars">${Array.from({ length: 12 }, () => `<i style="height:${random.between(20, 90)}px"></i>`).join('')}</div>`,
    `<div class="stub flex"><span>Return this part with your payment</span><span>Due ${date.short(later(day, 21))} &nbsp; <b>Amount due ${money.dollar(charges)}</b></span></div>`,
  );
  return {
    html,
    truth: truthOf({
      kind: 'utility_bill',
      category: 'financial_reports',
      issuer: 'Metro Power & Light',
      holder,
      more: { amountDue: dollars(charges), previousBalance: dollars(previous) },
    }),
  };
}

function fundingOffer({ random }: Request): Sheet {
  const [holder, person, day] = [firmOf(random), ownerOf(random), dayOf(random)];
  const amount = random.between(20, 250) * 100_000;
  const payback = Math.round(amount * 1.28);
  const html = one(
    'body{font-family:PaperModern;font-size:12px;line-height:19px}td{height:26px;line-height:26px;border-bottom:1px solid #ddd}td+td{text-align:right;font-weight:bold}h1{font-size:22px;line-height:34px;color:#0b6b57}',
    `<h1>Tillbridge Capital</h1>${date.long(day)}<br><br>Dear ${person},<br><br>Congratulations! ${escape(holder)} has been pre-approved for a working capital advance.<br>This offer is valid for 10 days and is subject to a final review of your bank statements.<br><br>`,
    `<table>${table([
      ['Advance amount', money.dollar(amount)],
      ['Factor rate', '1.28'],
      ['Total payback', money.dollar(payback)],
      ['Estimated term', '11 months'],
      ['Daily payment (Mon-Fri)', money.dollar(Math.round(payback / 231))],
      ['Origination fee (2%)', money.dollar(Math.round(amount * 0.02))],
    ])}</table><br>To accept, sign below and return this letter with a voided check and your last three bank statements.<br><br>Accepted by ______________________ &nbsp; Date __________`,
  );
  return {
    html,
    truth: truthOf({
      kind: 'loan_offer',
      category: 'financial_reports',
      issuer: 'Tillbridge Capital',
      holder,
      more: { advance: dollars(amount), payback: dollars(payback) },
      empty: ['signature'],
    }),
  };
}

const dishes: readonly (readonly [string, readonly string[]])[] = [
  ['Starters', ['Smoked trout toast', 'Roasted beets, goat cheese', 'Soup of the day', 'Fried pickles']],
  [
    'Mains',
    ['Braised short rib', 'Walleye, brown butter', 'Mushroom pot pie', 'House burger', 'Half roast chicken'],
  ],
  ['Sides', ['Hand-cut fries', 'Skillet cornbread', 'Charred broccoli']],
  ['Desserts', ['Maple custard', 'Flourless chocolate cake']],
];

function dinnerMenu({ random }: Request): Sheet {
  const holder = kitchenOf(random);
  const part = ([title, list]: (typeof dishes)[number]) =>
    `<h2>${title}</h2>${list.map((dish) => `<div>${dish} &nbsp; ${random.between(6, 38)}</div>`).join('')}`;
  const html = one(
    'body{font:15px/26px serif;text-align:center;background:#fdf8ee}h1{font-size:34px;line-height:56px}h2{letter-spacing:4px;text-transform:uppercase;margin-top:14px}',
    `<h1>${escape(holder.replace(/,? (LLC|Inc\.)$/, ''))}</h1><i>Dinner, Tuesday to Sunday from 5 pm</i>${dishes.map(part).join('')}<br><small>A gratuity of 20% is added for parties of six or more.</small>`,
  );
  return { html, truth: truthOf({ kind: 'menu', category: 'financial_reports' }) };
}

function payrollRegister({ random }: Request): Sheet {
  const [holder, day] = [firmOf(random), dayOf(random)];
  const staff = [...new Set(Array.from({ length: 8 }, () => ownerOf(random)))].map((name) => {
    const gross = random.cents(700, 3_600);
    const taxes = [0.1, 0.062, 0.0145, 0.035].map((rate) => Math.round(gross * rate));
    return { name, amounts: [gross, ...taxes, gross - taxes.reduce((sum, cents) => sum + cents, 0)] };
  });
  const totals = [0, 1, 2, 3, 4, 5].map((at) =>
    staff.reduce((sum, { amounts }) => sum + (amounts[at] ?? 0), 0),
  );
  const html = one(
    '@page{size:11in 8.5in}.sheet{width:1056px;height:816px}body{font:10px/14px monospace}td,th{height:26px}td+td,th+th{text-align:right}th{border-top:1px solid #000;border-bottom:1px solid #000}tr:last-child td{border-top:1px solid #000;font-weight:bold}',
    `<div class="flex"><b>PAYROLL REGISTER</b><span>Run 0${random.between(1, 9)} &nbsp; Page 1</span></div>${escape(holder)}<br>Period ${date.slashed(daysBefore(day, 18))} - ${date.slashed(daysBefore(day, 5))} &nbsp; Check date ${date.slashed(day)}<br><br>`,
    `<table>${table([['Employee', 'Gross', 'FIT', 'SS', 'MED', 'SIT', 'Net pay']], 'th')}${table(staff.map(({ name, amounts }) => [name, ...amounts.map(money.plain)]))}${table([['COMPANY TOTALS', ...totals.map(money.plain)]])}</table>`,
  );
  return {
    html,
    truth: truthOf({
      kind: 'payroll_register',
      category: 'financial_reports',
      holder,
      more: { grossPay: dollars(totals[0] ?? 0), netPay: dollars(totals[5] ?? 0) },
    }),
  };
}

const payers = [
  'Cobblestone Gig Works, Inc.',
  'Harrow & Finch Interiors LLC',
  'Northgate Courier Partners LLC',
];

function contractorLetter({ random }: Request): Sheet {
  const [payer, person, year, paid] = [
    random.pick(payers),
    ownerOf(random),
    random.between(2021, 2024),
    random.cents(700, 94_000),
  ];
  const html = one(
    'body{font-size:11px;line-height:16px}.box{border:1px solid #000;padding:5px 8px;min-height:54px}.two{display:grid;grid-template-columns:1fr 1fr}h1{font-size:16px;line-height:24px}',
    `<div class="flex"><h1>Form 1099-NEC &nbsp; Nonemployee Compensation</h1><div class="r">OMB No. 1545-0116<br>Calendar year <b>${year}</b><br>Copy B For Recipient</div></div><br>[ ] CORRECTED (if checked)<div class="two">`,
    `<div class="box">PAYER&#39;S name, street address, city, state, ZIP code<br><b>${escape(payer)}</b><br>${names.address(random).join('<br>')}</div><div class="box"><b>1</b> Nonemployee compensation<br><br><b style="font-size:14px">$ ${money.plain(paid)}</b></div>`,
    `<div class="box">PAYER&#39;S TIN<br>${random.digits(2)}-${random.digits(7)}</div><div class="box"><b>2</b> Payer made direct sales totaling $5,000 or more of consumer products [ ]</div>`,
    `<div class="box">RECIPIENT&#39;S TIN<br>XXX-XX-${random.digits(4)}</div><div class="box"><b>4</b> Federal income tax withheld<br>$</div>`,
    `<div class="box">RECIPIENT&#39;S name<br><b>${person}</b><br>${names.address(random).join('<br>')}</div><div class="box"><b>5</b> State tax withheld &nbsp; $<br><b>6</b> State/Payer&#39;s state no.<br><b>7</b> State income &nbsp; $</div></div>`,
    '<br>This is important tax information and is being furnished to the IRS.',
  );
  return {
    html,
    truth: truthOf({
      kind: 'form_1099_nec',
      category: 'tax_documents',
      issuer: payer,
      holder: person,
      taxYear: year,
      figures: { compensation: dollars(paid) },
      empty: ['taxWithheld', 'stateTaxWithheld', 'stateIncome'],
    }),
  };
}

function leaseFacts({ random }: Request): Sheet {
  const [holder, day, rent] = [firmOf(random), dayOf(random), random.between(12, 140) * 10_000];
  const landlord = random.pick(['Quarry Street Holdings LLC', 'Depot Square Partners, L.P.']);
  const row = (label: string, text: string) => `<tr><td><b>${label}</b></td><td>${text}</td></tr>`;
  const html = one(
    'body{font:13px/19px serif}td{white-space:normal;border:1px solid #000;padding:6px 8px}td:first-child{width:190px}h1{font-size:16px;line-height:26px;text-align:center}',
    '<h1>OFFICE LEASE</h1><h1>BASIC LEASE INFORMATION</h1><br>',
    `<table>${row('Lease Date', date.long(day))}${row('Landlord', landlord)}${row('Tenant', escape(holder))}${row('Premises', names.address(random).join(', '))}${row('Rentable Area', `Approximately ${money.whole(random.between(8, 60) * 10_000)} square feet`)}${row('Lease Term', 'Sixty (60) months')}${row('Base Rent', `${money.dollar(rent)} per month, increasing three percent (3%) on each anniversary`)}${row('Security Deposit', money.dollar(rent))}${row('Permitted Use', 'General office and uses incidental to it')}${row('Brokers', 'Redfern Realty Advisors')}</table>`,
    '<br>The Basic Lease Information is part of the Lease. In a conflict between it and the Lease, the Lease governs. Landlord leases the Premises to Tenant, and Tenant accepts them in their &ldquo;as is&rdquo; condition.<br><br>Initials: Landlord ______ &nbsp; Tenant ______ <div style="position:absolute;bottom:30px;left:400px">- 1 -</div>',
  );
  return {
    html,
    truth: truthOf({
      kind: 'lease',
      category: 'financial_reports',
      issuer: landlord,
      holder,
      more: { monthlyRent: dollars(rent), securityDeposit: dollars(rent), termMonths: 60 },
      empty: ['landlordSignature', 'tenantSignature'],
    }),
  };
}

const checkText = (random: Random) =>
  `&#9288;091000488&#9288; ${random.digits(10)}&#9286; ${random.digits(4)}`;

function ledgerCheck({ random }: Request): Sheet {
  const [holder, bank, number] = [firmOf(random), names.bank(random), random.digits(5)];
  const html = one(
    'body{font-family:serif;font-size:12px}.check{height:300px;border-bottom:1px dashed #777;padding:10px 0;position:relative}.void{position:absolute;top:120px;left:240px;font-size:40px;line-height:44px;letter-spacing:8px}.stub{height:270px;border-bottom:1px dashed #777;padding-top:12px;font-size:10px}',
    `<div class="check"><div class="flex"><div><b>${escape(holder)}</b><br>${names.address(random).join('<br>')}</div><div>${escape(bank)}<br>DULUTH, MN</div><div><b>${number}</b><br><br>DATE</div></div><br>PAY<br><br>TO THE<br>ORDER OF<br><div class="void">**VOID**</div><br><br><div class="r">_______________________________<br>AUTHORIZED SIGNATURE</div><div style="font:14px/20px monospace">${checkText(random)}</div></div>`,
    `<div class="stub"><div class="flex"><span>${escape(holder)}</span><span>${number}</span></div></div><div class="stub"><div class="flex"><span>${escape(holder)}</span><span>${number}</span></div></div>`,
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

export const papersOfTrade: readonly Layout[] = [
  { name: 'supplier-invoice', forgeable: false, make: suppliersInvoice },
  { name: 'power-company-bill', forgeable: false, make: powerBill },
  { name: 'advance-offer-letter', forgeable: false, make: fundingOffer },
  { name: 'restaurant-dinner-menu', forgeable: false, make: dinnerMenu },
  { name: 'payroll-register-of-a-run', forgeable: false, make: payrollRegister },
  { name: 'payer-contractor-form-boxes', forgeable: false, make: contractorLetter },
  { name: 'office-lease-basic-information', forgeable: false, make: leaseFacts },
  { name: 'voided-check-with-stubs', forgeable: false, make: ledgerCheck },
];
