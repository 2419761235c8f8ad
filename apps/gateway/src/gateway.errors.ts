import {
  type EntitlementName,
  entitlements,
  pictureMessages,
  plansWith,
  uploadMessages,
} from '@groundwork/contracts';
import { DomainError, invalid } from '@groundwork/platform-errors';

export const signInNeeded = () => new DomainError('unauthenticated', 'UNAUTHENTICATED', 'Please sign in');

export const roleNeeded = () => new DomainError('forbidden', 'FORBIDDEN', 'Your role does not allow this');

export const planNeeded = (name: EntitlementName) =>
  new DomainError('forbidden', 'PLAN_NEEDED', `${entitlements[name].label} comes with ${plansWith(name)}`);

export const foreignOrigin = () =>
  new DomainError('forbidden', 'FOREIGN_ORIGIN', 'This request did not come from our own pages');

export const routeNotFound = () => new DomainError('not-found', 'NOT_FOUND', 'There is nothing here');

export const methodNotAllowed = () =>
  new DomainError('method-not-allowed', 'METHOD_NOT_ALLOWED', 'This address does not take that method');

export const malformedJson = () => new DomainError('invalid', 'MALFORMED_JSON', 'The body is not valid JSON');

export const notAnObject = () => new DomainError('invalid', 'INVALID_INPUT', 'Send a JSON object');

export const unreadableRequest = () =>
  new DomainError('invalid', 'UNREADABLE_REQUEST', 'The request cannot be read');

export const bodyTooLarge = () => new DomainError('too-large', 'BODY_TOO_LARGE', 'The request is too large');

export const unsupportedMediaType = () =>
  new DomainError(
    'unsupported-type',
    'UNSUPPORTED_MEDIA_TYPE',
    'Send JSON, or a form where a file is expected',
  );

export const tooManyRequests = (retryAfterSeconds: number) =>
  new DomainError('limit', 'TOO_MANY_REQUESTS', 'Too many requests. Please wait a moment.', {
    retryAfterSeconds,
  });

export const tooManyStreams = () =>
  new DomainError('limit', 'TOO_MANY_STREAMS', 'Too many windows are open. Please close some.', {
    retryAfterSeconds: 30,
  });

export const noFile = () => invalid([{ field: 'file', message: 'Please choose a file to upload.' }]);

const oneFileOnly = () => invalid([{ field: 'file', message: 'Please upload one file at a time.' }]);

export const fileTooLarge = () => new DomainError('too-large', 'FILE_TOO_LARGE', uploadMessages.tooLarge);

export const wrongFileType = () => new DomainError('unsupported-type', 'FILE_TYPE', uploadMessages.wrongType);

export const malformedForm = () =>
  new DomainError('invalid', 'MALFORMED_FORM', 'The upload did not arrive whole. Please try again.');

export function asFormRefusal(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'FST_FILES_LIMIT' ? oneFileOnly() : malformedForm();
}

export const pictureTooLarge = () => new DomainError('too-large', 'FILE_TOO_LARGE', pictureMessages.tooLarge);

export const wrongPictureType = () =>
  new DomainError('unsupported-type', 'FILE_TYPE', pictureMessages.wrongType);
