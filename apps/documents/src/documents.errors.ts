import { uploadMessages } from '@groundwork/contracts';
import { DomainError, invalid } from '@groundwork/platform-errors';

export const duplicateUpload = () =>
  new DomainError('conflict', 'DUPLICATE_DOCUMENT', uploadMessages.duplicate);

export const documentNotFound = () =>
  new DomainError('not-found', 'DOCUMENT_NOT_FOUND', 'This document does not exist');

export const noPreview = () => new DomainError('not-found', 'NO_PREVIEW', 'There is no picture of this page');

export const wrongSubcategory = () =>
  invalid([{ field: 'subcategory', message: uploadMessages.wrongSubcategory }]);

export const beingAnalysed = () =>
  new DomainError(
    'conflict',
    'BEING_ANALYSED',
    'This document is being analysed. Please wait until that is done.',
  );

export const alreadyVerified = () =>
  new DomainError('conflict', 'VERIFIED', 'This document is verified: it can only be deleted.');

export const notWaiting = () =>
  new DomainError('conflict', 'NOT_WAITING', 'This document is not waiting for a decision any more');

export const ownDocumentReview = () =>
  new DomainError('forbidden', 'OWN_DOCUMENT', 'Your own documents are reviewed by somebody else');

/** The session it was begun with is over, and so is the account. */
export const accountGone = () =>
  new DomainError('unauthenticated', 'ACCOUNT_ERASED', 'This account has been erased');
