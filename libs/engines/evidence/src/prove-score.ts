import type { ScoreInput, ScoreResult } from '@groundwork/engine-scoring';
import { adviceOf, openActs, type ProofAdvice, type ProofState } from './advice.ts';
import {
  chooseWitnesses,
  conflictsOf,
  expiringOf,
  type Chosen,
  type Conflict,
  type Expiring,
  type Proving,
} from './choose.ts';
import { contradictionsOf, type Contradiction, type Fields, type TotalOf } from './contradictions.ts';
import { addDays } from './days.ts';
import { noticeDays } from './freshness.ts';
import { freshAccounts, provenInput } from './proven-input.ts';
import { witnessTable } from './witness-table.ts';
import type { ActName, Witness, WitnessedAccount } from './witness.ts';

export type Badge = 'proven' | 'stated' | 'missing';

export interface ProvenCriterion {
  readonly code: string;
  readonly badge: Badge;
  readonly points: number;
  readonly statedPoints: number;
  readonly witnesses: readonly string[];
  readonly provableBy: readonly ActName[];
}

export interface ProofRequest {
  readonly stated: ScoreInput;
  readonly fields?: Fields;
  readonly witnesses: readonly Witness[];
  readonly accounts: readonly WitnessedAccount[];
  readonly today: string;
  readonly score: (input: ScoreInput) => ScoreResult;
  readonly total?: TotalOf;
}

export interface ProvenScore {
  readonly result: ScoreResult;
  readonly stated: ScoreResult;
  readonly input: ScoreInput;
  readonly restsOnYourWord: number;
  readonly chosen: Chosen;
  readonly criteria: readonly ProvenCriterion[];
  readonly advice: readonly ProofAdvice[];
  readonly contradictions: readonly Contradiction[];
  readonly conflicts: readonly Conflict[];
  readonly expiring: readonly Expiring[];
}

const accountsField = 'accounts';

type Criterion = ScoreResult['factors'][keyof ScoreResult['factors']]['criteria'][number];

const criteriaOf = (result: ScoreResult): Criterion[] =>
  Object.values(result.factors).flatMap(({ criteria }) => criteria);

interface Witnessing {
  readonly chosen: Proving;
  readonly hasAccounts: boolean;
  /** Whether a decision of the owner needs no witness. Documents always prove themselves. */
  readonly decisionsProve: boolean;
}

function needsNoWitness(code: string, { decisionsProve }: Witnessing): boolean {
  const fields = witnessTable.criteria[code] ?? [];
  return fields.every((field) => decisionsProve && witnessTable.decisions.includes(field));
}

function leadFields(code: string): readonly string[] {
  const fields = witnessTable.lead[code] ?? witnessTable.criteria[code] ?? [];
  return fields.filter((field) => !witnessTable.decisions.includes(field));
}

const isWitnessed = (field: string, { chosen, hasAccounts }: Witnessing): boolean =>
  field === accountsField ? hasAccounts : chosen.has(field);

function badgeOf(proven: Criterion, stated: Criterion | undefined, witnessing: Witnessing): Badge {
  const isProven =
    needsNoWitness(proven.code, witnessing) ||
    leadFields(proven.code).some((field) => isWitnessed(field, witnessing));
  if (isMeasured(proven) && isProven) return 'proven';
  return stated !== undefined && isMeasured(stated) ? 'stated' : 'missing';
}

const isMeasured = ({ value }: Criterion): boolean => value !== null;

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
    const lead = leadFields(code);
    const open = lead.filter((field) => !isWitnessed(field, witnessing));
    return {
      code,
      badge,
      points,
      statedPoints: byCode.get(code)?.points ?? 0,
      witnesses: (witnessTable.criteria[code] ?? []).flatMap(
        (field) => witnessing.chosen.get(field)?.id ?? [],
      ),
      provableBy:
        badge === 'proven'
          ? []
          : acts.filter(({ fields }) => fields.some((field) => open.includes(field))).map(({ act }) => act),
    };
  });
}

export function proveScore(request: ProofRequest): ProvenScore {
  const { stated, witnesses, today, score } = request;
  const chosen = chooseWitnesses(witnesses, today);
  const accounts = freshAccounts(request.accounts, today);
  const input = provenInput(stated, chosen, accounts);
  const [result, statedResult] = [score(input), score(stated)];
  const totalOf = request.total ?? ((each: ScoreInput): number => score(each).totalScore);
  const state: ProofState = { stated, witnesses, accounts, today, totalOf };
  return {
    result,
    stated: statedResult,
    input,
    restsOnYourWord: Math.max(0, statedResult.totalScore - result.totalScore),
    chosen,
    criteria: provenCriteria(result, statedResult, {
      chosen,
      hasAccounts: accounts.length > 0,
      decisionsProve: true,
    }),
    advice: adviceOf(state),
    contradictions: contradictionsOf(stated, { ...stated.figures, ...request.fields }, chosen, totalOf),
    conflicts: conflictsOf(chosen, witnesses, today),
    expiring: expiringOf(chosen, addDays(today, noticeDays)),
  };
}
