import type { DocumentView, PageRange } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { fill } from '@groundwork/wording';
import { api } from '#shared/api/client.ts';
import { HttpError } from '#shared/api/http-error.ts';
import { useQueryCache } from '#shared/api/use-query-cache.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { words } from '../documents.wording.ts';

const messageOf = (error: unknown): string => {
  if (!(error instanceof HttpError)) return words.split.failed;
  return error.details[0]?.message ?? error.serverMessage ?? words.split.failed;
};

/** The problem, or null after the server split the document. */
export function useSplit({ id }: DocumentView): (parts: PageRange[]) => Promise<string | null> {
  const cached = useQueryCache();
  return async (parts) => {
    try {
      const made = await api.post(routes.splitDocument, { params: { id }, body: { parts } });
      const description = fill(words.split.splitText, { count: made.length });
      showToast({ title: words.split.splitTitle, description });
      return null;
    } catch (error) {
      return messageOf(error);
    } finally {
      // A rejection shows that the data on the screen is out of date.
      void cached.refresh(routes.documents, routes.dashboard);
    }
  };
}
