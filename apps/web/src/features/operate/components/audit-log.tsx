import { ownerServices } from '@groundwork/contracts';
import { Card, EmptyState, NoResults, TextField } from '@groundwork/web-ui';
import { Select } from 'antd';
import { useId, useState } from 'react';
import { QueryResult } from '#shared/api/query-result.tsx';
import { NextPage } from '#shared/lists/next-page.tsx';
import { type AuditFilter, useAudit } from '../api/use-operations.ts';
import { AuditTable } from './audit-table.tsx';
import { MissingServices } from './missing-services.tsx';
import { words as operateWords } from '../operate.wording.ts';
import './operate.css';

const { audit: words } = operateWords;

const noFilter: AuditFilter = { service: '', action: '', actor: '' };
const services: readonly { readonly value: AuditFilter['service']; readonly label: string }[] = [
  { value: '', label: words.allServices },
  ...ownerServices.map((value) => ({ value, label: value })),
];

interface PageProps {
  readonly filter: AuditFilter;
  readonly cursor: string | null;
  readonly onClear: () => void;
}

function NoEntry({ isFiltered, onClear }: { readonly isFiltered: boolean; readonly onClear: () => void }) {
  if (isFiltered) return <NoResults title={words.noMatch} onClear={onClear} />;
  return <EmptyState title={words.empty} text={words.emptyText} />;
}

function Entries({ filter, cursor, onClear }: PageProps) {
  return (
    <QueryResult
      query={useAudit(filter, cursor)}
      failure={{ title: words.notLoaded, text: words.checkFilters }}
      rows={6}
    >
      {(data) => (
        <>
          <MissingServices services={data.unavailable} />
          {data.items.length === 0 ? (
            <NoEntry isFiltered={Object.values(filter).some((part) => part !== '')} onClear={onClear} />
          ) : null}
          {data.items.length === 0 ? null : <AuditTable entries={data.items} />}
          <NextPage cursor={data.nextCursor}>
            {(next) => <Entries filter={filter} cursor={next} onClear={onClear} />}
          </NextPage>
        </>
      )}
    </QueryResult>
  );
}

export function AuditLog() {
  const [filter, setFilter] = useState(noFilter);
  const serviceId = useId();
  const set = (change: Partial<AuditFilter>) => setFilter((before) => ({ ...before, ...change }));
  const trimmed = { ...filter, action: filter.action.trim(), actor: filter.actor.trim() };
  return (
    <Card title={words.title}>
      <div className="operate-filters">
        <div className="gw-field">
          <label htmlFor={serviceId}>{words.service}</label>
          <Select
            id={serviceId}
            value={filter.service}
            options={[...services]}
            onChange={(service) => set({ service })}
          />
        </div>
        <TextField
          label={words.action}
          type="search"
          value={filter.action}
          onChange={({ target }) => set({ action: target.value })}
        />
        <TextField
          label={words.actor}
          type="search"
          value={filter.actor}
          onChange={({ target }) => set({ actor: target.value })}
        />
      </div>
      <Entries
        key={JSON.stringify(trimmed)}
        filter={trimmed}
        cursor={null}
        onClear={() => setFilter(noFilter)}
      />
    </Card>
  );
}
