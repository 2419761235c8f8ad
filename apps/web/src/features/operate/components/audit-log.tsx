import { ownerServices } from '@groundwork/contracts';
import { Card, EmptyState, ErrorState, NoResults, RowsSkeleton, TextField } from '@groundwork/web-ui';
import { Select } from 'antd';
import { useState } from 'react';
import { serverMessageOf } from '#shared/api/http-error.ts';
import { formatMoment } from '#shared/formatting/format.ts';
import { NextPage } from '#shared/lists/next-page.tsx';
import { type AuditFilter, useAudit } from '../api/use-operations.ts';
import { AwayNote } from './away-note.tsx';
import './operate.css';

const everything: AuditFilter = { service: '', action: '', actor: '' };
const services: readonly { readonly value: AuditFilter['service']; readonly label: string }[] = [
  { value: '', label: 'All services' },
  ...ownerServices.map((value) => ({ value, label: value })),
];

interface PageProps {
  readonly filter: AuditFilter;
  readonly cursor: string | null;
  readonly onClear: () => void;
}

function NoEntry({ isFiltered, onClear }: { readonly isFiltered: boolean; readonly onClear: () => void }) {
  if (isFiltered) return <NoResults title="No entry fits" onClear={onClear} />;
  return (
    <EmptyState title="Nothing to show yet" text="What owners and staff do is noted here as it happens." />
  );
}

function Entries({ filter, cursor, onClear }: PageProps) {
  const { data, error, refresh } = useAudit(filter, cursor);
  if (data === undefined && error !== undefined) {
    return (
      <ErrorState
        title="The audit log could not be loaded"
        message={serverMessageOf(error)}
        text="Check the filters and try again."
        onRetry={refresh}
      />
    );
  }
  if (data === undefined) return <RowsSkeleton rows={6} />;
  return (
    <>
      <AwayNote services={data.unavailable} />
      {data.items.length === 0 ? (
        <NoEntry isFiltered={Object.values(filter).some((part) => part !== '')} onClear={onClear} />
      ) : null}
      <ul className="operate-list">
        {data.items.map(({ id, at, actor, action, subject, userId, service, correlationId }) => (
          <li key={id}>
            <h3>{action}</h3>
            <p>
              {formatMoment(at)} · {service} · by {actor} · {subject.type} {subject.id}
              {userId === null ? '' : ` · of ${userId}`} · trace {correlationId}
            </p>
          </li>
        ))}
      </ul>
      <NextPage cursor={data.nextCursor}>
        {(next) => <Entries filter={filter} cursor={next} onClear={onClear} />}
      </NextPage>
    </>
  );
}

export function AuditLog() {
  const [filter, setFilter] = useState(everything);
  const set = (change: Partial<AuditFilter>) => setFilter((before) => ({ ...before, ...change }));
  const asked = { ...filter, action: filter.action.trim(), actor: filter.actor.trim() };
  return (
    <Card title="Entries">
      <div className="operate-filters">
        <Select
          aria-label="Service"
          value={filter.service}
          options={[...services]}
          onChange={(service) => set({ service })}
        />
        <TextField
          label="Action contains"
          type="search"
          value={filter.action}
          onChange={({ target }) => set({ action: target.value })}
        />
        <TextField
          label="By (user id or system)"
          type="search"
          value={filter.actor}
          onChange={({ target }) => set({ actor: target.value })}
        />
      </div>
      <Entries
        key={JSON.stringify(asked)}
        filter={asked}
        cursor={null}
        onClear={() => setFilter(everything)}
      />
    </Card>
  );
}
