import { useDocuments } from '#shared/documents/use-documents.ts';

export function useDocumentNames(): ReadonlyMap<string, string> {
  const { data } = useDocuments();
  return new Map(data?.map(({ id, originalName }) => [id, originalName]));
}
