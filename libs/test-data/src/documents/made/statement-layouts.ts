import type { Part } from './people.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { Pen, type Sheet } from './sheet.ts';
import type { Row, StatementModel } from './statement-model.ts';
import { type Layout, layouts } from './statement-looks.ts';
import { cents, money } from './written.ts';

export function drawStatement(model: StatementModel, part: Part, which: number, random: SeededRandom): Sheet {
  const layout = layouts[part][which % layouts[part].length];
  if (!layout) throw new Error('No such layout');
  const pen = new Pen(layout.family, layout.size, layout.size * 1.55);
  drawHead(pen, model, layout, random);
  drawSummary(pen, model, layout);
  pen.down(1.5);
  if (layout.table === 'sections') drawSections(pen, model, layout);
  else drawTable(pen, model, layout);
  if (layout.numbered) numberPages(pen, layout.size);
  return pen.sheet;
}

function drawHead(
  pen: Pen,
  model: StatementModel,
  { words, hand: written }: Layout,
  random: SeededRandom,
): void {
  const on = (day: number) => written.long(model.year, model.month, day);
  pen.left(50, model.bank, { size: 15, bold: true });
  pen.down(1.2);
  for (const line of model.bankAddress) {
    pen.left(50, line, { size: 8 });
    pen.down(0.8);
  }
  pen.down(0.6);
  pen.left(50, words.title[model.kind], { size: 13, bold: true });
  pen.down(1.4);
  pen.left(330, words.period(on(1), on(model.lastDay)));
  pen.left(50, model.holder, { bold: random.chance(0.5) });
  pen.down();
  pen.left(
    330,
    `${words.account} ${words.account.includes('ending') ? model.account.slice(-4) : model.account}`,
  );
  pen.left(50, model.address[0]);
  pen.down();
  pen.left(50, model.address[1]);
  pen.down(1.6);
}

function drawSummary(pen: Pen, model: StatementModel, { words, hand: written, summary }: Layout): void {
  const entries: [string, string][] = [
    [words.begin, money(model.begin, written)],
    [words.deposits, money(model.deposits, written)],
    [
      words.withdrawals,
      summary === 'list' ? money(-model.withdrawals, written) : money(model.withdrawals, written),
    ],
    [words.end, money(model.end, written)],
  ];
  pen.left(50, 'Account summary', { bold: true });
  pen.down(1.2);
  if (summary === 'row') return drawRowSummary(pen, entries);
  for (const [at, [label, amount]] of entries.entries()) {
    const shift = summary === 'pairs' && at % 2 === 1 ? 270 : 0;
    pen.left(50 + shift, label);
    pen.right(270 + shift, amount);
    if (summary === 'list' || at % 2 === 1) pen.down();
  }
}

function drawRowSummary(pen: Pen, entries: readonly [string, string][]): void {
  for (const [at, [label]] of entries.entries()) pen.left(50 + at * 132, label, { bold: true });
  pen.down();
  for (const [at, [, amount]] of entries.entries()) pen.left(50 + at * 132, amount);
  pen.down();
}

const columnsAt = [430, 495, 560];

function drawHeadings(pen: Pen, head: readonly string[]): void {
  const amounts = head.slice(2);
  pen.shade(13, 0.9);
  pen.left(50, head[0] ?? '', { bold: true });
  pen.left(120, head[1] ?? '', { bold: true });
  for (const [at, label] of amounts.entries())
    pen.right(columnsAt[at + 3 - amounts.length] ?? 560, label, { bold: true });
  pen.down();
}

function drawTable(pen: Pen, model: StatementModel, layout: Layout): void {
  drawHeadings(pen, layout.words.head);
  for (const [at, row] of model.rows.entries()) {
    const next = model.rows[at + 1];
    const showBalance = layout.table !== 'daily' || next?.day !== row.day;
    drawRow(pen, model, row, layout, showBalance);
    if (pen.down()) drawHeadings(pen, layout.words.head);
  }
}

function drawRow(
  pen: Pen,
  model: StatementModel,
  row: Row,
  { table, hand: written }: Layout,
  balance: boolean,
): void {
  pen.left(50, written.day(model.year, model.month, row.day));
  pen.left(120, row.text);
  const plain = { ...written, dollar: false };
  if (table === 'signed') pen.right(495, money(row.moved, plain));
  else pen.right(row.moved < 0 ? 430 : 495, cents(row.moved));
  if (balance) pen.right(560, money(row.balance, plain));
}

function drawSections(pen: Pen, model: StatementModel, { words, hand: written }: Layout): void {
  for (const [title, direction, total] of [
    [words.deposits, 1, model.deposits],
    [words.withdrawals, -1, model.withdrawals],
  ] as const) {
    pen.left(50, title.replace(/^total /i, ''), { bold: true });
    pen.down();
    drawHeadings(pen, words.head);
    for (const row of model.rows.filter(({ moved }) => moved * direction > 0)) {
      pen.left(50, written.day(model.year, model.month, row.day));
      pen.left(120, row.text);
      pen.right(560, cents(row.moved));
      pen.down();
    }
    pen.rule();
    pen.left(50, `Total ${title.replace(/^total /i, '')}`, { bold: true });
    pen.right(560, money(total, { ...written, negative: 'minus' }), { bold: true });
    pen.down(1.8);
  }
}

function numberPages(pen: Pen, size: number): void {
  const { pages, family } = pen.sheet;
  for (const [at, { items }] of pages.entries())
    items.push({ text: `Page ${at + 1} of ${pages.length}`, x: 280, y: 770, size, family, bold: false });
}
