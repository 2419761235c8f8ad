import { fill } from '@groundwork/wording';
import { z } from 'zod';
import { lender } from './lenders.ts';
import { profileFigures } from './profile/figures.ts';
import { costKnown, fieldChange, recommendationEffort, timeKnown } from './recommendations.ts';
import { lendersAhead, milestoneStep } from './score.ts';
import { input } from './input.wording.ts';
import { scoreMessages } from './score.wording.ts';
import { nameText, numberText } from './texts.ts';

const whole = z.number().int();

const estimate = {
  effort: recommendationEffort.nullable(),
  timeEstimate: z.string().nullable(),
  estimatedCost: whole.nullable(),
};

export const goalStep = z.object({
  code: z.string(),
  title: z.string(),
  description: z.string(),
  href: z.string(),
  ...estimate,
  changes: z.array(fieldChange),
  points: whole,
  scoreAfter: whole,
});
export type GoalStep = z.infer<typeof goalStep>;

const goalPlan = z.object({
  reachable: z.boolean(),
  scoreNow: whole,
  scoreThen: whole,
  steps: z.array(goalStep),
  estimatedCost: whole,
  costKnown,
  timeToImplement: z.string(),
  timeKnown,
});

const scorePlan = goalPlan.extend({
  target: whole,
  /** Unknown figures that could add points. */
  questions: z.array(z.string()),
  leftOut: z.array(z.string()),
});

/** `query` is the request to matching; absent if there are no steps. */
export const describedPlan = scorePlan.extend({ milestoneStep: milestoneStep.optional() });
export type DescribedPlan = z.infer<typeof describedPlan>;

export const scorePlanReply = scorePlan.extend({ lenders: lendersAhead.nullable() });
export type ScorePlanReply = z.infer<typeof scorePlanReply>;

const leastGoal = 1;
const mostGoal = 1000;
const goalRange = fill(scoreMessages.goalRange, { min: leastGoal, max: mostGoal });

export const scorePlanQuery = z.object({
  target: numberText(
    z.number(scoreMessages.goal).int(input.wholeNumber).min(leastGoal, goalRange).max(mostGoal, goalRange),
  ),
});

/** An open criterion: the day on which time resolves it, or the reason why no step does. */
const openRequirement = z.object({
  label: z.string(),
  required: z.string(),
  passesOn: z.iso.date().nullable(),
  note: z.string().nullable(),
});

const figure = z.union([z.string(), z.number(), z.boolean()]);

export const requiredChange = z.object({
  code: z.string(),
  title: z.string(),
  description: z.string(),
  isKnown: z.boolean(),
  changes: z.array(fieldChange.extend({ from: figure, to: figure })),
});

export const lenderChanges = z.object({
  lender,
  reachable: z.boolean(),
  /** The day from which all changes are possible; null if none needs time. */
  readyOn: z.iso.date().nullable(),
  steps: z.array(requiredChange),
  open: z.array(openRequirement),
});
export type LenderChanges = z.infer<typeof lenderChanges>;

export const lenderPlanReply = goalPlan.extend({
  lender,
  readyOn: z.iso.date().nullable(),
  open: z.array(openRequirement),
});
export type LenderPlanReply = z.infer<typeof lenderPlanReply>;

export const plannedChange = z.object({ code: nameText, isKnown: z.boolean(), figures: profileFigures });

export const costedPlan = goalPlan.omit({ reachable: true }).extend({
  steps: z.array(z.object({ code: z.string(), ...estimate, points: whole, scoreAfter: whole })),
});
export type CostedPlan = z.infer<typeof costedPlan>;
