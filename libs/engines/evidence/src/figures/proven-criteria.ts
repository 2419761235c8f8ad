import type { ScoreResult } from '@groundwork/engine-scoring';
import type { Proving } from '../strength.ts';
import { witnessTable } from '../witness-table.ts';
import type { Act, ActName } from '../witness.ts';

export type Badge = 'proven' | 'stated' | 'missing';

export interface ProvenCriterion {
  readonly code: string;
  readonly badge: Badge;
  readonly points: number;
  readonly statedPoints: number;
  readonly witnesses: readonly string[];
  readonly provableBy: readonly ActName[];
}

export const accountsField = 'accounts';

/** The figures that each window of bank rows always has. */
const windowFields: Partial<Record<ActName, string>> = {
  bank_3: 'monthlyDebtPayments',
  bank_12: 'operatingCashFlow',
};

const fallsAway = ({ act }: Act, chosen: Proving): boolean =>
  chosen.get(windowFields[act] ?? '')?.source === 'bank_rows';

export const openActs = (chosen: Proving): Act[] =>
  witnessTable.acts.filter((act) => !fallsAway(act, chosen));

type Criterion = ScoreResult['factors'][keyof ScoreResult['factors']]['criteria'][number];

const criteriaOf = (result: ScoreResult): Criterion[] =>
  Object.values(result.factors).flatMap(({ criteria }) => criteria);

export interface Witnessing {
  readonly chosen: Proving;
  readonly hasAccounts: boolean;
}

const needsNoWitness = (code: string): boolean => (witnessTable.criteria[code] ?? []).length === 0;

function leadFields(code: string): readonly string[] {
  const fields = witnessTable.lead[code] ?? witnessTable.criteria[code] ?? [];
  return fields.filter((field) => !witnessTable.decisions.includes(field));
}

const isWitnessed = (field: string, { chosen, hasAccounts }: Witnessing): boolean =>
  field === accountsField ? hasAccounts : chosen.has(field);

const isMeasured = ({ value }: Criterion): boolean => value !== null;

function badgeOf(proven: Criterion, stated: Criterion | undefined, witnessing: Witnessing): Badge {
  const isProven =
    needsNoWitness(proven.code) || leadFields(proven.code).some((field) => isWitnessed(field, witnessing));
  if (isMeasured(proven) && isProven) return 'proven';
  return stated !== undefined && isMeasured(stated) ? 'stated' : 'missing';
}

export function provenCriteria(
  proven: ScoreResult,
  stated: ScoreResult,
  witnessing: Witnessing,
): ProvenCriterion[] {
  const byCode = new Map(criteriaOf(stated).map((criterion) => [criterion.code, criterion]));
  const acts = openActs(witnessing.chosen);
  return criteriaOf(proven).map((criterion) => {
    const { code, points } = criterion;
    const badge = badgeOf(criterion, byCode.get(code), witnessing);
    const open = leadFields(code).filter((field) => !isWitnessed(field, witnessing));
    const ways = acts.filter(({ fields }) => fields.some((field) => open.includes(field)));
    return {
      code,
      badge,
      points,
      statedPoints: byCode.get(code)?.points ?? 0,
      witnesses: (witnessTable.criteria[code] ?? []).flatMap(
        (field) => witnessing.chosen.get(field)?.id ?? [],
      ),
      provableBy: badge === 'proven' ? [] : ways.map(({ act }) => act),
    };
  });
}
