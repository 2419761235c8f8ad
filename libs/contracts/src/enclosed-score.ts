import { z } from 'zod';
import { profileFigures } from './profile/figures.ts';
import { factorName, scoreFactor, scoreLevel } from './score.ts';

/** A score with what a lender needs to compute it again: figures of the scorecard, no names, ids or texts. */
export const enclosedTotal = z.object({
  totalScore: z.number().int().min(0).max(1000),
  level: scoreLevel,
  rulesVersion: z.string(),
  factors: z.object({ breakdown: z.record(factorName, scoreFactor) }),
});
export type EnclosedTotal = z.infer<typeof enclosedTotal>;

const scoredDocument = z.object({
  category: z.string(),
  status: z.string(),
  fraudScore: z.number().nullable(),
  confidence: z.number().nullable(),
  signals: z.array(z.string()),
  /** A number in place of the digest of the file: equal files have the same one. */
  sha256: z.string(),
  holder: z.object({ match: z.string(), answer: z.string().nullable() }).optional(),
  isSample: z.boolean().optional(),
});

const scoredAccount = z.object({
  accountType: z.string(),
  currentBalance: z.number(),
  averageBalance: z.number(),
});

export const enclosedInput = z.object({
  today: z.iso.date(),
  rulesVersion: z.string(),
  figures: profileFigures,
  accounts: z.array(scoredAccount),
  documents: z.array(scoredDocument),
  unanswered: z.array(z.string()).default([]),
});
export type EnclosedInput = z.infer<typeof enclosedInput>;

export const enclosedResult = z.object({ stated: enclosedTotal, proven: enclosedTotal.nullable() });
export type EnclosedResult = z.infer<typeof enclosedResult>;

export const enclosedScore = z.object({
  input: enclosedInput,
  result: enclosedResult,
  provenInput: enclosedInput.nullable(),
  /** Of the proven score: what two kinds of sources agree on. */
  confirmedTotal: z.number().int().optional(),
});
export type EnclosedScore = z.infer<typeof enclosedScore>;
