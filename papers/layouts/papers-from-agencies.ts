import { dayOf, two, yearsLater } from '../days.ts';
import { firmOf, ownerOf } from '../firms.ts';
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

/** A merged report for a lender of mortgages: a score of each of three bureaus side by side. */
function threeBureaus({ random }: Request): Sheet {
  const [holder, day] = [ownerOf(random), dayOf(random)];
  const scores = [0, 1, 2].map(() => random.between(560, 815));
  const bureaus = ['Equifax', 'Experian', 'TransUnion'];
  const trades = Array.from({ length: random.between(5, 9) }, () => {
    const limit = random.between(10, 400) * 10_000;
    return { limit, balance: Math.round((limit * random.next()) / 100) * 100, lender: names.bank(random) };
  });
  const total = trades.reduce((sum, { balance }) => sum + balance, 0);
  const html = one(
    'body{font-size:10px}table{margin-bottom:12px}td,th{border:1px solid #667;height:20px;line-height:18px}th{background:#e3e7ee}.scores td{font-size:18px;height:34px;line-height:32px;text-align:center}h1{font-size:17px;line-height:26px}',
    `<div class="flex"><h1>MERGED CREDIT REPORT</h1><div class="r">Quillfield Credit Services<br>Report ID ${random.digits(8)}</div></div>`,
    `<table>${table([
      ['Applicant', escape(holder), 'SSN', `XXX-XX-${random.digits(4)}`],
      ['Current address', names.address(random).join(', '), 'Date completed', date.slashed(day)],
    ])}</table>`,
    `<b>SCORE INFORMATION</b><table class="scores">${table([bureaus], 'th')}${table([scores.map(String)])}</table>`,
    `<b>TRADELINES</b><table>${table([['ECOA', 'Creditor', 'Opened', 'High credit', 'Balance', 'Past due', '30/60/90', 'Source']], 'th')}${table(
      trades.map(({ lender, limit, balance }) => [
        'B',
        escape(lender.toUpperCase()),
        `${two(random.between(1, 12))}/${random.between(12, 22)}`,
        `$${money.whole(limit)}`,
        `$${money.whole(balance)}`,
        '$0',
        '0/0/0',
        random.pick(['XP/TU/EF', 'TU/EF', 'XP']),
      ]),
    )}${table([['', 'TOTALS', '', '', `$${money.whole(total)}`, '$0', '', '']])}</table>`,
    '<b>PUBLIC RECORDS</b><br>No public records were returned by the three repositories.<br><br><b>INQUIRIES (last 120 days)</b><br>None',
  );
  return {
    html,
    truth: truthOf({
      kind: 'personal_credit_report',
      category: 'financial_reports',
      holder,
      more: {
        reportDate: day,
        totalBalance: dollars(total),
        openAccounts: trades.length,
        ...Object.fromEntries(bureaus.map((bureau, at) => [`score${bureau}`, scores[at] ?? 0])),
      },
    }),
  };
}

/** A business profile with an index of risk from 1 to 100 and payments by days. */
function businessProfile({ random }: Request): Sheet {
  const [holder, day, score] = [firmOf(random), dayOf(random), random.between(4, 97)];
  const owed = random.between(3, 800) * 10_000;
  const risk = score > 75 ? 'Low' : score > 50 ? 'Low - Medium' : score > 25 ? 'Medium' : 'High';
  const html = one(
    'body{font-family:PaperModern;font-size:11px;line-height:17px}.card{border:1px solid #c9b8d8;padding:14px 18px;margin-bottom:14px}.card b{color:#5c2d82}.big{font-size:40px;line-height:52px}td{height:22px;border-bottom:1px solid #eee}td+td{text-align:right}',
    `<div class="flex"><b style="font-size:22px;line-height:30px">Experian</b><span>Business Profile Report<br>${date.long(day)}</span></div><br>`,
    `<div class="card"><b>Business identification</b><br>${escape(holder)}<br>${names.address(random).join('<br>')}<br>Experian BIN: ${random.digits(9)}<br>Years in file: ${random.between(2, 24)}</div>`,
    `<div class="card"><b>Intelliscore Plus</b><div class="flex"><span class="big">${score}</span><span class="r">Risk class: ${risk}<br>Score range: 1 &ndash; 100<br>Percentile and peer data not displayed</span></div></div>`,
    `<div class="card"><b>Payment performance</b><table>${table([
      ['Current days beyond terms (DBT)', String(random.between(0, 24))],
      ['Trade lines reported', String(random.between(3, 31))],
      ['Total account balance', `$${money.whole(owed)}`],
      ['Bankruptcies', '0'],
      ['Liens', '0'],
      ['Judgments filed', '0'],
      ['UCC filings', String(random.between(0, 4))],
    ])}</table></div>`,
    'The information herein is furnished in confidence for your exclusive use.',
  );
  return {
    html,
    truth: truthOf({
      kind: 'business_credit_report',
      category: 'financial_reports',
      issuer: 'Experian',
      holder,
      figures: { businessScore: score },
      more: { bureau: 'Experian', reportDate: day, totalOwed: dollars(owed) },
    }),
  };
}

