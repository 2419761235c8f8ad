import type { ReviewItem } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { routes } from '@groundwork/contracts/client';
import { runWithErrorToast } from '#shared/api/run-with-error-toast.ts';
import { api } from '#shared/api/client.ts';
import { usePages } from '#shared/api/use-pages.ts';
import { showToast, type ToastMessage } from '#shared/toast/toast-store.ts';
import { words } from '../documents.wording.ts';

const pageSize = 50;
/** The reviewer's browser receives no events about documents of other owners. */
const refreshMs = 30_000;

export const useReviewQueue = () => usePages(routes.reviewQueue, pageSize, refreshMs);

interface ReviewDecisions {
  readonly verify: (item: ReviewItem) => Promise<void>;
  readonly reject: (item: ReviewItem, reason: string) => Promise<void>;
}

export function useReviewDecisions(onDecided: () => Promise<void>): ReviewDecisions {
  const decide = (message: ToastMessage, call: () => Promise<unknown>) =>
    runWithErrorToast(words.decision.failed, async () => {
      try {
        await call();
        showToast(message);
      } finally {
        await onDecided();
      }
    });
  return {
    verify: ({ id, originalName }) => {
      const description = fill(words.decision.verifiedText, { name: originalName });
      return decide({ title: words.decision.verifiedTitle, description }, () =>
        api.post(routes.verifyDocument, { params: { id } }),
      );
    },
    reject: ({ id, originalName }, reason) => {
      const description = fill(words.decision.rejectedText, { name: originalName });
      return decide({ title: words.decision.rejectedTitle, description }, () =>
        api.post(routes.rejectDocument, { params: { id }, body: { reason } }),
      );
    },
  };
}
