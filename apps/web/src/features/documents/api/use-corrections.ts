import type { DocumentView, ReviewItem } from '@groundwork/contracts';
import { type BodyOf, routes } from '@groundwork/contracts/client';
import { api } from '#shared/api/client.ts';
import { runWithErrorToast } from '#shared/api/run-with-error-toast.ts';
import { useQueryCache } from '#shared/api/use-query-cache.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { words } from '../documents.wording.ts';

type OwnerChange = BodyOf<typeof routes.correctFigures>['changes'][number];
export type ReviewChange = BodyOf<typeof routes.reviewFigures>['changes'][number];

export interface Corrections {
  readonly role: 'owner' | 'reviewer';
  /** True after the server stored the change. */
  readonly apply: (change: ReviewChange) => Promise<boolean>;
}

interface Saved {
  readonly version?: number | undefined;
  readonly aiAnalysis: DocumentView['aiAnalysis'];
}

function newCorrection(before: Saved, after: Saved) {
  const earlier = new Set((before.aiAnalysis.corrections ?? []).map(({ id }) => id));
  return (after.aiAnalysis.corrections ?? []).find(({ id }) => !earlier.has(id)) ?? null;
}

async function succeeds(work: () => Promise<void>): Promise<boolean> {
  let isSaved = false;
  await runWithErrorToast(words.corrections.failed, async () => {
    await work();
    isSaved = true;
  });
  return isSaved;
}

export function useOwnerCorrections(document: DocumentView): Corrections {
  const cached = useQueryCache();
  const { id } = document;
  const patch = async (version: number, change: OwnerChange) => {
    try {
      return await api.patch(routes.correctFigures, { params: { id }, body: { version, changes: [change] } });
    } finally {
      await cached.refresh(routes.documents, routes.dashboard);
    }
  };
  const undo = (saved: Saved, correction: string) =>
    void succeeds(async () => {
      await patch(saved.version ?? 0, { what: 'undo', correction });
    });
  const apply = (change: ReviewChange) =>
    succeeds(async () => {
      if (change.what === 'confirm' || change.what === 'reject') return;
      const saved = await patch(document.version ?? 0, change);
      const made = newCorrection(document, saved);
      const description =
        made?.state === 'waits' ? words.corrections.savedWaits : words.corrections.savedCounts;
      if (made === null)
        showToast({ title: words.corrections.undoneTitle, description: words.corrections.undoneText });
      else
        showToast({
          title: words.corrections.savedTitle,
          description,
          action: { label: words.corrections.undo, run: () => undo(saved, made.id) },
        });
    });
  return { role: 'owner', apply };
}

export function useReviewCorrections(item: ReviewItem, onDecided: () => Promise<void>): Corrections {
  const { id, version = 0 } = item;
  const apply = (change: ReviewChange) =>
    succeeds(async () => {
      try {
        await api.patch(routes.reviewFigures, { params: { id }, body: { version, changes: [change] } });
        showToast({ title: words.corrections.reviewedTitle, description: words.corrections.reviewedText });
      } finally {
        await onDecided();
      }
    });
  return { role: 'reviewer', apply };
}
