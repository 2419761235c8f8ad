import type { ScoreInput } from '@groundwork/engine-scoring';
import type { Proving } from './strength.ts';
import { witnessTable } from './witness-table.ts';
import type { FieldValue } from './witness.ts';

export type Figures = ScoreInput['figures'];

const blank: Readonly<Record<string, FieldValue>> = { number: 0, string: '', boolean: false };

export const isAdmission = (field: string): boolean => witnessTable.admissions.includes(field);

/** An admission is the worse of both values: the larger number, or true if one is true. */
function admitted(stated: FieldValue, witnessed: FieldValue | undefined): FieldValue {
  if (typeof stated === 'boolean') return stated || witnessed === true;
  return Math.max(Number(stated), Number(witnessed ?? 0));
}

export const scoredAccounts = (accounts: ScoreInput['accounts']): ScoreInput['accounts'] =>
  accounts.map(({ accountType, currentBalance, averageBalance }) => ({
    accountType,
    currentBalance,
    averageBalance,
  }));

function provenValue(
  field: string,
  stated: FieldValue,
  chosen: Proving,
  decisions: readonly string[],
): FieldValue {
  const witnessed = chosen.get(field)?.value;
  if (decisions.includes(field)) return stated;
  if (isAdmission(field)) return admitted(stated, witnessed);
  return witnessed ?? blank[typeof stated] ?? '';
}

export function provenFigures(
  stated: Readonly<Record<string, FieldValue>>,
  chosen: Proving,
  decisions: readonly string[],
): Record<string, FieldValue> {
  const figures: Record<string, FieldValue> = { ...stated };
  for (const [field, value] of Object.entries(stated))
    figures[field] = provenValue(field, value, chosen, decisions);
  return figures;
}
