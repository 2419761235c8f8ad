import type { DocumentView } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { type Query, useQuery } from '../api/use-query.ts';

export function useDocuments(): Query<readonly DocumentView[]> {
  return useQuery(routes.documents);
}
