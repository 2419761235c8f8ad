import type { DocumentView } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { type Query, useQuery } from '../api/use-query.ts';

const pollMs = 10_000;

/** Documents of other owners, which are read before, send no live event. */
export function useDocuments(): Query<readonly DocumentView[]> {
  const { data = [] } = useQuery(routes.documents);
  const waits = data.some(({ wait = null }) => wait !== null);
  return useQuery(routes.documents, { refreshInterval: waits ? pollMs : 0 });
}
