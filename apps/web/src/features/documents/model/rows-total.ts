import type { StatementRows } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { formatMoney } from '#shared/formatting/format.ts';
import { words } from '../documents.wording.ts';

type Statement = Pick<StatementRows, 'opening' | 'closing' | 'rows'>;

/** A statement whose rows do not join its balances can lack rows. The owner has to see this. */
export function describeTotal({ opening, closing, rows }: Statement): string {
  if (opening === null || closing === null) return words.rows.noBalances;
  const difference = rows.reduce((left, { cents }) => left - cents, closing - opening);
  if (difference === 0) return words.rows.joins;
  return fill(words.rows.differs, { amount: formatMoney(Math.abs(difference) / 100) });
}
