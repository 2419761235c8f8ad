import { ErrorState, Loading, RowsSkeleton } from '@groundwork/web-ui';
import type { ReactNode } from 'react';
import { serverMessageOf } from './http-error.ts';
import type { Query } from './use-query.ts';

export interface QueryResultProps<T> {
  readonly query: Pick<Query<T>, 'data' | 'error' | 'refresh'>;
  readonly failure: { readonly title: string; readonly text: string };
  /** What a screen reader announces. */
  readonly loading?: string;
  /** The height of the page before the answer arrives. */
  readonly rows: number;
  readonly children: (data: T) => ReactNode;
}

/** Data that arrived stays while a later request fails. */
export function QueryResult<T>({ query, failure, loading, rows, children }: QueryResultProps<T>) {
  const { data, error, refresh } = query;
  if (data !== undefined) return children(data);
  if (error !== undefined) {
    return <ErrorState {...failure} message={serverMessageOf(error)} onRetry={refresh} />;
  }
  const skeleton = <RowsSkeleton rows={rows} />;
  return loading === undefined ? skeleton : <Loading label={loading}>{skeleton}</Loading>;
}
