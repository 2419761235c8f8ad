import { DomainError } from '@groundwork/platform-errors';

export const lenderNotFound = () =>
  new DomainError('not-found', 'LENDER_NOT_FOUND', 'This lender does not exist');
