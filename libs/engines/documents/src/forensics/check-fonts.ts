import { worded } from '@groundwork/wording';
import type { Amount } from '../amounts.ts';
import { documentRules } from '../rules.ts';
import { type Signal, signalOf } from '../signal.ts';
import { columnsOf } from '../statements/bookings.ts';
import { type Transaction, transactionsOf } from '../statements/transactions.ts';
import type { Line } from '../page.ts';
import { findings } from '../documents.wording.ts';

interface PlacedAmount {
  row: Transaction;
  amount: Amount;
}

const styleOf = ({ font, height }: Amount) => `${font ?? ''} ${(Math.round(height * 2) / 2).toFixed(1)}`;

function amountsInOtherFont(column: readonly PlacedAmount[]): PlacedAmount[] {
  const fonts = column.filter(({ amount }) => amount.font !== undefined);
  if (fonts.length < documentRules.minFontColumn) return [];
  const counts = new Map<string, number>();
  for (const { amount } of fonts) counts.set(styleOf(amount), (counts.get(styleOf(amount)) ?? 0) + 1);
  const [usual] = [...counts].sort((a, b) => b[1] - a[1]);
  const others = fonts.filter(({ amount }) => styleOf(amount) !== usual?.[0]);
  return others.length <= fonts.length * documentRules.maxOddFontShare ? others : [];
}

export function checkFonts(lines: readonly Line[]): Signal[] {
  const rows = transactionsOf(lines);
  const columns = columnsOf(lines, rows);
  const placed = rows.flatMap((row) => row.amounts.map((amount) => ({ row, amount })));
  return columns.flatMap((column, at) => {
    const inColumn = placed.filter(
      ({ amount }) => amount.right <= column.right + 1 && amount.right > (columns[at - 1]?.right ?? 0),
    );
    return amountsInOtherFont(inColumn).map(({ row, amount }) =>
      signalOf('FONT_MIX', {
        page: row.page,
        area: amount.area,
        message: worded(findings, 'fontMix'),
        actual: amount.text,
      }),
    );
  });
}
