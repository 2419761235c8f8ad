import { DomainError, invalid } from '@groundwork/platform-errors';
import { fill } from '@groundwork/wording';
import { words } from './matching.wording.ts';

export const lenderNotFound = () => new DomainError('not-found', 'LENDER_NOT_FOUND', words.lenderNotFound);

export const noSamples = () => new DomainError('conflict', 'NO_SAMPLES', words.noSamples);

export const factNotFound = () => new DomainError('not-found', 'FACT_NOT_FOUND', words.factNotFound);

export const dayOfCheckInFuture = () => invalid([{ field: 'verifiedOn', message: words.import.futureDay }]);

export const dayOutOfRange = () => invalid([{ field: 'on', message: words.dayOutOfRange }]);

export const importNotFound = () => new DomainError('not-found', 'IMPORT_NOT_FOUND', words.import.notFound);

export const importHasErrors = (count: number) =>
  new DomainError('conflict', 'IMPORT_HAS_ERRORS', fill(words.import.hasErrors, { count }));
