import { type CriterionCode, evaluateCriteria } from './criteria.ts';
import type { MatchingFigures, MatchingInput } from './figures.ts';
import { computeMeasures } from './measures.ts';
import type { Programme } from './programme.ts';
import type { MatchingRules } from './ruleset.ts';
import { type QualifyingChange, type FiguresPatch, findQualifyingChanges } from './what-would-qualify.ts';

export interface LenderStep {
  readonly code: CriterionCode;
  /** What is not yet as it should be, with the nearest values that pass. */
  readonly patch: FiguresPatch;
  /** A figure that is known has to be moved, one that is not only told. */
  readonly isKnown: boolean;
}

export interface LenderPlan {
  readonly steps: readonly LenderStep[];
  /** What time alone cures. */
  readonly waits: readonly QualifyingChange[];
  /** What neither figures nor time cure: with one of them the lender stays out of reach. */
  readonly blockers: readonly QualifyingChange[];
  /** The day from which all of it holds; null where nothing has to be waited for. */
  readonly readyOn: string | null;
}

type Field = keyof MatchingFigures;

function stillNeeded(patch: FiguresPatch, figures: MatchingFigures): FiguresPatch {
  const fields = Object.keys(patch) as Field[];
  return Object.fromEntries(
    fields.filter((field) => patch[field] !== figures[field]).map((field) => [field, patch[field]]),
  );
}

/** Receivables are collateral too: what one requirement wants of them may be all that the other needs. */
const nextOf = (open: readonly QualifyingChange[]): QualifyingChange | undefined => {
  const curable = open.filter(({ patch }) => patch !== null);
  return curable.find(({ code }) => code !== 'collateral') ?? curable[0];
};

/**
 * The smallest changes that make the owner eligible, one criterion after the other: each is worked out on what those
 * before it leave, so a larger request is met by the cash it wants.
 */
export function planToLender(
  programme: Programme,
  input: MatchingInput,
  today: string,
  rules: MatchingRules,
): LenderPlan {
  const judged = evaluateCriteria(programme, computeMeasures(input, today, rules));
  const isKnown = (code: CriterionCode) =>
    !judged.some((verdict) => verdict.code === code && verdict.result === 'unknown');
  const openWith = (figures: MatchingFigures) =>
    findQualifyingChanges(programme, { ...input, figures }, today, rules).cures;
  const steps: LenderStep[] = [];
  let { figures } = input;
  let open = openWith(figures);
  for (let cure = nextOf(open); cure; cure = nextOf(open)) {
    const { code } = cure;
    const patch = stillNeeded(cure.patch ?? {}, figures);
    steps.push({ code, patch, isKnown: isKnown(code) });
    figures = { ...figures, ...patch };
    open = openWith(figures);
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
