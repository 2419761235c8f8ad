import { type PageRange, uploadMessages } from '@groundwork/contracts';
import { DomainError, invalid } from '@groundwork/platform-errors';
import { fill } from '@groundwork/wording';
import { messages } from './documents.wording.ts';

export const duplicateUpload = () =>
  new DomainError('conflict', 'DUPLICATE_DOCUMENT', uploadMessages.duplicate);

export const quotaErrors = {
  bytes: () => new DomainError('too-large', 'STORAGE_FULL', messages.storageFull),
  files: (most: number) =>
    new DomainError('too-large', 'TOO_MANY_FILES', fill(messages.tooManyFiles, { most })),
  waiting: (retryAfterSeconds: number) =>
    new DomainError('limit', 'TOO_MANY_WAITING', messages.tooManyWaiting, { retryAfterSeconds }),
};

export const documentNotFound = () =>
  new DomainError('not-found', 'DOCUMENT_NOT_FOUND', messages.documentNotFound);

export const noPreview = () => new DomainError('not-found', 'NO_PREVIEW', messages.noPreview);

export const wrongSubcategory = () =>
  invalid([{ field: 'subcategory', message: uploadMessages.wrongSubcategory }]);

export const analysisRuns = () => new DomainError('conflict', 'BEING_ANALYSED', messages.analysisRuns);

export const alreadyVerified = () => new DomainError('conflict', 'VERIFIED', messages.verified);

export const tooManyAnalyses = (most: number) =>
  new DomainError('conflict', 'TOO_MANY_ANALYSES', fill(messages.tooManyAnalyses, { most }));

export const notAnalyzed = () => new DomainError('conflict', 'NOT_ANALYSED', messages.notAnalyzed);

export const notAPdf = () => new DomainError('conflict', 'NOT_A_PDF', messages.notAPdf);

export const damagedFile = (cause: unknown) =>
  new DomainError('unavailable', 'FILE_DAMAGED', messages.damagedFile, { cause });

export const wrongPart = (at: number, field: string, pages: PageRange) =>
  invalid([
    {
      field: `parts.${at}.${field}`,
      message: fill(messages.wrongPart, { from: pages.fromPage, to: pages.toPage }),
    },
  ]);

export const documentChanged = () => new DomainError('conflict', 'DOCUMENT_CHANGED', messages.changed);

export const tooManyCorrections = (most: number) =>
  new DomainError('conflict', 'TOO_MANY_CORRECTIONS', fill(messages.tooManyCorrections, { most }));

export const correctionNotFound = () =>
  new DomainError('not-found', 'CORRECTION_NOT_FOUND', messages.correctionNotFound);

export const noHolderQuestion = () =>
  new DomainError('conflict', 'NO_HOLDER_QUESTION', messages.noHolderQuestion);

export const noRowsRead = () => new DomainError('not-found', 'NO_ROWS_READ', messages.noRows);

export const wrongChange = (at: number, field: string, message: string) =>
  invalid([{ field: `changes.${at}.${field}`, message }]);

export const notWaiting = () => new DomainError('conflict', 'NOT_WAITING', messages.notWaiting);

export const categoryOpen = () => new DomainError('conflict', 'CATEGORY_OPEN', messages.categoryOpen);

export const ownDocumentReview = () => new DomainError('forbidden', 'OWN_DOCUMENT', messages.ownDocument);

/** Also ends the session in the browser. */
export const accountErased = () =>
  new DomainError('unauthenticated', 'ACCOUNT_ERASED', messages.accountErased);
