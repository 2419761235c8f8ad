import { type CriterionCode, evaluateCriteria } from './criteria.ts';
import type { MatchingFigures, MatchingInput } from './figures.ts';
import { computeMeasures } from './measures.ts';
import type { Program } from './program.ts';
import type { MatchingRules } from './ruleset.ts';
import { type QualifyingChange, type FiguresPatch, findQualifyingChanges } from './qualifying-changes.ts';

export interface LenderStep {
  readonly code: CriterionCode;
  readonly patch: FiguresPatch;
  readonly isKnown: boolean;
}

export interface LenderPlan {
  readonly steps: readonly LenderStep[];
  readonly waits: readonly QualifyingChange[];
  readonly blockers: readonly QualifyingChange[];
  readonly readyOn: string | null;
}

type Field = keyof MatchingFigures;

function changedFields(patch: FiguresPatch, figures: MatchingFigures): FiguresPatch {
  const fields = Object.keys(patch) as Field[];
  return Object.fromEntries(
    fields.filter((field) => patch[field] !== figures[field]).map((field) => [field, patch[field]]),
  );
}

/** Receivables also count as collateral, so collateral comes last. */
const nextChange = (open: readonly QualifyingChange[]): QualifyingChange | undefined => {
  const changeable = open.filter(({ patch }) => patch !== null);
  return changeable.find(({ code }) => code !== 'collateral') ?? changeable[0];
};

/** Each step starts from the figures after the steps before it. */
export function planToLender(
  program: Program,
  input: MatchingInput,
  today: string,
  rules: MatchingRules,
): LenderPlan {
  const results = evaluateCriteria(program, computeMeasures(input, today, rules));
  const isKnown = (code: CriterionCode) =>
    !results.some((each) => each.code === code && each.result === 'unknown');
  const openChanges = (figures: MatchingFigures) =>
    findQualifyingChanges(program, { ...input, figures }, today, rules).changes;
  const steps: LenderStep[] = [];
  let { figures } = input;
  let open = openChanges(figures);
  for (let change = nextChange(open); change; change = nextChange(open)) {
    const { code } = change;
    const patch = changedFields(change.patch ?? {}, figures);
    steps.push({ code, patch, isKnown: isKnown(code) });
    figures = { ...figures, ...patch };
    open = openChanges(figures);
  }
  const waits = open.filter(({ passesOn }) => passesOn !== null);
  return {
    steps,
    waits,
    blockers: open.filter(({ passesOn }) => passesOn === null),
    readyOn:
      waits
        .map(({ passesOn }) => passesOn ?? '')
        .sort()
        .at(-1) ?? null,
  };
}
