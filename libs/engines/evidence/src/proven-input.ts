import type { ScoreInput } from '@groundwork/engine-scoring';
import type { Proving } from './choose.ts';
import { isFresh } from './freshness.ts';
import { witnessTable } from './witness-table.ts';
import type { FieldValue, WitnessedAccount } from './witness.ts';

export type Figures = ScoreInput['figures'];

const blank: Readonly<Record<string, FieldValue>> = { number: 0, string: '', boolean: false };

const withoutScore = new Set(
  witnessTable.witnesses.filter(({ score }) => score === false).map(({ field }) => field),
);

export const isAdmission = (field: string): boolean => witnessTable.admissions.includes(field);
const isDecision = (field: string): boolean => witnessTable.decisions.includes(field);

/** An admission is the worse of both values: the larger number, or true if one is true. */
function admitted(stated: FieldValue, witnessed: FieldValue | undefined): FieldValue {
  if (typeof stated === 'boolean') return stated || witnessed === true;
  return Math.max(Number(stated), Number(witnessed ?? 0));
}

const isProven = (field: string, chosen: Proving): boolean => chosen.has(field) && !withoutScore.has(field);

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
  const witnessed = isProven(field, chosen) ? chosen.get(field)?.value : undefined;
  if (decisions.includes(field)) return stated;
  if (isAdmission(field)) return admitted(stated, witnessed);
  return witnessed ?? blank[typeof stated] ?? '';
}

export const freshAccounts = (accounts: readonly WitnessedAccount[], today: string): WitnessedAccount[] =>
  accounts.filter((account) => isFresh(account, today));

export function provenFigures(
  stated: Readonly<Record<string, FieldValue>>,
  chosen: Proving,
  decisions = witnessTable.decisions,
): Record<string, FieldValue> {
  const figures: Record<string, FieldValue> = { ...stated };
  for (const [field, value] of Object.entries(stated))
    figures[field] = provenValue(field, value, chosen, decisions);
  return figures;
}

/** A field that nothing proves is not answered, unless the word of the owner is enough. */
function unprovenFields({ figures, unanswered = [] }: ScoreInput, chosen: Proving): string[] {
  const isAnswered = (field: string): boolean =>
    (isAdmission(field) || isDecision(field)) && !unanswered.includes(field);
  return Object.keys(figures).filter((field) => !isProven(field, chosen) && !isAnswered(field));
}

export function provenInput(
  stated: ScoreInput,
  chosen: Proving,
  accounts: ScoreInput['accounts'],
): ScoreInput {
  return {
    figures: provenFigures({ ...stated.figures }, chosen) as unknown as Figures,
    documents: stated.documents,
    accounts: scoredAccounts(accounts),
    unanswered: unprovenFields(stated, chosen),
  };
}
