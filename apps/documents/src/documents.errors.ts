import { uploadMessages } from '@groundwork/contracts';
import { DomainError, invalid } from '@groundwork/platform-errors';
import { fill } from '@groundwork/wording';
import { messages } from './documents.wording.ts';

export const duplicateUpload = () =>
  new DomainError('conflict', 'DUPLICATE_DOCUMENT', uploadMessages.duplicate);

export const quotaErrors = {
  bytes: () => new DomainError('too-large', 'STORAGE_FULL', messages.storageFull),
  files: (most: number) =>
    new DomainError('too-large', 'TOO_MANY_FILES', fill(messages.tooManyFiles, { most })),
  uploads: (most: number, retryAfterSeconds: number) =>
    new DomainError('limit', 'TOO_MANY_UPLOADS', fill(messages.tooManyUploads, { most }), {
      retryAfterSeconds,
    }),
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

export const notWaiting = () => new DomainError('conflict', 'NOT_WAITING', messages.notWaiting);

export const ownDocumentReview = () => new DomainError('forbidden', 'OWN_DOCUMENT', messages.ownDocument);

/** Also ends the session in the browser. */
export const accountErased = () =>
  new DomainError('unauthenticated', 'ACCOUNT_ERASED', messages.accountErased);
