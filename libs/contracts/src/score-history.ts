import { z } from 'zod';
import { accountFigures } from './banking.ts';
import { documentState } from './document-state.ts';
import { accountId, documentId } from './ids.ts';
import { profileFigures } from './profile/figures.ts';
import { describedScore, scoreReply } from './score.ts';

export const scoreCauseType = z.enum(['profile', 'document', 'account', 'time', 'rules', 'evidence']);

export const scoreCause = z.object({
  type: scoreCauseType,
  fields: z.array(z.string()).optional(),
  fellBack: z.array(z.string()).optional(),
  documentId: documentId.optional(),
  accountId: accountId.optional(),
  rulesVersion: z.string().optional(),
  blankAnswers: z
    .object({ questions: z.number().int().positive(), points: z.number().int().positive() })
    .optional(),
});
export type ScoreCause = z.infer<typeof scoreCause>;

export const scoreStep = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  from: z.number().int(),
  to: z.number().int(),
  change: z.number().int(),
  cause: scoreCause,
});
export type ScoreStep = z.infer<typeof scoreStep>;

export const scoreInputReply = z.object({
  figures: profileFigures,
  answered: z.array(z.string()),
  accounts: z.array(accountFigures),
  documents: z.array(documentState),
  rulesVersion: z.string(),
  today: z.iso.date(),
});
export type ScoreInputReply = z.infer<typeof scoreInputReply>;

export const scoreSource = z.enum(['profile', 'documents']);
export type ScoreSource = z.infer<typeof scoreSource>;

const recalculated = {
  previousTotal: z.number().int(),
  change: z.number().int(),
  /** Sources that did not answer; the score uses their stored copy. */
  staleSources: z.array(scoreSource),
};
export const recalculatedState = describedScore.extend(recalculated);
export type RecalculatedState = z.infer<typeof recalculatedState>;
export const recalculatedReply = scoreReply.extend(recalculated);
export type RecalculatedReply = z.infer<typeof recalculatedReply>;
