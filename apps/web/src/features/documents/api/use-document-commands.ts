import type { DocumentView } from '@groundwork/contracts';
import { useSWRConfig } from 'swr';
import { type Method, request } from '#shared/api/client.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { type Place, placeWords } from '../model/owner-actions.ts';
import { attempt } from '#shared/api/attempt.ts';
import { saveFile } from '#shared/api/save-file.ts';

const path = '/api/documents';
const changedQueries: readonly string[] = [path, '/api/dashboard'];

/** What an owner can do with a document; each reports its own failure. */
export interface DocumentCommands {
  readonly download: (document: DocumentView) => Promise<void>;
  readonly reanalyse: (document: DocumentView) => Promise<void>;
  readonly move: (document: DocumentView, place: Place) => Promise<void>;
  readonly remove: (document: DocumentView, onRemoved: () => void) => Promise<void>;
}

/** Calls, and refreshes the documents and what is computed from them. */
function useRefreshingCall() {
  const { mutate } = useSWRConfig();
  return async (method: Method, callPath: string, body?: Place) => {
    try {
      await request(method, callPath, { body });
    } finally {
      // Also after a refusal: then the screen has shown what is no longer so.
      for (const query of changedQueries) void mutate(query);
    }
  };
}

export function useDocumentCommands(): DocumentCommands {
  const call = useRefreshingCall();
  const restore = (id: string) =>
    attempt('The document could not be brought back', () => call('POST', `${path}/${id}/restore`));

  return {
    download: ({ id, originalName }) => saveFile(`${path}/${id}/file`, originalName),
    reanalyse: ({ id }) =>
      attempt('The analysis could not be asked for', () => call('POST', `${path}/${id}/reanalyze`)),
    move: ({ id, originalName }, place) =>
      attempt('The document could not be moved', async () => {
        await call('PATCH', `${path}/${id}`, place);
        const description = `${originalName} is now in ${placeWords(place)}.`;
        showToast({ title: 'Document moved', description });
      }),
    remove: ({ id, originalName }, onRemoved) =>
      attempt('The document could not be deleted', async () => {
        await call('DELETE', `${path}/${id}`);
        onRemoved();
        const action = { label: 'Undo', run: () => void restore(id) };
        showToast({ title: 'Document deleted', description: `${originalName} no longer counts.`, action });
      }),
  };
}
