import { DomainError } from '@groundwork/platform-errors';

export const lenderNotFound = () =>
  new DomainError('not-found', 'LENDER_NOT_FOUND', 'This lender does not exist');

export const importNotFound = () =>
  new DomainError('not-found', 'IMPORT_NOT_FOUND', 'This import does not exist, or is done already');

export const importHasErrors = (count: number) =>
  new DomainError('conflict', 'IMPORT_HAS_ERRORS', `${count} errors stand in the file: nothing was changed`);
