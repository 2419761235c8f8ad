import type { CriterionCode } from '@groundwork/engine-matching';
import type { Action, Advice, Effort } from './actions.ts';
import { actionsFor } from './actions-for.ts';
import { type RecommendationText, toRecommendationText, durationText } from './recommendation-text.ts';
import type { Candidate } from './candidate.ts';
import { candidateOf } from './candidates.ts';
import type { MeasureInput, ScoreInput } from '../measure-input.ts';
import { patchedFields, type FieldValue, type PatchOp } from './patch.ts';
import type { Criterion, FactorKey, Ruleset } from '../ruleset.ts';
import { stableId } from './stable-id.ts';
import { totalOf } from '../total.ts';

export type RecommendationType = 'quick_win' | 'high_impact' | 'document' | 'financial';
export type Priority = 'critical' | 'high' | 'medium';
/** upTo: some values that the profile accepts give no points. */
export type Certainty = 'exact' | 'atLeast' | 'upTo' | 'none';

export interface Recommendation extends RecommendationText {
  readonly id: string;
  readonly code: string;
  readonly factor: FactorKey;
  readonly type: RecommendationType;
  readonly priority: Priority;
  readonly why: string;
  readonly actionSteps: readonly string[];
  readonly evidence: string;
  readonly impact: number;
  readonly certainty: Certainty;
  readonly mostImpact: number | null;
  readonly effort: Effort;
  readonly hours: number;
  readonly timeEstimate: string;
  readonly timeKnown: boolean;
  readonly estimatedCost: number;
  readonly costKnown: boolean;
  readonly href: '/documents' | '/banking-info' | '/business-profile';
  readonly ops: readonly PatchOp[];
  readonly patch: Readonly<Record<string, FieldValue>> | null;
}

export interface LenderFailures {
  readonly active: number;
  readonly failing: Readonly<Partial<Record<CriterionCode, number>>>;
}

export interface RecommendationContext {
  readonly userId: string;
  readonly today: string;
  readonly rules: Ruleset;
  readonly lenders?: LenderFailures;
  readonly closed?: ReadonlySet<string>;
}

type UntypedRecommendation = Omit<Recommendation, 'type'>;

export const hrefOf = ({ lever }: Action): Recommendation['href'] => {
  if (lever.kind === 'documents') return '/documents';
  return lever.kind === 'account' ? '/banking-info' : '/business-profile';
};

export const isEntry = ({ lever }: Action, { kind }: Pick<Candidate, 'kind'>): boolean =>
  kind !== 'improve' && lever.kind !== 'identity';

const isOwnPace = ({ lever }: Action): boolean =>
  ['documents', 'account', 'identity'].includes(lever.kind) || (lever.kind === 'set' && lever.value);

/** How soon an owner answers, uploads or decides is up to her; only a change of her business needs time. */
export const hasKnownTime = (action: Action, candidate: Pick<Candidate, 'kind'>): boolean =>
  !isEntry(action, candidate) && !isOwnPace(action);

function certaintyOf({ lever }: Action, { kind, most }: Candidate): Certainty {
  if (kind === 'improve' || (kind === 'add' && lever.kind === 'identity')) return 'exact';
  if (most !== undefined) return 'upTo';
  return kind === 'add' ? 'atLeast' : 'none';
}

function isCriticalForLenders(
  { lenderCriteria }: Action,
  lenders: LenderFailures | undefined,
  share: number,
): boolean {
  if (!lenders || lenders.active <= 0) return false;
  return lenderCriteria.some((code) => share * (lenders.failing[code] ?? 0) >= lenders.active);
}

function hasRejectedDocument({ lever }: Action, { documents }: ScoreInput): boolean {
  if (lever.kind !== 'documents') return false;
  return documents.some(({ category, status }) => category === lever.category && status === 'rejected');
}

function priorityOf(
  action: Action,
  impact: number,
  input: ScoreInput,
  context: RecommendationContext,
): Priority {
  const { advice } = context.rules;
  if (
    isCriticalForLenders(action, context.lenders, advice.criticalShare) ||
    hasRejectedDocument(action, input)
  ) {
    return 'critical';
  }
  return impact >= advice.highPriorityFrom ? 'high' : 'medium';
}

function describeCandidate(
  action: Action,
  criterion: Criterion,
  candidate: Candidate,
  input: MeasureInput,
  context: RecommendationContext,
): UntypedRecommendation {
  const { code, why, evidence } = action;
  const { impact, ops, target, most = null } = candidate;
  const { effort, hours, cost, steps } = isEntry(action, candidate) ? context.rules.advice.entry : action;
  return {
    id: stableId(context.userId, code, target),
    code,
    factor: criterion.factor,
    priority: priorityOf(action, impact, input, context),
    ...toRecommendationText(action, criterion, candidate, input),
    why,
    actionSteps: steps,
    evidence,
    impact,
    certainty: certaintyOf(action, candidate),
    mostImpact: most,
    effort,
    hours,
    timeEstimate: durationText(hours),
    timeKnown: hasKnownTime(action, candidate),
    estimatedCost: cost ?? 0,
    costKnown: cost !== null,
    href: hrefOf(action),
    ops,
    patch: patchedFields(input, ops),
  };
}

function listUntyped(input: ScoreInput, context: RecommendationContext): UntypedRecommendation[] {
  const { today, rules } = context;
  const measureInput: MeasureInput = { ...input, today, rules };
  const total = totalOf(measureInput);
  return actionsFor(measureInput).flatMap((action) => {
    const criterion = rules.criteria.find(({ code }) => code === action.code);
    const candidate = criterion && candidateOf(measureInput, criterion, action, total);
    return criterion && candidate
      ? [describeCandidate(action, criterion, candidate, measureInput, context)]
      : [];
  });
}

const isQuick = ({ effort, hours }: UntypedRecommendation, { quickWinHours }: Advice): boolean =>
  effort === 'low' && hours <= quickWinHours;

function typeOf(
  item: UntypedRecommendation,
  largest: ReadonlySet<string>,
  advice: Advice,
): RecommendationType {
  if (isQuick(item, advice)) return 'quick_win';
  if (item.impact >= advice.highImpactFrom || largest.has(item.id)) return 'high_impact';
  return item.href === '/documents' ? 'document' : 'financial';
}

export const effortWeights: Readonly<Record<Effort, number>> = { low: 1, medium: 2, high: 3 };

const byImpactPerEffort = (a: UntypedRecommendation, b: UntypedRecommendation): number =>
  b.impact * effortWeights[a.effort] - a.impact * effortWeights[b.effort];

const largestCount = 2;

export function recommend(input: ScoreInput, context: RecommendationContext): Recommendation[] {
  const { advice } = context.rules;
  const all = listUntyped(input, context);
  const open = all.filter(
    (item) => item.impact > 0 && !isQuick(item, advice) && !context.closed?.has(item.id),
  );
  const largest = open.sort((a, b) => b.impact - a.impact).slice(0, largestCount);
  const largestIds = new Set(largest.map(({ id }) => id));
  // The sort is stable and actions are in code order, so ties stay in code order.
  return all.map((item) => ({ ...item, type: typeOf(item, largestIds, advice) })).sort(byImpactPerEffort);
}
