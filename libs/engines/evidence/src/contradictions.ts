import { isApart } from './choose.ts';
import { witnessTable } from './witness-table.ts';
import type { FieldValue, Witness } from './witness.ts';

export const isStated = (value: unknown): value is FieldValue =>
  typeof value === 'string'
    ? value.trim() !== ''
    : value === true || (typeof value === 'number' && value !== 0);

const rowOf = ({ field, source, kind }: Witness) =>
  witnessTable.witnesses.find((row) => row.field === field && row.source === source && row.kind === kind);

function hasMore(stated: number, witnessed: number, field: string): boolean {
  return witnessed > stated && (field !== 'monthlyDebtPayments' || isApart(stated, witnessed));
}

export const compareOf = (witness: Witness) => rowOf(witness)?.compare ?? 'none';

export function contradicts(stated: unknown, witness: Witness): boolean {
  const compare = compareOf(witness);
  const { value, field } = witness;
  if (compare === 'none' || typeof value === 'string') return false;
  if (typeof value === 'boolean') return value && stated !== true;
  const number = typeof stated === 'number' ? stated : 0;
  if (compare === 'found') return hasMore(number, value, field);
  return number !== 0 && isApart(number, value);
}
