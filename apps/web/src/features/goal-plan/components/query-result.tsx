import { ErrorState, Loading, RowsSkeleton } from '@groundwork/web-ui';
import type { ReactNode } from 'react';
import type { Query } from '#shared/api/use-query.ts';
import { serverMessageOf } from '#shared/api/http-error.ts';
import { words } from '../goal-plan.wording.ts';

export interface QueryResultProps<T> {
  readonly query: Query<T>;
  readonly children: (data: T) => ReactNode;
}

export function QueryResult<T>({ query: { data, error, refresh }, children }: QueryResultProps<T>) {
  if (data !== undefined) return children(data);
  if (error !== undefined) {
    return (
      <ErrorState
        title={words.failed}
        message={serverMessageOf(error)}
        text={words.tryAgain}
        onRetry={refresh}
      />
    );
  }
  return (
    <Loading label={words.loading}>
      <RowsSkeleton rows={5} />
    </Loading>
  );
}
