import { columnsOf } from '../columns.ts';
import type { CriterionCode } from '../criteria.ts';
import type { MatchingInput } from '../figures.ts';
import { carriedKinds, type CarryKind, carryKindOf } from '../loan-kind.ts';
import { criterionLabels } from '../matching.wording.ts';
import type { Program } from '../program.ts';
import type { CarryingRules } from '../ruleset.ts';
import {
  hasMark,
  isUndecided,
  marksOf,
  type MissingAnswers,
  missingSets,
  type RowMarks,
} from './missing-answers.ts';

interface FailedRule {
  readonly code: CriterionCode;
  readonly label: string;
  readonly lenders: number;
}

/** Why lenders of a kind fit or not. Only without an undecided lender is it known that none fits. */
export interface KindOutlook {
  readonly kind: CarryKind;
  readonly lenders: number;
  readonly eligible: number;
  readonly undecided: number;
  readonly missing: MissingAnswers | null;
  readonly fails: FailedRule[];
}

const kinds: readonly CarryKind[] = [...carriedKinds, 'advance', 'factoring'];
const mostRules = 3;
const kindsByCatalog = new WeakMap<readonly Program[], readonly CarryKind[]>();

function kindsOf(programs: readonly Program[]): readonly CarryKind[] {
  const cached = kindsByCatalog.get(programs) ?? programs.map(carryKindOf);
  kindsByCatalog.set(programs, cached);
  return cached;
}

function failedRules(rows: readonly RowMarks[], codes: readonly CriterionCode[]): FailedRule[] {
  return codes
    .map((code, place) => ({
      code,
      label: criterionLabels[code],
      lenders: rows.filter(({ failing }) => hasMark(failing, place)).length,
    }))
    .filter(({ lenders }) => lenders > 0)
    .sort((a, b) => b.lenders - a.lenders)
    .slice(0, mostRules);
}

export function kindOutlooks(
  programs: readonly Program[],
  input: MatchingInput,
  today: string,
  rules: CarryingRules,
): KindOutlook[] {
  const { programs: active, columns } = columnsOf(programs);
  const marks = marksOf(programs, input, today, rules);
  const setsOf = missingSets(programs, input);
  const kindOfRow = kindsOf(active);
  return kinds.flatMap((kind) => {
    const rows = marks.filter((_, row) => kindOfRow[row] === kind);
    if (rows.length === 0) return [];
    return {
      kind,
      lenders: rows.length,
      eligible: rows.filter(({ unknown, failing }) => unknown === 0 && failing === 0).length,
      undecided: rows.filter(isUndecided).length,
      missing: setsOf(rows)[0] ?? null,
      fails: failedRules(
        rows,
        columns.map(({ code }) => code),
      ),
    };
  });
}
