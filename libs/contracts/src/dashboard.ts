import { z } from 'zod';
import { catalogueMode } from './lenders.ts';
import { recommendation } from './recommendations.ts';
import { documentPortfolio, factorName, nextMilestone, percent, pointParts, provenSummary } from './score.ts';

export const dashboardParts = ['score', 'lenders', 'documents'] as const;

const withheldParts = ['lenders', 'documents'] as const;

export const dashboardReply = z.object({
  score: z.object({
    totalScore: z.number().int(),
    qualificationRate: percent,
    creditScore: percent,
    businessFinancials: percent,
    documentCompleteness: percent,
    riskAssessment: percent,
  }),
  matchedLenders: z.number().int(),
  recommendations: z.array(recommendation),
  documents: documentPortfolio,
  activeLenders: z.number().int(),
  canCarry: z.number().int().nullable().optional(),
  catalogueMode: catalogueMode.nullable().default(null),
  change30Days: z.number().int(),
  nextMilestone: nextMilestone.nullable(),
  proven: provenSummary.nullable().optional(),
  /** null while scoring is away; absent in an older gateway. */
  parts: pointParts
    .extend({ factors: z.record(factorName, pointParts) })
    .nullable()
    .optional(),
  unavailable: z.array(z.enum(dashboardParts)),
  withheld: z.array(z.enum(withheldParts)).default([]),
});
export type DashboardReply = z.infer<typeof dashboardReply>;
