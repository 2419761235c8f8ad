import { DomainError } from '@groundwork/platform-errors';
import { fill } from '@groundwork/wording';
import { messages } from './scoring.wording.ts';

export const recommendationNotFound = (id: string) =>
  new DomainError('not-found', 'RECOMMENDATION_NOT_FOUND', fill(messages.recommendationNotFound, { id }));
