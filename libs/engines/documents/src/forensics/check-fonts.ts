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

/** A list of checks has a font of its own. An edit changes one amount of its row. */
function isFontOfRow({ row, amount }: PlacedAmount, lines: readonly Line[]): boolean {
  const { page, area } = row;
  if (area === null) return false;
  const words = lines.filter((line) => line.page === page).flatMap((line) => line.words);
  const own = words.filter(
    ({ x, y }) => x >= area.x && x < area.x + area.width && y >= area.y && y < area.y + area.height,
  );
  return own.length > 1 && own.every(({ font }) => font === amount.font);
}

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
    const edited = amountsInOtherFont(inColumn).filter((each) => !isFontOfRow(each, lines));
    return edited.map(({ row, amount }) =>
      signalOf('FONT_MIX', {
        page: row.page,
        area: amount.area,
        message: worded(findings, 'fontMix'),
        actual: amount.text,
      }),
    );
  });
}
