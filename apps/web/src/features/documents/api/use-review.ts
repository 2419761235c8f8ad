import type { ReviewItem } from '@groundwork/contracts';
import { useSWRConfig } from 'swr';
import { request } from '#shared/api/client.ts';
import { showToast, type ToastMessage } from '#shared/toast/toast-store.ts';
import { attempt } from '#shared/api/attempt.ts';
import { type Query, useQuery } from '#shared/api/use-query.ts';

export const reviewPath = '/api/review/documents';
const firstPage = `${reviewPath}?limit=50`;
/** Nobody tells a reviewer of other owners' documents. */
const askEvery = 30_000;

export interface ReviewPage {
  readonly items: readonly ReviewItem[];
  readonly nextCursor: string | null;
}

export function useReviewQueue(): Query<ReviewPage> {
  return useQuery<ReviewPage>(firstPage, askEvery);
}

export interface ReviewDecisions {
  readonly verify: (item: ReviewItem) => Promise<void>;
  readonly reject: (item: ReviewItem, reason: string) => Promise<void>;
}

/** Each says what became of it: somebody else may have been faster. */
export function useReviewDecisions(): ReviewDecisions {
  const { mutate } = useSWRConfig();
  const decide = (said: ToastMessage, path: string, body?: object) =>
    attempt('The decision could not be recorded. Please try again.', async () => {
      try {
        await request('POST', `${reviewPath}/${path}`, { body });
        showToast(said);
      } finally {
        await mutate(firstPage);
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
