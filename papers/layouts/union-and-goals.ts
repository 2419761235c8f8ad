import { checksInOrder, linesOf, textsAs, tradeTexts, withType } from '../descriptors.ts';
import { firmOf } from '../firms.ts';
import { type Entry, type Ledger, ledgerOf, moneyIn, moneyOut } from '../ledger.ts';
import { names } from '../names.ts';
import { type Line, Pages } from '../pages.ts';
import { fact, textOf } from '../parts.ts';
import { dollars, type Layout, type Request } from '../paper.ts';
import { date, escape, money } from '../print.ts';
import { addressOf, entryLine, statementSheet } from '../statement.ts';
import { quarter, totalsOf } from '../totals.ts';

const membership = (ledger: Ledger, share: number): Line[] => [
  { cells: [date.bareDashed(ledger.from), 'Balance Forward', '', money.plain(share)] },
  { cells: [date.bareDashed(ledger.to), 'Dividend 0.05%', '0.01', money.plain(share + 1)] },
];

function statementOfAccounts({ random, forgery }: Request) {
  const drawn = ledgerOf(random, forgery, {
    flows: { check: [2, 6], card: [6, 16], atm: [0, 2], electronic: [3, 8], fee: [0, 1] },
  });
  const ledger = textsAs(drawn, tradeTexts, random);
  const [issuer, share] = [names.union(random), random.cents(26, 900)];
  const { into, out } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 54,
    style:
      'body{font-size:10px}.book .c2,.book .c3{text-align:right;width:100px}.book .c0{width:46px}.book td{line-height:15px}.bar{background:#0a5c6b;color:#fff;padding:2px 8px;margin-top:8px;font-weight:bold}.year{border:1px solid #0a5c6b;margin-top:14px;padding:6px 16px;display:grid;grid-template-columns:1fr 1fr;gap:0 60px}th{border-bottom:1px solid #0a5c6b}',
    header: (page) =>
      `<div class="flex"><div><b style="font:800 17px/24px PaperWide;color:#0a5c6b">${issuer}</b><br>Federally insured by NCUA</div><table style="width:250px;border:1px solid #0a5c6b"><tr><td>Member Number</td><td class="r">${ledger.account.slice(0, 7)}</td></tr><tr><td>Statement Period</td><td class="r">${date.bareDashed(ledger.from)} to ${date.bareDashed(ledger.to)}-${ledger.to.slice(0, 4)}</td></tr><tr><td>Page</td><td class="r">${page} of {pages}</td></tr></table></div><br>`,
  });
  pages.block(`<div style="padding:6px 0 14px">${addressOf(ledger)}</div>`, 5);
  const head = ['Post', 'Transaction Description', 'Amount', 'New Balance'];
  pages.block('<div class="bar">SUFFIX 00 &nbsp; BUSINESS MEMBERSHIP SHARE</div>', 2);
  pages.table({ className: 'book', head, lines: membership(ledger, share) });
  pages.block('<div class="bar">SUFFIX 40 &nbsp; BUSINESS CHECKING</div>', 2);
  const bare = (label: string, cells: readonly string[]): Line => ({ cells: ['', label, ...cells] });
  pages.table({
    continued: '<small>SUFFIX 40 continued</small>',
    className: 'book',
    head,
    lines: [
      { cells: [date.bareDashed(ledger.from), 'Balance Forward', '', money.plain(ledger.beginning)] },
      ...ledger.entries.map((entry) =>
        linesOf(
          entry,
          withType(entry, random).slice(0, 2),
          (text) => [
            date.bareDashed(entry.day),
            text,
            money.minus(entry.printed),
            money.plain(entry.balance),
          ],
          true,
        ),
      ),
      bare('Ending Balance', ['', money.plain(ledger.endingPrinted)]),
      bare('Total Deposits', [money.plain(into), '']),
      bare('Total Withdrawals', [money.minus(out), '']),
    ],
  });
  pages.block(
    `<div class="year">${fact('Dividends paid year to date, suffix 00', `$0.0${Number(ledger.to.slice(5, 7)) % 9}`)}${fact('Overdraft fees year to date', '$0.00')}${fact('Suffix 00 ending balance', money.dollar(share + 1))}${fact('Returned item fees year to date', '$0.00')}</div>`,
    5,
  );
  return statementSheet(pages, ledger, { kind: 'business_checking', issuer });
}

const spread = (entry: Entry): string[] => [
  date.monthDay(entry.day),
  escape(textOf(entry, 'Draft')),
  entry.cents < 0 ? `<span class="red">(${money.plain(entry.printed)})</span>` : '',
  entry.cents < 0 ? '' : money.plain(entry.printed),
];

