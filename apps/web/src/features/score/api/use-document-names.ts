import type { DocumentView } from '@groundwork/contracts';
import { useQuery } from '#shared/api/use-query.ts';

/** What a step of the score calls a document by; one that was deleted has no name any more. */
export function useDocumentNames(): ReadonlyMap<string, string> {
  const { data } = useQuery<readonly DocumentView[]>('/api/documents');
  return new Map(data?.map(({ id, originalName }) => [id, originalName]));
}
