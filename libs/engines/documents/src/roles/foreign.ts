import { centsOf } from '../amounts.ts';
import { type Context, isTrue } from './context.ts';
import type { Row } from './direction-features.ts';
import type { LineRole } from './roles.ts';

const balanceOf = ({ balance }: Row): number | null =>
  balance?.amount ? centsOf(balance.amount.value) : null;

interface Rows {
  readonly rows: readonly Row[];
  readonly cents: readonly number[];
  readonly roles: readonly LineRole[];
}

/** Whether a heading and another balance stand before a row whose balance does not follow from the one above. */
function opensAccount({ rows, cents, roles }: Rows, { headers, sizes }: Context, at: number): boolean {
  const [before, row] = [rows[at - 1], rows[at]];
  if (!before || !row) return true;
  const [one, two] = [balanceOf(before), balanceOf(row)];
  if (one === null || two === null || one + (cents[at] ?? 0) === two) return false;
  const from = before.line + 1;
  const isTitled = roles
    .slice(from, row.line)
    .some((role, place) => role === 'heading' && !isTrue(headers, from + place));
  const printed = sizes.slice(from, row.line).flat();
  // A balance that is carried to the next page is that of the same account.
  return isTitled && printed.length > 0 && !printed.includes(Math.abs(one));
}

function accountsOf(all: Rows, context: Context): Row[][] {
  const accounts: Row[][] = [];
  for (const [at, row] of all.rows.entries())
    if (opensAccount(all, context, at)) accounts.push([row]);
    else accounts.at(-1)?.push(row);
  return accounts;
}

const mostForeign = 0.3;

/** The rows of other accounts than the one with the most rows. */
export function foreignRows(all: Rows, context: Context): ReadonlySet<Row> {
  const accounts = accountsOf(all, context);
  const most = Math.max(0, ...accounts.map(({ length }) => length));
  return new Set(accounts.filter(({ length }) => length < most * mostForeign).flat());
}
