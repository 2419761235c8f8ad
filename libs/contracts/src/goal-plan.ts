import { fill } from '@groundwork/wording';
import { z } from 'zod';
import { lender } from './lenders.ts';
import { profileFigures } from './profile/figures.ts';
import { fieldChange, recommendationEffort } from './recommendations.ts';
import { lendersAhead, milestoneStep } from './score.ts';
import { input } from './input.wording.ts';
import { scoreMessages } from './score.wording.ts';

const whole = z.number().int();

/** Null where the rules have no estimate. */
const estimate = {
  effort: recommendationEffort.nullable(),
  timeEstimate: z.string().nullable(),
  /** Whole dollars; 0 is free. */
  estimatedCost: whole.nullable(),
};

export const goalStep = z.object({
  code: z.string(),
  title: z.string(),
  description: z.string(),
  href: z.string(),
  ...estimate,
  changes: z.array(fieldChange),
  /** What it adds to the score of those before it. */
  points: whole,
  scoreAfter: whole,
});
export type GoalStep = z.infer<typeof goalStep>;

const goalPlan = z.object({
  /** Where it is not, the steps go as far as they can. */
  reachable: z.boolean(),
  scoreNow: whole,
  scoreThen: whole,
  /** In the order they are done, the soonest first. */
  steps: z.array(goalStep),
  estimatedCost: whole,
  timeToImplement: z.string(),
});

const scorePlan = goalPlan.extend({
  target: whole,
  /** What is not known and could bring more, though nobody can promise it. */
  questions: z.array(z.string()),
  /** What its owner has dismissed, and the plan does without. */
  leftOut: z.array(z.string()),
});

/** The plan, and what matching has to be asked about; absent where there is nothing to do. */
export const describedPlan = scorePlan.extend({ milestoneStep: milestoneStep.optional() });
export type DescribedPlan = z.infer<typeof describedPlan>;

/** Null where matching was not asked or could not answer. */
export const scorePlanReply = scorePlan.extend({ lenders: lendersAhead.nullable() });
export type ScorePlanReply = z.infer<typeof scorePlanReply>;

const leastGoal = 1;
const mostGoal = 1000;

export const scorePlanQuery = z.object({
  target: z.coerce
    .number(scoreMessages.goal)
    .int(input.wholeNumber)
    .min(leastGoal, fill(scoreMessages.goalRange, { min: leastGoal, max: mostGoal }))
    .max(mostGoal, fill(scoreMessages.goalRange, { min: leastGoal, max: mostGoal })),
});

/** What stays open at a lender: the day on which time cures it, or why nothing does. */
const openRequirement = z.object({
  label: z.string(),
  required: z.string(),
  passesOn: z.iso.date().nullable(),
  note: z.string().nullable(),
});

const figure = z.union([z.string(), z.number(), z.boolean()]);

/** What a lender asks for: the nearest values that pass, each told or moved. */
export const askedChange = z.object({
  code: z.string(),
  title: z.string(),
  description: z.string(),
  isKnown: z.boolean(),
  changes: z.array(fieldChange.extend({ from: figure, to: figure })),
});

export const lenderChanges = z.object({
  lender,
  reachable: z.boolean(),
  /** The day from which all of it holds; null where nothing has to be waited for. */
  readyOn: z.iso.date().nullable(),
  steps: z.array(askedChange),
  open: z.array(openRequirement),
});
export type LenderChanges = z.infer<typeof lenderChanges>;

export const lenderPlanReply = goalPlan.extend({
  lender,
  readyOn: z.iso.date().nullable(),
  open: z.array(openRequirement),
});
export type LenderPlanReply = z.infer<typeof lenderPlanReply>;

/** Changes that a lender asks for, as scoring has to know them. */
export const walkedChange = z.object({ code: z.string(), isKnown: z.boolean(), figures: profileFigures });

export const walkedPlan = goalPlan.omit({ reachable: true }).extend({
  steps: z.array(z.object({ code: z.string(), ...estimate, points: whole, scoreAfter: whole })),
});
export type WalkedPlan = z.infer<typeof walkedPlan>;
