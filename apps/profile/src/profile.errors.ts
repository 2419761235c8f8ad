import type { FigureRefusal } from '@groundwork/engine-evidence';
import { DomainError, invalid } from '@groundwork/platform-errors';
import { fill } from '@groundwork/wording';
import { messages } from './profile.wording.ts';

export const profileChanged = (fields: readonly string[]) =>
  new DomainError('conflict', 'PROFILE_CHANGED', messages.profileChanged, {
    details: fields.map((field) => ({ field, message: messages.differs })),
  });

export const impossible = (refused: readonly FigureRefusal[]) =>
  invalid(refused.map(({ field, message }) => ({ field, message: message.text })));

export const accountNotFound = () =>
  new DomainError('not-found', 'ACCOUNT_NOT_FOUND', messages.accountNotFound);

export const accountExists = () => new DomainError('conflict', 'ACCOUNT_EXISTS', messages.accountExists);

export const proposalNotFound = () =>
  new DomainError('not-found', 'PROPOSAL_NOT_FOUND', messages.proposalNotFound);

export const undoExpired = () => new DomainError('conflict', 'UNDO_EXPIRED', messages.undoExpired);

export const tooManyAccounts = (most: number) =>
  new DomainError('conflict', 'TOO_MANY_ACCOUNTS', fill(messages.tooManyAccounts, { most }));

const ofField = (field: string) => ({ details: [{ field, message: messages.figure }] });

export const figureNotFound = (field: string) =>
  new DomainError('not-found', 'FIGURE_NOT_FOUND', messages.figureNotFound, ofField(field));

export const sourceNotFound = (field: string) =>
  new DomainError('not-found', 'SOURCE_NOT_FOUND', messages.sourceNotFound, ofField(field));

export const figureChanged = (field: string) =>
  new DomainError('conflict', 'FIGURE_CHANGED', messages.figureChanged, ofField(field));
