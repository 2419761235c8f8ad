import { QueryResult, type QueryResultProps } from '#shared/api/query-result.tsx';
import { words } from '../goal-plan.wording.ts';

const failure = { title: words.failed, text: words.tryAgain };

export function PlanResult<T>(props: Pick<QueryResultProps<T>, 'query' | 'children'>) {
  return <QueryResult {...props} failure={failure} loading={words.loading} rows={5} />;
}