/** The card of a state with a picture and short field codes before each fact. */
function statePicture({ random }: Request): Sheet {
  const [holder, issued] = [ownerOf(random).toUpperCase(), dayOf(random)];
  const expires = yearsLater(issued, 4);
  const [last = '', ...first] = holder.split(' ').toReversed();
  const html = one(
    'body{font-family:PaperModern}.card{width:520px;height:330px;border:1px solid #888;border-radius:16px;background:#e9f1f7;padding:16px 20px;margin:60px auto}.top{font-size:19px;line-height:28px;color:#123a66;font-weight:bold}.in{display:grid;grid-template-columns:150px 1fr;gap:18px}.picture{background:#b9c6d1;height:190px;border-radius:6px}small{color:#8a1c1c;font-size:9px}',
    `<div class="card"><div class="top flex"><span>MINNESOTA</span><span>DRIVER LICENSE</span></div><br><div class="in"><div class="picture"></div><div><small>4d DL</small> <b>${random.pick(['K', 'R', 'W'])}${random.digits(12)}</b><br><small>4b EXP</small> <b>${date.slashed(expires)}</b><br><small>1</small> ${last}<br><small>2</small> ${first.toReversed().join(' ')}<br><small>8</small> ${names.address(random).join('<br>')}<br><small>3 DOB</small> ${date.slashed(yearsLater(issued, -random.between(24, 58)))}<br><small>4a ISS</small> ${date.slashed(issued)}<br><small>9 CLASS</small> D &nbsp; <small>12 REST</small> NONE &nbsp; <small>9a END</small> NONE<br><small>15 SEX</small> F &nbsp; <small>16 HGT</small> 5&#39;-0${random.between(2, 9)}&quot; &nbsp; <small>18 EYES</small> BRO</div></div></div>`,
  );
  return {
    html,
    truth: truthOf({
      kind: 'drivers_license',
      category: 'financial_reports',
      holder,
      more: { expires, issued },
    }),
  };
}

/** A permit of a health department whose only date beside the issue date is the last day of validity. */
function kitchenPermit({ random }: Request): Sheet {
  const [holder, issued] = [firmOf(random), dayOf(random)];
  const expires = daysBefore(yearsLater(issued, 1), 1);
  const number = `FSL-${random.digits(6)}`;
  const html = one(
    'body{font:14px/22px serif;text-align:center}.sheet{padding:60px 80px}.frame{border:3px solid #2f5d3a;outline:1px solid #2f5d3a;outline-offset:5px;padding:40px}h1{font-size:24px;line-height:36px;color:#2f5d3a}.valid{display:flex;justify-content:space-around;margin:26px 0;font-weight:bold}',
    `<div class="frame">STATE DEPARTMENT OF COMMERCE AND CONSUMER AFFAIRS<br><h1>Retail Food Establishment License</h1><br>Issued under Title 28 to<br><br><b style="font-size:19px;line-height:30px">${escape(holder)}</b><br>${names.address(random).join('<br>')}<br><div class="valid"><span>License<br>${number}</span><span>Effective<br>${date.short(issued)}</span><span>Valid through<br>${date.short(expires)}</span></div>Risk category 2 &nbsp; Seats ${random.between(10, 120)}<br><br>NOT TRANSFERABLE &mdash; POST IN PUBLIC VIEW<br><br><br>____________________<br>Commissioner</div>`,
  );
  return {
    html,
    truth: truthOf({
      kind: 'business_license',
      category: 'tax_documents',
      holder,
      more: { licenseNumber: number, expires },
    }),
  };
}

const streetTax = (random: Random) => random.pick([0.0625, 0.07, 0.0725]);

/** A return of sales tax filed on a state's portal. */
function salesTax({ random }: Request): Sheet {
  const [holder, year, month] = [firmOf(random), random.between(2023, 2025), random.between(1, 12)];
  const [sales, rate] = [random.cents(12_000, 180_000), streetTax(random)];
  const exempt = Math.round(sales * 0.12);
  const tax = Math.round((sales - exempt) * rate);
  const discount = Math.round(tax * 0.01);
  const html = one(
    'body{font-family:PaperWide;font-size:11px}h1{font-size:18px;line-height:28px}td{height:26px;line-height:25px;border-bottom:1px solid #ccc}td+td{text-align:right}.ok{background:#e2f3e4;padding:8px 12px;margin:14px 0}',
    `<h1>State Department of Revenue</h1><b>Sales and Use Tax Return (Form ST-3)</b><div class="ok">Your return was submitted. Confirmation ${random.digits(10)}</div>Account: ${escape(holder)}<br>Filing period: ${two(month)}/${year}<br><br>`,
    `<table>${table([
      ['1. Gross sales', money.dollar(sales)],
      ['2. Exempt sales and deductions', money.dollar(exempt)],
      ['3. Net taxable sales', money.dollar(sales - exempt)],
      [`4. Tax at ${(rate * 100).toFixed(2)}%`, money.dollar(tax)],
      ['5. Use tax', '$0.00'],
      ['6. Discount for timely filing', money.dollar(discount)],
      ['7. Total amount due', money.dollar(tax - discount)],
    ])}</table><br>Payment method: ACH debit`,
  );
  return {
    html,
    truth: truthOf({
      kind: 'sales_tax_return',
      category: 'tax_documents',
      holder,
      more: { grossSales: dollars(sales), taxDue: dollars(tax - discount) },
    }),
  };
}

export const papersFromAgencies: readonly Layout[] = [
  { name: 'credit-report-merged-bureaus', forgeable: false, make: threeBureaus },
  { name: 'credit-report-business-profile', forgeable: false, make: businessProfile },
  { name: 'state-driver-license-card', forgeable: false, make: statePicture },
  { name: 'state-food-license', forgeable: false, make: kitchenPermit },
  { name: 'state-sales-tax-return', forgeable: false, make: salesTax },
];
