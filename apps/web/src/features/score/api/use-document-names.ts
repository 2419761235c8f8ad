import { useDocuments } from '#shared/documents/use-documents.ts';

/** What a step of the score calls a document by; one that was deleted has no name any more. */
export function useDocumentNames(): ReadonlyMap<string, string> {
  const { data } = useDocuments();
  return new Map(data?.map(({ id, originalName }) => [id, originalName]));
}
