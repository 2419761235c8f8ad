import type { StorageQuota } from '@groundwork/contracts';
import type { DomainError } from '@groundwork/platform-errors';
import { quotaErrors } from '../documents.errors.ts';

export interface Addition {
  bytes: number;
  files: number;
}

const quotaRetrySeconds = 60;

export function quotaProblem(
  used: StorageQuota,
  limits: StorageQuota,
  { bytes, files }: Addition,
): DomainError | null {
  if (used.bytes + bytes > limits.bytes) return quotaErrors.bytes();
  if (used.files + files > limits.files) return quotaErrors.files(limits.files);
  if (used.waitingPages + files > limits.waitingPages) return quotaErrors.waiting(quotaRetrySeconds);
  return null;
}
