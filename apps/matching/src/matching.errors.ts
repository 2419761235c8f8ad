import { DomainError } from '@groundwork/platform-errors';
import { fill } from '@groundwork/wording';
import { words } from './matching.wording.ts';

export const lenderNotFound = () => new DomainError('not-found', 'LENDER_NOT_FOUND', words.lenderNotFound);

export const importNotFound = () => new DomainError('not-found', 'IMPORT_NOT_FOUND', words.import.notFound);

export const importHasErrors = (count: number) =>
  new DomainError('conflict', 'IMPORT_HAS_ERRORS', fill(words.import.hasErrors, { count }));
