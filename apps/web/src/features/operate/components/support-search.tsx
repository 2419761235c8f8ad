import type { SupportDocument } from '@groundwork/contracts';
import { Button, Card, DataList, EmptyState, ErrorState, RowsSkeleton, TextField } from '@groundwork/web-ui';
import { type SubmitEvent, useState } from 'react';
import { serverMessageOf } from '#shared/api/http-error.ts';
import { formatMoment } from '#shared/formatting/format.ts';
import { useSupport } from '../api/use-operations.ts';
import './operate.css';

const queueWords = (queued: boolean | null): string | null =>
  queued === null ? null : queued ? 'In the queue' : 'Not in the queue';

function Found({ document }: { readonly document: SupportDocument }) {
  const { documentId, ownerId, status, stage, run, category, deleted, queued, stages, events } = document;
  return (
    <Card title={`Document ${documentId}`}>
      <DataList
        rows={[
          { label: 'Status', value: deleted ? `${status}, deleted` : status },
          { label: 'Stage', value: `${stage}, run ${run}` },
          { label: 'Job', value: queueWords(queued) },
          { label: 'Category', value: category },
          { label: 'Owner', value: ownerId },
          { label: 'Due since', value: formatMoment(document.dueSince) },
        ]}
      />
      <h3>Stages</h3>
      <ol className="operate-steps">
        {stages.map(({ stage: reached, at }) => (
          <li key={`${reached} ${at}`}>
            {reached} <span>{at}</span>
          </li>
        ))}
      </ol>
      <h3>Events of the last days</h3>
      <ol className="operate-steps">
        {events.map(({ type, version, at, publishedAt, correlationId }) => (
          <li key={`${type} ${version}`}>
            {type}, version {version}{' '}
            <span>
              {at} · {publishedAt === null ? 'not published yet' : 'published'} · trace {correlationId}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Results({ search }: { readonly search: string }) {
  const { data, error, refresh } = useSupport(search);
  if (data === undefined && error !== undefined) {
    return (
      <ErrorState
        title="The documents could not be looked up"
        message={serverMessageOf(error)}
        text="Try again in a moment."
        onRetry={refresh}
      />
    );
  }
  if (data === undefined) return <RowsSkeleton rows={3} />;
  if (data.length === 0) {
    return (
      <div role="status">
        <EmptyState title="Nothing found" text="Ids are compared whole. Traces are known for some days." />
      </div>
    );
  }
  return data.map((document) => <Found key={document.documentId} document={document} />);
}

export function SupportSearch() {
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSearch(typed.trim());
  };
  return (
    <div className="operate">
      <Card title="Look up" subtitle="Its owner sees in their access log that somebody did.">
        <form className="operate-search" onSubmit={submit}>
          <TextField
            label="Document id or correlation id"
            type="search"
            required
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit">Look up</Button>
        </form>
      </Card>
      {search === '' ? null : <Results key={search} search={search} />}
    </div>
  );
}
