import { routes } from '@groundwork/contracts/client';
import { useQuery } from '#shared/api/use-query.ts';

/** Titles of the lender files that hold a copy of the document. */
export function usePackageCopies(documentId: string): readonly string[] {
  const { data = [] } = useQuery(routes.packages);
  return data
    .filter(({ items }) => items.some((item) => item.documentId === documentId && item.state !== 'removed'))
    .map(({ title }) => title);
}
