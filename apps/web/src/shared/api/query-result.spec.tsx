import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { httpError } from './http-error.ts';
import { QueryResult, type QueryResultProps } from './query-result.tsx';

const failure = { title: 'Not loaded', text: 'Check your connection.' };
const error = httpError(503, '{"message":"Scoring is away","code":"UNAVAILABLE"}', null);

const render = (query: Pick<QueryResultProps<string>['query'], 'data' | 'error'>, loading?: string) =>
  renderToStaticMarkup(
    <QueryResult
      query={{ ...query, refresh: () => Promise.resolve() }}
      failure={failure}
      rows={2}
      {...(loading !== undefined && { loading })}
    >
      {(data) => <p>{data}</p>}
    </QueryResult>,
  );

describe('the result of a query', () => {
  it('is the data, also if a later request fails', () => {
    expect(render({ data: 'Ovens', error: undefined })).toBe('<p>Ovens</p>');
    expect(render({ data: 'Ovens', error })).toBe('<p>Ovens</p>');
  });

  it('is the reason of the server with a retry', () => {
    const html = render({ data: undefined, error });
    for (const text of ['role="alert"', 'Not loaded', 'Scoring is away', 'Check your connection.', '<button'])
      expect(html).toContain(text);
  });

  it('has the height of the page before the answer', () => {
    const html = render({ data: undefined, error: undefined }, 'Loading your people');
    expect(html).toContain('role="status">Loading your people</p>');
    expect(html.match(/gw-bone-tile/g)).toHaveLength(2);
    expect(render({ data: undefined, error: undefined })).not.toContain('role="status"');
  });
});
