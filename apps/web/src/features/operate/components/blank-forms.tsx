import { Card, EmptyState } from '@groundwork/web-ui';
import { QueryResult } from '#shared/api/query-result.tsx';
import { useBlankForms } from '../api/use-operations.ts';
import { words as operateWords } from '../operate.wording.ts';
import './operate.css';

const { blankForms: words } = operateWords;

export function BlankForms() {
  return (
    <QueryResult
      query={useBlankForms()}
      failure={{ title: words.notLoaded, text: operateWords.retry }}
      rows={2}
    >
      {(data) => (
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
      )}
    </QueryResult>
  );
}
