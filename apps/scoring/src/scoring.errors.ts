import { DomainError } from '@groundwork/platform-errors';

export const recommendationNotFound = (id: string) =>
  new DomainError('not-found', 'RECOMMENDATION_NOT_FOUND', `There is no recommendation ${id} to act on`);
