import type { DocumentQuota } from '@groundwork/contracts';
import type { DomainError } from '@groundwork/platform-errors';
import { quotaErrors } from '../documents.errors.ts';

export interface Usage extends DocumentQuota {
  /** null without an upload in the last hour. */
  secondsUntilFewerUploads: number | null;
}

export interface Addition {
  bytes: number;
  files?: number;
  isUpload: boolean;
}

const quotaRetrySeconds = 60;

export function quotaProblem(
  used: Usage,
  limits: DocumentQuota,
  { bytes, files = 1, isUpload }: Addition,
): DomainError | null {
  if (used.bytes + bytes > limits.bytes) return quotaErrors.bytes();
  if (used.files + files > limits.files) return quotaErrors.files(limits.files);
  if (isUpload && used.uploadsAnHour + files > limits.uploadsAnHour)
    return quotaErrors.uploads(limits.uploadsAnHour, used.secondsUntilFewerUploads ?? quotaRetrySeconds);
  if (used.waitingPages + files > limits.waitingPages) return quotaErrors.waiting(quotaRetrySeconds);
  return null;
}
