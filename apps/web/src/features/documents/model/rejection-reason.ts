import { rejectDocumentBody } from '@groundwork/contracts';
import { problemAt } from '#shared/forms/zod-rule.ts';
import { words } from '../documents.wording.ts';

/** The maxlength of a textarea counts an emoji as two characters; the server counts one. */
export function problemOfReason(reason: string): string | null {
  if (reason.trim() === '') return words.decision.reasonRequired;
  return problemAt(rejectDocumentBody, 'reason', reason);
}
