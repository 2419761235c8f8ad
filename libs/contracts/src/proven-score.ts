import { z } from 'zod';
import { witness } from './evidence.ts';
import { documentId } from './ids.ts';
import { factorName, scoreCriterion, scoreFactor, scoreLevel } from './score.ts';

export const proofActs = [
  'bank_3',
  'bank_12',
  'tax_return',
  'profit_loss',
  'balance_sheet',
  'cash_flow',
] as const;
export const proofAct = z.enum(proofActs);
export type ProofAct = z.infer<typeof proofAct>;

export const proofBadge = z.enum(['proven', 'stated', 'missing']);
export type ProofBadge = z.infer<typeof proofBadge>;

const fieldValue = z.union([z.number(), z.string(), z.boolean()]);
const ofField = { field: z.string(), label: z.string() };

export const contradiction = z.object({
  ...ofField,
  stated: fieldValue,
  witnessed: fieldValue,
  /** The points that the stated score loses with the figure of the witness. */
  points: z.number().int(),
  criteria: z.array(z.string()),
  witnessId: z.string(),
  documentId: documentId.nullable(),
  page: z.number().int().nullable(),
  /** The id of the one source that stands alone. Absent in results of an older version. */
  outlier: z.string().nullable().optional(),
});
export type Contradiction = z.infer<typeof contradiction>;

export const provenCriterion = scoreCriterion.extend({
  badge: proofBadge,
  statedPoints: z.number().int(),
  /** Ids of the list of witnesses. */
  witnesses: z.array(z.string()),
  provableBy: z.array(proofAct),
});
export type ProvenCriterion = z.infer<typeof provenCriterion>;

export const proofAdvice = z.object({
  act: proofAct,
  title: z.string(),
  sentence: z.string(),
  points: z.number().int(),
  fields: z.array(z.string()),
});
export type ProofAdvice = z.infer<typeof proofAdvice>;

export const provenScore = z.object({
  totalScore: z.number().int().min(0).max(1000),
  /** The part of the total that two sources or a reviewer confirm. Absent in results of an older version. */
  confirmedTotal: z.number().int().min(0).max(1000).optional(),
  level: scoreLevel,
  rulesVersion: z.string(),
  calculatedAt: z.iso.datetime(),
  statedTotal: z.number().int(),
  restsOnYourWord: z.number().int().min(0),
  factors: z.object({ breakdown: z.record(factorName, scoreFactor) }),
  criteria: z.array(provenCriterion),
  /** The chosen witnesses, and those in conflict with them. */
  witnesses: z.array(witness),
  advice: z.array(proofAdvice),
  contradictions: z.array(contradiction),
  conflicts: z.array(z.object({ ...ofField, witnessIds: z.array(z.string()) })),
  expiring: z.array(z.object({ ...ofField, witnessId: z.string(), freshUntil: z.iso.date() })),
});
export type ProvenScore = z.infer<typeof provenScore>;
