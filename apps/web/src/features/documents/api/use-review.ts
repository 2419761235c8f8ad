import type { ReviewItem } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { runWithErrorToast } from '#shared/api/run-with-error-toast.ts';
import { api } from '#shared/api/client.ts';
import { usePages } from '#shared/api/use-pages.ts';
import { showToast, type ToastMessage } from '#shared/toast/toast-store.ts';

const atOnce = 50;
/** Nobody tells a reviewer of other owners' documents. */
const askEvery = 30_000;

export const useReviewQueue = () => usePages(routes.reviewQueue, atOnce, askEvery);

interface ReviewDecisions {
  readonly verify: (item: ReviewItem) => Promise<void>;
  readonly reject: (item: ReviewItem, reason: string) => Promise<void>;
}

/** Each says what became of it: somebody else may have been faster. */
export function useReviewDecisions(onDecided: () => Promise<void>): ReviewDecisions {
  const decide = (said: ToastMessage, call: () => Promise<unknown>) =>
    runWithErrorToast('The decision could not be recorded. Please try again.', async () => {
      try {
        await call();
        showToast(said);
      } finally {
        await onDecided();
      }
    });
  return {
    verify: ({ id, originalName }) => {
      const description = `${originalName} counts in full from now on.`;
      return decide({ title: 'Document verified', description }, () =>
        api.post(routes.verifyDocument, { params: { id } }),
      );
    },
    reject: ({ id, originalName }, reason) => {
      const description = `The owner of ${originalName} reads your reason.`;
      return decide({ title: 'Document rejected', description }, () =>
        api.post(routes.rejectDocument, { params: { id }, body: { reason } }),
      );
    },
  };
}
