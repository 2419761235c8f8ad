import { DomainError } from '@groundwork/platform-errors';
import { fill } from '@groundwork/wording';
import { feedWords } from './feeds.wording.ts';

export const feedNotFound = () => new DomainError('not-found', 'FEED_NOT_FOUND', feedWords.notFound);

export const feedPlanNotFound = () =>
  new DomainError('not-found', 'FEED_PLAN_NOT_FOUND', feedWords.planNotFound);

export const feedPlanChanged = () => new DomainError('conflict', 'PLAN_CHANGED', feedWords.planChanged);

export const feedExists = () => new DomainError('conflict', 'FEED_EXISTS', feedWords.exists);

export const urlNotAllowed = () =>
  new DomainError('invalid', 'URL_NOT_ALLOWED', feedWords.urlNotAllowed, {
    details: [{ field: 'url', message: feedWords.urlNotAllowed }],
  });

export const shrinkNotConfirmed = (counts: { remaining: number; active: number }) =>
  new DomainError('conflict', 'SHRINK_NOT_CONFIRMED', fill(feedWords.shrink, counts));

export const documentTooHeavy = () => new DomainError('invalid', 'BODY_TOO_COMPLEX', feedWords.notRead);

export const notJson = () => new DomainError('invalid', 'MALFORMED_JSON', feedWords.notJson);
