import type { DocumentUsage } from '@groundwork/contracts';
import { HttpError } from '#shared/api/http-error.ts';
import { specifiedWords } from '../documents.wording.ts';
import { words } from '../drop-queue.wording.ts';
import type { AfterFailure, ProblemOf } from './drop-queue.ts';
import { findDocumentProblem } from './upload-rules.ts';

const sumOf = (files: readonly File[]) => files.reduce((sum, { size }) => sum + size, 0);

/** Type, size and storage are checked before a byte is sent. */
export const problemBefore =
  (usage: DocumentUsage | undefined): ProblemOf =>
  (file, ahead) => {
    const problem = findDocumentProblem(file);
    if (problem !== null) return { reason: problem.description, canRetry: false };
    if (file.size === 0) return { reason: words.empty, canRetry: false };
    if (usage === undefined) return null;
    const { used, limits } = usage;
    const isFull =
      used.files + ahead.length >= limits.files || used.bytes + sumOf(ahead) + file.size > limits.bytes;
    return isFull ? { reason: words.noSpace, canRetry: true } : null;
  };

const minute = 60_000;
const mostPauses = 30;
const mostInterruptions = 3;
const mostOutages = 5;
const firstRetryMs = 2000;
const secondsOf = ({ retryAfterSeconds }: HttpError) =>
  retryAfterSeconds === null ? minute : Math.max(1, retryAfterSeconds) * 1000;

/** The same file gives the same answer. */
const duplicates = ['DUPLICATE_DOCUMENT', 'DUPLICATE_BANK_FILE'];
const finalCodes = [...duplicates, 'FILE_TYPE', 'FILE_TOO_LARGE', 'FILE_INFECTED'];

const failed = (reason: string, canRetry: boolean): AfterFailure => ({ kind: 'failed', reason, canRetry });

function afterResponse(error: HttpError, failures: number): AfterFailure {
  if (error.status === 429 && failures < mostPauses) return { kind: 'pause', milliseconds: secondsOf(error) };
  if (error.status === 503 && failures < mostOutages)
    return { kind: 'pause', milliseconds: secondsOf(error) };
  // The file of an interrupted upload can be there.
  if (duplicates.includes(error.code ?? '') && failures > 0)
    return { kind: 'sent', id: null, isBankFile: false };
  const isFinal = finalCodes.includes(error.code ?? '');
  return failed(error.serverMessage ?? specifiedWords.uploadFailed, !isFinal);
}

const isFromServer = ({ code, status }: HttpError) => code !== null || status < 500;

export function afterFailure(error: unknown, failures: number): AfterFailure {
  if (error instanceof HttpError && isFromServer(error)) return afterResponse(error, failures);
  return failures < mostInterruptions
    ? { kind: 'pause', milliseconds: firstRetryMs * 2 ** failures }
    : failed(words.interrupted, true);
}