function clearedDraftsLast({ random, forgery }: Request) {
  const drawn = ledgerOf(random, forgery, {
    span: quarter,
    flows: { check: [10, 24], card: [8, 20], deposit: [12, 26], electronic: [6, 14], interest: [1, 1] },
  });
  const ledger = textsAs(drawn, { interest: ['Dividend Earned'] }, random);
  const issuer = 'Harbor Trades Federal Credit Union';
  const { all, sum, into, out } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 57,
    style:
      'body{font:11px/15px serif}.red{color:#c00}.book .c2,.book .c3{text-align:right;width:100px}.book .c0{width:60px}.book tr:nth-child(even) td{background:#f2f2f2}.strip{display:flex;border:2px solid #14406b;margin:8px 0}.strip>div{flex:1;text-align:center;border-left:1px solid #14406b;padding:4px}h3{color:#14406b}',
    header: (page) =>
      `<div class="flex"><b style="font-size:18px;line-height:26px;color:#14406b">${issuer}</b><span>Quarterly statement, page ${page} of {pages}</span></div><br>`,
    footer: () =>
      'Your savings are insured to at least $250,000 by the National Credit Union Administration.',
  });
  pages.block(
    `<div class="flex"><div>${addressOf(ledger)}</div><div class="r">Account ${ledger.account.slice(0, 6)}-S75<br>Business Share Draft<br>${date.long(ledger.from)} - ${date.long(ledger.to)}</div></div>`,
    4,
  );
  const tile = (label: string, amount: string) => `<div>${label}<br><b>${amount}</b></div>`;
  pages.block(
    `<div class="strip">${tile('Starting balance', money.plain(ledger.beginning))}${tile('Additions', money.plain(into))}${tile('Dividends', money.plain(sum('interest')))}${tile('Subtractions', `<span class="red">(${money.plain(out)})</span>`)}${tile('Ending balance', money.plain(ledger.endingPrinted))}</div><small>Additions include dividends.</small>`,
    5,
  );
  pages.table({
    title: 'Activity',
    continued: 'Activity, continued',
    className: 'book',
    head: ['Date', 'Description', 'Subtractions', 'Additions'],
    lines: ledger.entries.map((entry) => entryLine(entry, { text: textOf(entry, 'Draft') }, spread(entry))),
  });
  pages.columns(4, {
    title: `Drafts cleared in number order (${all('check').length})`,
    head: ['Draft', 'Amount'],
    lines: checksInOrder(ledger.entries).map(({ entry, isGap }) => ({
      cells: [`${entry.check}${isGap ? '*' : ''}`, money.plain(entry.cents)],
    })),
  });
  return statementSheet(pages, ledger, {
    kind: 'business_checking',
    issuer,
    more: { interestPaid: dollars(sum('interest')) },
  });
}

function interestAndGoals({ random, forgery }: Request) {
  const drawn = ledgerOf(random, forgery, {
    flows: { check: [0, 2], atm: [0, 0], card: [8, 22], electronic: [5, 12], fee: [0, 0], interest: [1, 1] },
  });
  const ledger = { ...textsAs(drawn, tradeTexts, random), holder: firmOf(random) };
  const issuer = 'Indigofield';
  const { all, sum, into, out } = totalsOf(ledger);
  const pages = new Pages({
    capacity: 57,
    style:
      'body{font-family:PaperModern;font-size:10.5px;color:#1b1b3a}.book td{border-bottom:1px solid #ececf6;height:18px;line-height:17px}.book .c3{text-align:right;width:100px}.book .c4{text-align:right;width:110px}.book .c0{width:70px}.book .c2{color:#6b6b8d}.two{display:grid;grid-template-columns:1fr 1fr;gap:26px}.goal{border-left:3px solid #4b42d6;padding-left:10px}h3{font-weight:500;font-size:14px}',
    header: (page) =>
      `<div class="flex"><b style="font:800 20px/28px PaperModern;color:#4b42d6">${issuer}</b><span class="r">${escape(ledger.holder)}<br>${date.monthDay(ledger.from)} &rarr; ${date.short(ledger.to)} &nbsp; ${page} of {pages}</span></div><br>`,
    footer: () => `${issuer} is a technology company. Banking services by Coastline Bank, Member FDIC.`,
  });
  pages.block(
    `<div class="two"><div>${addressOf(ledger)}<br>Business Checking ${ledger.account}<br>Routing 084106768</div><div>${fact('Starting balance', money.dollar(ledger.beginning))}${fact(`${all(...moneyIn).length} deposits`, money.signed(into))}${fact(`${all(...moneyOut).length} withdrawals`, money.signed(out))}${fact('<b>Ending balance</b>', `<b>${money.dollar(ledger.endingPrinted)}</b>`)}<br>${fact('Interest this month at 1.30% APY', money.dollar(sum('interest')))}</div></div><br>`,
    8,
  );
  pages.table({
    title: 'Activity',
    continued: 'Activity (continued)',
    className: 'book',
    head: ['Date', 'Details', 'How', 'Amount', 'Balance'],
    lines: ledger.entries.map((entry) => {
      const how = entry.flow === 'card' ? 'Debit card' : 'ACH';
      const line = entryLine(entry, { text: textOf(entry), balance: true }, [
        date.monthDay(entry.day),
        escape(textOf(entry)),
        entry.flow === 'interest' ? 'Interest' : how,
        money.signed(entry.printed),
        money.dollar(entry.balance),
      ]);
      return { ...line, height: 1.27 };
    }),
  });
  const goal = (name: string) =>
    `<div class="goal"><b>${name}</b>${fact('Saved so far', money.dollar(random.cents(200, 6_000)))}${fact('Target', money.dollar(random.between(7, 30) * 100_000))}</div>`;
  pages.block(
    `<h3>Goals</h3>Goals are held apart from the checking balance above.<div class="two">${goal('Quarterly taxes')}${goal('New van')}</div>`,
    7,
  );
  return statementSheet(pages, ledger, {
    kind: 'business_checking',
    issuer,
    more: { interestPaid: dollars(sum('interest')) },
  });
}

export const unionAndGoals: readonly Layout[] = [
  { name: 'union-statement-of-accounts', forgeable: true, make: statementOfAccounts },
  { name: 'union-cleared-drafts-last', forgeable: true, make: clearedDraftsLast },
  { name: 'fintech-interest-and-goals', forgeable: true, make: interestAndGoals },
];
