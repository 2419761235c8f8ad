import type { DocumentView } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { api } from '#shared/api/client.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { type Place, placeWords } from '../model/owner-actions.ts';
import { runWithErrorToast } from '#shared/api/run-with-error-toast.ts';
import { downloadFile } from '#shared/api/download-file.ts';
import { urlOf } from '#shared/api/url-of.ts';
import { useQueryCache } from '#shared/api/use-query-cache.ts';

/** What an owner can do with a document; each reports its own failure. */
export interface DocumentCommands {
  readonly download: (document: DocumentView) => Promise<void>;
  readonly reanalyse: (document: DocumentView) => Promise<void>;
  readonly move: (document: DocumentView, place: Place) => Promise<void>;
  readonly remove: (document: DocumentView, onRemoved: () => void) => Promise<void>;
}

/** Waits for a call, and refreshes the documents and what is computed from them. */
function useRefreshing() {
  const cached = useQueryCache();
  return async (call: Promise<unknown>) => {
    try {
      await call;
    } finally {
      // Also after a refusal: then the screen has shown what is no longer so.
      void cached.refresh(routes.documents, routes.dashboard);
    }
  };
}

export function useDocumentCommands(): DocumentCommands {
  const refreshing = useRefreshing();
  const restore = (id: string) =>
    runWithErrorToast('The document could not be brought back', () =>
      refreshing(api.post(routes.restoreDocument, { params: { id } })),
    );

  return {
    download: ({ id, originalName }) =>
      downloadFile(urlOf(routes.documentFile, { params: { id } }), originalName),
    reanalyse: ({ id }) =>
      runWithErrorToast('The analysis could not be asked for', () =>
        refreshing(api.post(routes.reanalyzeDocument, { params: { id } })),
      ),
    move: ({ id, originalName }, place) =>
      runWithErrorToast('The document could not be moved', async () => {
        await refreshing(api.patch(routes.moveDocument, { params: { id }, body: place }));
        const description = `${originalName} is now in ${placeWords(place)}.`;
        showToast({ title: 'Document moved', description });
      }),
    remove: ({ id, originalName }, onRemoved) =>
      runWithErrorToast('The document could not be deleted', async () => {
        await refreshing(api.del(routes.removeDocument, { params: { id } }));
        onRemoved();
        const action = { label: 'Undo', run: () => void restore(id) };
        showToast({ title: 'Document deleted', description: `${originalName} no longer counts.`, action });
      }),
  };
}
