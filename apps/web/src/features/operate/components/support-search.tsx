import type { SupportDocument } from '@groundwork/contracts';
import { Button, Card, DataList, EmptyState, TextField } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { type SubmitEvent, useState } from 'react';
import { QueryResult } from '#shared/api/query-result.tsx';
import { formatMoment } from '#shared/formatting/format.ts';
import { useSupport } from '../api/use-operations.ts';
import { words as operateWords } from '../operate.wording.ts';
import './operate.css';

const { support: words } = operateWords;

const jobText = (queued: boolean | null): string | null =>
  queued === null ? null : queued ? words.queued : words.notQueued;

function DocumentCard({ document }: { readonly document: SupportDocument }) {
  const { documentId, ownerId, status, stage, run, category, deleted, queued, stages, events } = document;
  return (
    <Card title={fill(words.document, { id: documentId })}>
      <DataList
        rows={[
          { label: words.status, value: deleted ? fill(words.deleted, { status }) : status },
          { label: words.stage, value: fill(words.stageOfRun, { stage, run }) },
          { label: words.job, value: jobText(queued) },
          { label: words.category, value: category },
          { label: words.owner, value: ownerId },
          { label: words.dueSince, value: formatMoment(document.dueSince) },
        ]}
      />
      <h3>{words.stages}</h3>
      <ol className="operate-steps">
        {stages.map(({ stage: name, at }) => (
          <li key={`${name} ${at}`}>
            {name} <span>{at}</span>
          </li>
        ))}
      </ol>
      <h3>{words.events}</h3>
      <ol className="operate-steps">
        {events.map(({ type, version, at, publishedAt, correlationId }) => (
          <li key={`${type} ${version}`}>
            {fill(words.event, { type, version })}{' '}
            <span>
              {at} · {publishedAt === null ? words.notPublished : words.published} ·{' '}
              {fill(words.trace, { id: correlationId })}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Results({ search }: { readonly search: string }) {
  return (
    <QueryResult
      query={useSupport(search)}
      failure={{ title: words.notLoaded, text: operateWords.retry }}
      rows={3}
    >
      {(data) => {
        if (data.length === 0) {
          return (
            <div role="status">
              <EmptyState title={words.noMatch} text={words.noMatchText} />
            </div>
          );
        }
        return data.map((document) => <DocumentCard key={document.documentId} document={document} />);
      }}
    </QueryResult>
  );
}

export function SupportSearch() {
  const [input, setInput] = useState('');
  const [search, setSearch] = useState('');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSearch(input.trim());
  };
  return (
    <div className="operate">
      <Card title={words.title} subtitle={words.subtitle}>
        <form className="operate-search" onSubmit={submit}>
          <TextField
            label={words.search}
            type="search"
            required
            value={input}
            onChange={({ target }) => setInput(target.value)}
          />
          <Button type="submit">{words.action}</Button>
        </form>
      </Card>
      {search === '' ? null : <Results key={search} search={search} />}
    </div>
  );
}
