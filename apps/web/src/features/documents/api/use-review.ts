import type { ReviewItem } from '@groundwork/contracts';
import useSWRInfinite from 'swr/infinite';
import { attempt } from '#shared/api/attempt.ts';
import { request } from '#shared/api/client.ts';
import type { HttpError } from '#shared/api/http-error.ts';
import type { Query } from '#shared/api/use-query.ts';
import { showToast, type ToastMessage } from '#shared/toast/toast-store.ts';

export const reviewPath = '/api/review/documents';
const firstPage = `${reviewPath}?limit=50`;
/** Nobody tells a reviewer of other owners' documents. */
const askEvery = 30_000;

interface ReviewPage {
  readonly items: readonly ReviewItem[];
  readonly nextCursor: string | null;
}

const pathOf = (_index: number, before: ReviewPage | null): string | null => {
  if (before === null) return firstPage;
  return before.nextCursor === null ? null : `${firstPage}&cursor=${encodeURIComponent(before.nextCursor)}`;
};

interface ReviewQueue extends Query<readonly ReviewItem[]> {
  /** Fetches the next page; nothing once all are there. */
  readonly showMore: (() => void) | null;
  readonly isFetchingMore: boolean;
}

export function useReviewQueue(): ReviewQueue {
  const queue = useSWRInfinite<ReviewPage, HttpError | Error>(pathOf, { refreshInterval: askEvery });
  const { data, error, isLoading, isValidating, mutate, size, setSize } = queue;
  const refresh = async () => {
    await mutate();
  };
  const hasMore = data !== undefined && data.at(-1)?.nextCursor !== null;
  return {
    data: data?.flatMap(({ items }) => items),
    error,
    isLoading,
    refresh,
    showMore: hasMore ? () => void setSize((pages) => pages + 1) : null,
    isFetchingMore: isValidating && data !== undefined && data.length < size,
  };
}

interface ReviewDecisions {
  readonly verify: (item: ReviewItem) => Promise<void>;
  readonly reject: (item: ReviewItem, reason: string) => Promise<void>;
}

/** Each says what became of it: somebody else may have been faster. */
export function useReviewDecisions(onDecided: () => Promise<void>): ReviewDecisions {
  const decide = (said: ToastMessage, path: string, body?: object) =>
    attempt('The decision could not be recorded. Please try again.', async () => {
      try {
        await request('POST', `${reviewPath}/${path}`, { body });
        showToast(said);
      } finally {
        await onDecided();
      }
    });
  return {
    verify: ({ id, originalName }) => {
      const description = `${originalName} counts in full from now on.`;
      return decide({ title: 'Document verified', description }, `${id}/verify`);
    },
    reject: ({ id, originalName }, reason) => {
      const description = `The owner of ${originalName} reads your reason.`;
      return decide({ title: 'Document rejected', description }, `${id}/reject`, { reason });
    },
  };
}
