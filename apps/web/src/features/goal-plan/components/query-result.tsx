import { ErrorState, Loading, RowsSkeleton } from '@groundwork/web-ui';
import type { ReactNode } from 'react';
import type { Query } from '#shared/api/use-query.ts';
import { serverMessageOf } from '#shared/api/http-error.ts';

export interface QueryResultProps<T> {
  readonly query: Query<T>;
  readonly children: (data: T) => ReactNode;
}

/** The plan once it is there; until then its shape, or what went wrong. */
export function QueryResult<T>({ query: { data, error, refresh }, children }: QueryResultProps<T>) {
  if (data !== undefined) return children(data);
  if (error !== undefined) {
    return (
      <ErrorState
        title="The plan could not be made"
        message={serverMessageOf(error)}
        text="Nothing is lost. Check your connection and try again."
        onRetry={refresh}
      />
    );
  }
  return (
    <Loading label="Looking for the cheapest way">
      <RowsSkeleton rows={5} />
    </Loading>
  );
}
