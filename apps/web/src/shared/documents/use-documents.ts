import type { DocumentView } from '@groundwork/contracts';
import { type Query, useQuery } from '../api/use-query.ts';

export function useDocuments(): Query<readonly DocumentView[]> {
  return useQuery<readonly DocumentView[]>('/api/documents');
}
