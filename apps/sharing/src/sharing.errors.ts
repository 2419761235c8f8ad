import { documentRequestLimits, lenderRequestLimits, packageLimits } from '@groundwork/contracts';
import { DomainError, invalid } from '@groundwork/platform-errors';
import { fill } from '@groundwork/wording';
import { messages } from './sharing.wording.ts';

export const packageNotFound = () =>
  new DomainError('not-found', 'PACKAGE_NOT_FOUND', messages.packageNotFound);

export const linkNotFound = () => new DomainError('not-found', 'LINK_NOT_FOUND', messages.linkNotFound);

export const unknownDocument = (place: number) =>
  invalid([{ field: `documentIds.${place}`, message: messages.documentUnknown }]);

export const originalNotChosen = (place: number) =>
  invalid([{ field: `originals.${place}`, message: messages.originalNotChosen }]);

export const unknownAccount = (place: number) =>
  invalid([{ field: `open.${place}`, message: messages.accountUnknown }]);

export const documentNotReady = (documentId: string) =>
  new DomainError('conflict', 'DOCUMENT_NOT_READY', fill(messages.documentNotReady, { documentId }));

const mebibyte = 1024 * 1024;

export const packageTooLarge = () => {
  const { documents, pages, bytes } = packageLimits;
  const message = fill(messages.tooLarge, { documents, pages, megabytes: bytes / mebibyte });
  return new DomainError('too-large', 'PACKAGE_TOO_LARGE', message);
};

export const tooManyPackages = () =>
  new DomainError(
    'conflict',
    'TOO_MANY_PACKAGES',
    fill(messages.tooManyPackages, { most: packageLimits.packages }),
  );

export const consentNeeded = () =>
  invalid([{ field: 'consentText', message: messages.consentNeeded }], 'CONSENT_NEEDED');

export const packageNotReady = () => new DomainError('conflict', 'PACKAGE_NOT_READY', messages.notReady);

export const packageIncomplete = () => new DomainError('conflict', 'PACKAGE_INCOMPLETE', messages.incomplete);

export const pageNotFound = () => new DomainError('not-found', 'PAGE_NOT_FOUND', messages.pageNotFound);

export const pageNotOpen = () => new DomainError('conflict', 'PAGE_NOT_OPEN', messages.pageNotOpen);

export const tooManyLinks = () =>
  new DomainError(
    'conflict',
    'TOO_MANY_PACKAGE_LINKS',
    fill(messages.tooManyLinks, { most: packageLimits.links }),
  );

export const linkRevoked = () => new DomainError('conflict', 'LINK_REVOKED', messages.linkRevoked);

export const wrongExpiry = () =>
  invalid([{ field: 'expiresAt', message: fill(messages.expiry, { most: packageLimits.linkDays }) }]);

export const tooManyCodes = (most: number) =>
  new DomainError('limit', 'TOO_MANY_CODES', fill(messages.tooManyCodes, { most }), {
    retryAfterSeconds: 3600,
  });

export const viewOnly = () => new DomainError('forbidden', 'VIEW_ONLY', messages.viewOnly);

export const downloadGone = () => new DomainError('not-found', 'DOWNLOAD_GONE', messages.downloadGone);

export const mailNotConfigured = () =>
  new DomainError('conflict', 'MAIL_NOT_CONFIGURED', messages.mailNotConfigured);

export const tooManyOpenRequests = () =>
  new DomainError(
    'limit',
    'TOO_MANY_OPEN_REQUESTS',
    fill(messages.tooManyOpenRequests, { most: lenderRequestLimits.open }),
    { retryAfterSeconds: 3600 },
  );

export const wrongDueDay = () =>
  invalid([{ field: 'dueDay', message: fill(messages.dueDay, { most: lenderRequestLimits.dueDays }) }]);

export const requestNotFound = () =>
  new DomainError('not-found', 'LENDER_REQUEST_NOT_FOUND', messages.requestNotFound);

export const requestClosed = () =>
  new DomainError('conflict', 'LENDER_REQUEST_CLOSED', messages.requestClosed);

export const linkGone = () => new DomainError('not-found', 'LINK_GONE', messages.linkGone);

export const sessionEnded = () =>
  new DomainError('unauthenticated', 'SHARE_SESSION_ENDED', messages.sessionEnded);

export const codeWrong = (left: number) => {
  const message = fill(messages.codeWrong, { left });
  return new DomainError('unauthenticated', 'CODE_WRONG', message, {
    details: [{ field: 'code', message: String(left) }],
  });
};

export const linkLocked = () =>
  new DomainError('limit', 'LINK_LOCKED', messages.linkLocked, { retryAfterSeconds: 3600 });

export const itemRemoved = (day: string) =>
  new DomainError('not-found', 'ITEM_REMOVED', fill(messages.itemRemoved, { day }));

export const accountErased = () => new DomainError('unauthenticated', 'ACCOUNT_ERASED', messages.erased);

export const wrongRequestDay = () =>
  invalid([{ field: 'dueOn', message: fill(messages.requestDay, { most: documentRequestLimits.dueDays }) }]);

export const documentRequestNotFound = () =>
  new DomainError('not-found', 'DOCUMENT_REQUEST_NOT_FOUND', messages.documentRequestNotFound);

export const remindedToday = () => new DomainError('conflict', 'REMINDED_TODAY', messages.remindedToday);

export const documentRequestClosed = () =>
  new DomainError('conflict', 'REQUEST_CLOSED', messages.documentRequestClosed);

export const requestLinkNotValid = () =>
  new DomainError('not-found', 'LINK_NOT_VALID', messages.requestLinkNotValid);

export const tooManyDocumentRequests = () =>
  new DomainError(
    'limit',
    'TOO_MANY_DOCUMENT_REQUESTS',
    fill(messages.tooManyDocumentRequests, { most: documentRequestLimits.open }),
  );

export const tooManyMailedRequests = () =>
  new DomainError(
    'limit',
    'TOO_MANY_DOCUMENT_REQUESTS',
    fill(messages.tooManyMailedRequests, { most: documentRequestLimits.mailedADay }),
  );

export const tooManyTokens = (retryAfterSeconds: number) =>
  new DomainError('limit', 'TOO_MANY_TOKENS', messages.tooManyTokens, { retryAfterSeconds });
