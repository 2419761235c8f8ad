import type { Wording } from '@groundwork/wording';
import { columnsOf, enter, UNKNOWN } from './columns.ts';
import { outcomeOf, evaluateCriteria } from './criteria.ts';
import type { CriterionCode, CriterionResult, Outcome } from './criteria.ts';
import type { MatchingInput } from './figures.ts';
import { computeMeasures } from './measures.ts';
import type { Measures } from './measures.ts';
import type { Programme } from './programme.ts';
import { halfUp } from './rounding.ts';
import type { MatchingRules } from './ruleset.ts';
import { criterionWords } from './criterion-words.ts';
import { criterionLabels } from './matching.wording.ts';

export interface EvaluatedCriterion {
  readonly code: CriterionCode;
  readonly label: string;
  readonly result: CriterionResult;
  /** What the owner has, in words; null where it is not known. */
  readonly actual: string | null;
  readonly required: string;
  /** How much is missing; null unless the criterion fails by a distance that can be told. */
  readonly gap: string | null;
  /** The codes and values of the three texts. */
  readonly wording: Readonly<Record<'actual' | 'required' | 'gap', Wording | null>>;
}

export interface Evaluation {
  readonly outcome: Outcome;
  readonly criteria: readonly EvaluatedCriterion[];
}

export function evaluateWithMeasures(programme: Programme, measures: Measures): Evaluation {
  const found = evaluateCriteria(programme, measures);
  const criteria = found.map(({ code, result }): EvaluatedCriterion => {
    const { actual, required, gap } = criterionWords(code, programme, measures);
    const shown = {
      actual: result === 'unknown' ? null : actual,
      required,
      gap: result === 'fail' ? gap : null,
    };
    return {
      code,
      label: criterionLabels[code],
      result,
      actual: shown.actual?.text ?? null,
      required: required.text,
      gap: shown.gap?.text ?? null,
      wording: shown,
    };
  });
  return { outcome: outcomeOf(found), criteria };
}

export const evaluateProgramme = (
  programme: Programme,
  input: MatchingInput,
  today: string,
  rules: MatchingRules,
): Evaluation => evaluateWithMeasures(programme, computeMeasures(input, today, rules));

export interface Qualification {
  /** Share of active programmes all of whose stated criteria pass, in whole percent. */
  readonly rate: number;
  readonly eligible: number;
  /** Their row numbers in the catalogue. */
  readonly eligibleRows: readonly number[];
  readonly failing: number;
  readonly needInfo: number;
  readonly total: number;
  readonly failuresPerCriterion: Readonly<Record<CriterionCode, number>>;
}

/** The same as evaluating every programme, for a whole catalogue at every change of an owner's figures. */
export function computeQualification(
  programmes: readonly Programme[],
  input: MatchingInput,
  today: string,
  rules: MatchingRules,
): Qualification {
  const measures = computeMeasures(input, today, rules);
  const { rowNumbers, columns } = columnsOf(programmes);
  const total = rowNumbers.length;
  const rows = new Uint8Array(total);
  const failures = columns.map((column) => [column.code, enter(column, measures, rows)] as const);
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
