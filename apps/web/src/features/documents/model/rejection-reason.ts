import { rejectDocumentBody } from '@groundwork/contracts';
import { problemAt } from '#shared/forms/zod-rule.ts';

/** Counted as the server counts: a textarea's own limit takes an emoji for two characters. */
export function problemOfReason(reason: string): string | null {
  if (reason.trim() === '') return 'Say why: the owner reads it.';
  return problemAt(rejectDocumentBody, 'reason', reason);
}
