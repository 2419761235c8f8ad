import { z } from 'zod';
import { documentCategories } from './document-catalog.ts';
import { catalogueMode } from './lenders.ts';
import { profileFigures } from './profile/figures.ts';

export const factorNames = [
  'creditScore',
  'businessFinancials',
  'documentCompleteness',
  'riskAssessment',
] as const;
export const factorName = z.enum(factorNames);
export type FactorName = z.infer<typeof factorName>;

const wholePoints = z.number().int();

/** Missing points: unknown while only open questions could earn them, else lost. Absent in an older scoring. */
const missingPoints = { unknown: wholePoints.optional(), lost: wholePoints.optional() };

/** Points of the total; they add up to 1000, and for a factor to its share of 1000. */
export const pointParts = z.object({ earned: wholePoints, unknown: wholePoints, lost: wholePoints });
export type PointParts = z.infer<typeof pointParts>;

export const scoreCriterion = z.object({
  code: z.string(),
  label: z.string(),
  value: z.union([z.string(), z.number()]).nullable(),
  points: wholePoints,
  maxPoints: wholePoints,
  nextBand: z.object({ threshold: z.union([z.number(), z.string()]), points: wholePoints }).nullable(),
  worth: wholePoints,
  ...missingPoints,
});
export type ScoreCriterion = z.infer<typeof scoreCriterion>;

export const scoreFactor = z.object({
  score: z.number().int().min(0).max(100),
  weight: z.number(),
  contribution: wholePoints,
  ...missingPoints,
  details: z.string(),
  criteria: z.array(scoreCriterion),
});
export type ScoreFactor = z.infer<typeof scoreFactor>;

export const scoreLevel = z.enum(['Excellent', 'Good', 'Fair', 'Needs Improvement']);
export type ScoreLevel = z.infer<typeof scoreLevel>;

export const scoreReason = z.object({
  code: z.string(),
  label: z.string(),
  factor: factorName,
  pointsLost: wholePoints,
  sentence: z.string(),
});

export const nextMilestone = z.object({
  title: z.string(),
  points: wholePoints.nullable(),
  href: z.string().nullable(),
  target: wholePoints,
  progress: wholePoints,
});
export type NextMilestone = z.infer<typeof nextMilestone>;

export const milestoneStep = z.object({
  figures: profileFigures,
  documents: z.partialRecord(z.enum(documentCategories), wholePoints),
  connectsAccount: z.boolean(),
});
export type MilestoneStep = z.infer<typeof milestoneStep>;

export const lendersAhead = z.object({ eligible: wholePoints, raised: wholePoints });
export type LendersAhead = z.infer<typeof lendersAhead>;

export const scoreImpactLines = z.object({
  documents: wholePoints,
  profileAndBanking: wholePoints,
  other: wholePoints,
  total: wholePoints,
});
export type ScoreImpactLines = z.infer<typeof scoreImpactLines>;

export const scoreFlag = z.object({
  code: z.literal('INCONSISTENT'),
  criterion: z.string(),
  entered: z.number(),
  computed: z.number(),
});
export type ScoreFlag = z.infer<typeof scoreFlag>;

export const provenSummary = z.object({
  totalScore: z.number().int().min(0).max(1000),
  confirmedTotal: z.number().int().min(0).max(1000).optional(),
  restsOnYourWord: wholePoints,
  contradictions: wholePoints,
});
export type ProvenSummary = z.infer<typeof provenSummary>;

export const scoreState = z.object({
  totalScore: z.number().int().min(0).max(1000),
  earned: wholePoints.optional(),
  ...missingPoints,
  level: scoreLevel,
  rulesVersion: z.string(),
  calculatedAt: z.iso.datetime(),
  factors: z.object({ breakdown: z.record(factorName, scoreFactor) }),
  reasons: z.array(scoreReason),
  change30Days: wholePoints,
  scoreImpact: scoreImpactLines,
  nextMilestone,
  /** The trust in the data; it never changes points. Absent in an older scoring. */
  flags: z.array(scoreFlag).readonly().optional(),
  /** Absent in an older scoring. */
  proven: provenSummary.optional(),
});
export type ScoreState = z.infer<typeof scoreState>;

export const percent = z.number().int().min(0).max(100);

const ahead = { milestoneStep: milestoneStep.optional() };
export const describedScore = scoreState.extend(ahead);
export type DescribedScore = z.infer<typeof describedScore>;

export const scoreReply = scoreState.extend({
  qualificationRate: percent,
  catalogueMode: catalogueMode.nullable().default(null),
  canCarry: z.number().int().nullable().optional(),
  nextMilestone: nextMilestone.extend({ lenders: lendersAhead.nullable() }),
  unavailable: z.array(z.enum(['lenders'])),
  withheld: z.array(z.enum(['lenders'])).default([]),
});
export type ScoreReply = z.infer<typeof scoreReply>;

export const matchSummary = z.object({
  qualificationRate: percent,
  matchedLenders: z.number().int(),
  activeLenders: z.number().int(),
  catalogueMode: catalogueMode.optional(),
  canCarry: z.number().int().optional(),
});
export type MatchSummary = z.infer<typeof matchSummary>;

export const categoryProgress = z.object({ counted: wholePoints, waiting: wholePoints });
export type CategoryProgress = z.infer<typeof categoryProgress>;

export const documentPortfolio = z.object({
  total: z.number().int(),
  categories: z.record(z.enum(documentCategories), z.number().int()),
  progress: z.record(z.enum(documentCategories), categoryProgress).optional(),
});
export type DocumentPortfolio = z.infer<typeof documentPortfolio>;
