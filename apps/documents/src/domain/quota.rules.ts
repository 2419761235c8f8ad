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

export interface WaitingCounts {
  own: number;
  ofOthers: number;
}

/** While that many documents of others wait, an owner adds none to as many of hers. Alone she may send all at once. */
export const waitingShare: Readonly<WaitingCounts> = { own: 20, ofOthers: 50 };

export const isFullBesideOthers = ({ own, ofOthers }: WaitingCounts): boolean =>
  own >= waitingShare.own && ofOthers >= waitingShare.ofOthers;
