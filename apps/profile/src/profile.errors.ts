import { DomainError } from '@groundwork/platform-errors';

export const accountNotFound = () =>
  new DomainError('not-found', 'ACCOUNT_NOT_FOUND', 'This bank account does not exist');

export const accountExists = () =>
  new DomainError('conflict', 'ACCOUNT_EXISTS', 'This bank account is already connected');

export const tooManyAccounts = (most: number) =>
  new DomainError('conflict', 'TOO_MANY_ACCOUNTS', `At most ${most} bank accounts can be connected`);
