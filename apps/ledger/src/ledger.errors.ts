import { DomainError, invalid } from '@groundwork/platform-errors';
import { fill } from '@groundwork/wording';
import { messages } from './ledger.wording.ts';

export const bankFileNotFound = () =>
  new DomainError('not-found', 'BANK_FILE_NOT_FOUND', messages.fileNotFound);

export const accountNotFound = () =>
  new DomainError('not-found', 'ACCOUNT_NOT_FOUND', messages.accountNotFound);

export const bankRowNotFound = () => new DomainError('not-found', 'BANK_ROW_NOT_FOUND', messages.rowNotFound);

export const accountErased = () => new DomainError('unauthenticated', 'ACCOUNT_ERASED', messages.erased);

export const duplicateBankFile = () => new DomainError('conflict', 'DUPLICATE_BANK_FILE', messages.duplicate);

export const tooManyFiles = (most: number) =>
  new DomainError('conflict', 'LIMIT_REACHED', fill(messages.mostFiles, { most }));

export const storageFull = () => new DomainError('too-large', 'STORAGE_FULL', messages.storageFull);

export const tooManyAccounts = (most: number) =>
  new DomainError('conflict', 'LIMIT_REACHED', fill(messages.mostAccounts, { most }));

export const bankFileNotReady = () => new DomainError('conflict', 'BANK_FILE_NOT_READY', messages.notReady);

export const planChanged = () => new DomainError('conflict', 'PLAN_CHANGED', messages.planChanged);

export const undoExpired = () => new DomainError('conflict', 'UNDO_EXPIRED', messages.undoExpired);

export const unknownDoubt = (id: string) =>
  invalid([{ field: `decisions.${id}`, message: messages.unknownDoubt }]);
