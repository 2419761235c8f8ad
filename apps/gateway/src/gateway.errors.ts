import {
  type Area,
  brandMessages,
  documentRequestLimits,
  type EntitlementName,
  entitlements,
  type Level,
  pictureMessages,
  plansWith,
  uploadMessages,
} from '@groundwork/contracts';
import { DomainError, invalid } from '@groundwork/platform-errors';
import { fill } from '@groundwork/wording';
import { bankFiles, errors, uploads } from './gateway.wording.ts';

export const signInNeeded = () => new DomainError('unauthenticated', 'UNAUTHENTICATED', errors.signInNeeded);

export const roleNeeded = () => new DomainError('forbidden', 'FORBIDDEN', errors.roleNeeded);

export const identityUnconfirmed = () =>
  new DomainError('forbidden', 'CONFIRM_IDENTITY', errors.identityUnconfirmed);

export const twoStepNeeded = () => new DomainError('forbidden', 'TWO_STEP_NEEDED', errors.twoStepNeeded);

export const planNeeded = (name: EntitlementName) =>
  new DomainError(
    'forbidden',
    'PLAN_NEEDED',
    fill(errors.planNeeded, { feature: entitlements[name].label, plans: plansWith(name) }),
  );

export const businessHeader = () => new DomainError('invalid', 'BUSINESS_HEADER', errors.businessHeader);

export const businessNotFound = () =>
  new DomainError('not-found', 'BUSINESS_NOT_FOUND', errors.businessNotFound);

export const ownerNeeded = () => new DomainError('forbidden', 'GRANT_NEEDED', errors.ownerNeeded);

export const areaNeeded = (area: Area, level: Level) =>
  new DomainError('forbidden', 'GRANT_NEEDED', errors.areaNeeded, {
    details: [{ field: area, message: level }],
  });

export const foreignOrigin = () => new DomainError('forbidden', 'FOREIGN_ORIGIN', errors.foreignOrigin);

export const shareSessionEnded = () =>
  new DomainError('unauthenticated', 'SHARE_SESSION_ENDED', errors.shareSessionEnded);

export const downloadGone = () => new DomainError('not-found', 'DOWNLOAD_GONE', errors.downloadGone);

export const figureNotFound = () => new DomainError('not-found', 'FIGURE_NOT_FOUND', errors.figureNotFound);

export const routeNotFound = () => new DomainError('not-found', 'NOT_FOUND', errors.notFound);

export const methodNotAllowed = () =>
  new DomainError('method-not-allowed', 'METHOD_NOT_ALLOWED', errors.methodNotAllowed);

export const malformedJson = () => new DomainError('invalid', 'MALFORMED_JSON', errors.malformedJson);

export const notAnObject = () => new DomainError('invalid', 'INVALID_INPUT', errors.notAnObject);

export const diskLow = () =>
  new DomainError('unavailable', 'DISK_LOW', uploads.diskLow, { retryAfterSeconds: 60 });

export const infectedFile = () => new DomainError('unsupported-type', 'FILE_INFECTED', uploads.infectedFile);

export const scanUnavailable = (cause: unknown) =>
  new DomainError('unavailable', 'SCAN_UNAVAILABLE', uploads.scanUnavailable, {
    retryAfterSeconds: 60,
    cause,
  });

export const unreadableRequest = () =>
  new DomainError('invalid', 'UNREADABLE_REQUEST', errors.unreadableRequest);

export const unclearAddress = () => new DomainError('invalid', 'UNCLEAR_ADDRESS', errors.unclearAddress);

export const bodyTooLarge = () => new DomainError('too-large', 'BODY_TOO_LARGE', errors.bodyTooLarge);

export const bodyTooComplex = () => new DomainError('invalid', 'BODY_TOO_COMPLEX', errors.bodyTooComplex);

export const unsupportedMediaType = () =>
  new DomainError('unsupported-type', 'UNSUPPORTED_MEDIA_TYPE', errors.unsupportedMediaType);

export const tooManyRequests = (retryAfterSeconds: number) =>
  new DomainError(
    'limit',
    'TOO_MANY_REQUESTS',
    fill(errors.tooManyRequests, { seconds: retryAfterSeconds }),
    {
      retryAfterSeconds,
    },
  );

export const tooManyStreams = () =>
  new DomainError('limit', 'TOO_MANY_STREAMS', errors.tooManyStreams, {
    retryAfterSeconds: 30,
  });

export const rangeNotSatisfiable = () =>
  new DomainError('out-of-range', 'RANGE_NOT_SATISFIABLE', errors.rangeNotSatisfiable);

export const emptyPart = () => invalid([{ field: 'body', message: uploads.emptyPart }]);

export const noFile = () => invalid([{ field: 'file', message: uploads.noFile }]);

export const oneFileOnly = () => invalid([{ field: 'file', message: uploads.oneFileOnly }]);

export const tokenFirst = () => invalid([{ field: 'token', message: uploads.tokenFirst }]);

export const tooManyPhotos = () =>
  invalid(
    [{ field: 'file', message: fill(uploads.tooManyPhotos, { most: documentRequestLimits.photos }) }],
    'TOO_MANY_PHOTOS',
  );

export const photosTooLarge = () => new DomainError('too-large', 'FILE_TOO_LARGE', uploads.photosTooLarge);

export const photoUnreadable = () =>
  new DomainError('unsupported-type', 'FILE_TYPE', uploads.photoUnreadable);

export const fileTooLarge = () => new DomainError('too-large', 'FILE_TOO_LARGE', uploadMessages.tooLarge);

export const wrongFileType = () => new DomainError('unsupported-type', 'FILE_TYPE', uploadMessages.wrongType);

export const oldSpreadsheet = () => new DomainError('unsupported-type', 'FILE_TYPE', uploads.oldSpreadsheet);

export const statementAsBankFile = () => new DomainError('unsupported-type', 'FILE_TYPE', bankFiles.pdf);

export const wrongBankFileType = () => new DomainError('unsupported-type', 'FILE_TYPE', bankFiles.type);

export const damagedFile = (cause: unknown) =>
  new DomainError('unavailable', 'FILE_DAMAGED', uploads.damagedFile, { cause });

export const malformedForm = () => new DomainError('invalid', 'MALFORMED_FORM', uploads.malformedForm);

export function toFormError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'FST_FILES_LIMIT' ? oneFileOnly() : malformedForm();
}

export const pictureTooLarge = () => new DomainError('too-large', 'FILE_TOO_LARGE', pictureMessages.tooLarge);

export const wrongPictureType = () =>
  new DomainError('unsupported-type', 'FILE_TYPE', pictureMessages.wrongType);

export const logoTooLarge = () => new DomainError('too-large', 'FILE_TOO_LARGE', brandMessages.logoTooLarge);

export const wrongLogoType = () => new DomainError('unsupported-type', 'FILE_TYPE', brandMessages.logoType);

export const logoUnreadable = () => new DomainError('unsupported-type', 'FILE_TYPE', uploads.logoUnreadable);
