import type { Worded, Wording } from '@groundwork/wording';
import { columnsOf, applyColumn, UNKNOWN } from './columns.ts';
import { outcomeOf, evaluateCriteria } from './criteria.ts';
import type { CriterionCode, CriterionResult, Outcome } from './criteria.ts';
import type { MatchingInput } from './figures.ts';
import { computeMeasures } from './measures.ts';
import type { Measures } from './measures.ts';
import type { Program } from './program.ts';
import { halfUp } from './rounding.ts';
import type { MatchingRules } from './ruleset.ts';
import { describeCriterion } from './criterion-texts.ts';
import { criterionLabels } from './matching.wording.ts';

export interface EvaluatedCriterion {
  readonly code: CriterionCode;
  readonly label: string;
  readonly result: CriterionResult;
  readonly actual: string | null;
  readonly required: string;
  /** Null unless the criterion fails by a distance in numbers. */
  readonly gap: string | null;
  readonly because: string | null;
  readonly wording: Readonly<Record<'actual' | 'required' | 'gap' | 'because', Wording | null>>;
}

export interface Evaluation {
  readonly outcome: Outcome;
  readonly criteria: readonly EvaluatedCriterion[];
}

const textOf = (worded: Worded | null): string | null => worded?.text ?? null;

export function evaluateWithMeasures(program: Program, measures: Measures): Evaluation {
  const results = evaluateCriteria(program, measures);
  const criteria = results.map(({ code, result }): EvaluatedCriterion => {
    const described = describeCriterion(code, program, measures);
    const { actual, required, gap, because = null } = described;
    const texts = {
      actual: result === 'unknown' && code !== 'statementMonths' ? null : actual,
      required,
      because,
      gap: result === 'fail' ? gap : null,
    };
    return {
      code,
      label: criterionLabels[code],
      result,
      actual: textOf(texts.actual),
      required: required.text,
      gap: textOf(texts.gap),
      because: textOf(because),
      wording: texts,
    };
  });
  return { outcome: outcomeOf(results), criteria };
}

export const evaluateProgram = (
  program: Program,
  input: MatchingInput,
  today: string,
  rules: MatchingRules,
): Evaluation => evaluateWithMeasures(program, computeMeasures(input, today, rules));

export function countPassed(
  input: MatchingInput,
  today: string,
  rules: MatchingRules,
): (program: Program) => number {
  const measures = computeMeasures(input, today, rules);
  return (program) => evaluateCriteria(program, measures).filter(({ result }) => result === 'pass').length;
}

export interface Qualification {
  readonly rate: number;
  readonly eligible: number;
  readonly eligibleRows: readonly number[];
  readonly failing: number;
  readonly needInfo: number;
  readonly total: number;
  readonly failuresPerCriterion: Readonly<Record<CriterionCode, number>>;
}

/** Gives the same counts as `evaluateProgram` per program, in columns for speed. */
export function computeQualification(
  programs: readonly Program[],
  input: MatchingInput,
  today: string,
  rules: MatchingRules,
): Qualification {
  const measures = computeMeasures(input, today, rules);
  const { rowNumbers, columns } = columnsOf(programs);
  const total = rowNumbers.length;
  const rows = new Uint8Array(total);
  const failures = columns.map((column) => [column.code, applyColumn(column, measures, rows)] as const);
  const eligibleRows = rowNumbers.filter((_, row) => rows[row] === 0);
  const eligible = eligibleRows.length;
  const needInfo = rows.reduce((sum, bits) => (bits === UNKNOWN ? sum + 1 : sum), 0);
  return {
    rate: total === 0 ? 0 : halfUp((100 * eligible) / total),
    eligible,
    eligibleRows,
    failing: total - eligible - needInfo,
    needInfo,
    total,
    failuresPerCriterion: Object.fromEntries(failures) as Record<CriterionCode, number>,
  };
}
