import type { ScoreInput } from '@groundwork/engine-scoring';
import { isApart, type Chosen } from './choose.ts';
import { witnessTable } from './witness-table.ts';
import type { FieldValue, Witness } from './witness.ts';

export interface Contradiction {
  readonly field: string;
  readonly stated: FieldValue;
  readonly witnessed: FieldValue;
  readonly points: number;
  readonly criteria: readonly string[];
  readonly witnessId: string;
  readonly documentId: string | null;
  readonly page: number | null;
}

export type TotalOf = (input: ScoreInput) => number;
export type Fields = Readonly<Record<string, unknown>>;

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

const criteriaOf = (field: string): string[] =>
  Object.entries(witnessTable.criteria)
    .filter(([, fields]) => fields.includes(field))
    .map(([code]) => code);

export function contradictionsOf(
  stated: ScoreInput,
  fields: Fields,
  chosen: Chosen,
  totalOf: TotalOf,
): Contradiction[] {
  const total = totalOf(stated);
  return [...chosen.values()]
    .filter((witness) => contradicts(fields[witness.field], witness))
    .map((witness) => {
      const { field, value } = witness;
      const figures = field in stated.figures ? { ...stated.figures, [field]: value } : stated.figures;
      return {
        field,
        stated: (fields[field] ?? 0) as FieldValue,
        witnessed: value,
        points: total - totalOf({ ...stated, figures }),
        criteria: criteriaOf(field),
        witnessId: witness.id,
        documentId: witness.documentId ?? null,
        page: witness.page ?? null,
      };
    })
    .sort((a, b) => (a.field < b.field ? -1 : 1));
}
