import type { DocumentView } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { routes } from '@groundwork/contracts/client';
import { api } from '#shared/api/client.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { words } from '../documents.wording.ts';
import { words as holderWords } from '../holder.wording.ts';
import type { HolderAnswer } from '../model/holder.ts';
import { formatPlace, type Place } from '../model/owner-actions.ts';
import { runWithErrorToast } from '#shared/api/run-with-error-toast.ts';
import { downloadFile } from '#shared/api/download-file.ts';
import { urlOf } from '#shared/api/url-of.ts';
import { useQueryCache } from '#shared/api/use-query-cache.ts';

export interface DocumentCommands {
  readonly download: (document: DocumentView) => Promise<void>;
  readonly reanalyze: (document: DocumentView) => Promise<void>;
  readonly move: (document: DocumentView, place: Place) => Promise<void>;
  readonly answerHolder: (
    document: DocumentView,
    answer: HolderAnswer,
    onRemoved: () => void,
  ) => Promise<void>;
  readonly remove: (document: DocumentView, onRemoved: () => void) => Promise<void>;
}

function useRefreshAfter() {
  const cached = useQueryCache();
  return async (call: Promise<unknown>) => {
    try {
      await call;
    } finally {
      // A rejection shows that the data on the screen is out of date.
      void cached.refresh(routes.documents, routes.dashboard);
    }
  };
}

export function useDocumentCommands(): DocumentCommands {
  const refreshAfter = useRefreshAfter();
  const restore = (id: string) =>
    runWithErrorToast(words.remove.restoreFailed, () =>
      refreshAfter(api.post(routes.restoreDocument, { params: { id } })),
    );

  const showRemoved = ({ id, originalName }: DocumentView, onRemoved: () => void) => {
    onRemoved();
    const action = { label: words.remove.undo, run: () => void restore(id) };
    const description = fill(words.remove.deletedText, { name: originalName });
    showToast({ title: words.remove.deletedTitle, description, action });
  };

  return {
    download: ({ id, originalName }) =>
      downloadFile(urlOf(routes.documentFile, { params: { id } }), originalName),
    reanalyze: ({ id }) =>
      runWithErrorToast(words.analysis.startFailed, () =>
        refreshAfter(api.post(routes.reanalyzeDocument, { params: { id } })),
      ),
    move: ({ id, originalName }, place) =>
      runWithErrorToast(words.move.failed, async () => {
        await refreshAfter(api.patch(routes.moveDocument, { params: { id }, body: place }));
        const description = fill(words.move.movedText, { name: originalName, place: formatPlace(place) });
        showToast({ title: words.move.movedTitle, description });
      }),
    answerHolder: (document, answer, onRemoved) =>
      runWithErrorToast(holderWords.failed, async () => {
        const params = { id: document.id };
        await refreshAfter(api.post(routes.answerHolder, { params, body: { answer } }));
        if (answer === 'remove') showRemoved(document, onRemoved);
        else showToast({ title: holderWords.savedTitle, description: holderWords.answered[answer] });
      }),
    remove: (document, onRemoved) =>
      runWithErrorToast(words.remove.failed, async () => {
        await refreshAfter(api.del(routes.removeDocument, { params: { id: document.id } }));
        showRemoved(document, onRemoved);
      }),
  };
}
