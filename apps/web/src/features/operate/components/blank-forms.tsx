import { Card, EmptyState, ErrorState, RowsSkeleton } from '@groundwork/web-ui';
import { serverMessageOf } from '#shared/api/http-error.ts';
import { useBlankForms } from '../api/use-operations.ts';
import { words as operateWords } from '../operate.wording.ts';
import './operate.css';

const { blankForms: words } = operateWords;

export function BlankForms() {
  const { data, error, refresh } = useBlankForms();
  if (data === undefined && error !== undefined)
    return (
      <ErrorState
        title={words.notLoaded}
        message={serverMessageOf(error)}
        text={operateWords.retry}
        onRetry={refresh}
      />
    );
  if (data === undefined) return <RowsSkeleton rows={2} />;
  return (
    <Card title={words.title}>
      {data.length === 0 ? (
        <EmptyState title={words.empty} text={words.emptyText} />
      ) : (
        <ul className="operate-list">
          {data.map(({ file, sha256, state, reason }) => (
            <li key={file}>
              <h3>{file}</h3>
              <p>
                {words.states[state]} {reason}
              </p>
              <p>{sha256}</p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
