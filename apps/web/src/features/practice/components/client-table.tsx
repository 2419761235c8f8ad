import type { Practice } from '@groundwork/contracts';
import { Button, Card, EmptyState, NoResults, TextField } from '@groundwork/web-ui';
import { useState } from 'react';
import { QueryResult } from '#shared/api/query-result.tsx';
import { SelectField } from '#shared/business/select-field.tsx';
import { useClients } from '../api/use-practice.ts';
import { allClients, type ClientSort, type ClientView, isFiltered } from '../model/client-view.ts';
import { stageOptions } from '../model/stages.ts';
import { words as practiceWords } from '../practice.wording.ts';
import { ClientRows } from './client-rows.tsx';
import './practice.css';

const { clients: words } = practiceWords;
const sortOptions = Object.entries(words.sorts) as [ClientSort, string][];

interface ViewProps {
  readonly view: ClientView;
  readonly change: (next: Partial<ClientView>) => void;
}

const Filters = ({ view, change }: ViewProps) => (
  <div className="practice-filters">
    <TextField
      label={words.search}
      type="search"
      maxLength={120}
      value={view.search}
      onChange={({ target }) => change({ search: target.value })}
    />
    <SelectField
      label={words.stage}
      value={view.stage}
      options={[['all', words.allStages], ...stageOptions]}
      onChange={(stage) => change({ stage })}
    />
    <SelectField
      label={words.sort}
      value={view.sort}
      options={sortOptions}
      onChange={(sort) => change({ sort })}
    />
  </div>
);

interface TableProps extends ViewProps {
  readonly practice: Practice;
  readonly onInvite: () => void;
}

function Table({ practice, view, change, onInvite }: TableProps) {
  return (
    <QueryResult
      query={useClients(practice.id, view, null)}
      failure={{ title: practiceWords.away, text: practiceWords.awayText }}
      rows={3}
    >
      {(data) => {
        if (data.items.length === 0 && isFiltered(view))
          return <NoResults title={words.noMatch} onClear={() => change(allClients)} />;
        if (data.items.length === 0) {
          const action =
            practice.role === 'admin' ? <Button onClick={onInvite}>{words.invite}</Button> : undefined;
          return <EmptyState title={words.empty} action={action} />;
        }
        return (
          // The table scrolls, so the keyboard has to reach it.
          <div className="practice-scroll" role="region" aria-label={words.region} tabIndex={0}>
            <table className="practice-table">
              <thead>
                <tr>
                  {Object.values(words.columns).map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <ClientRows practice={practice} view={view} cursor={null} />
            </table>
          </div>
        );
      }}
    </QueryResult>
  );
}

type ClientTableProps = Pick<TableProps, 'practice' | 'onInvite'>;

export function ClientTable({ practice, onInvite }: ClientTableProps) {
  const [view, setView] = useState(allClients);
  const change = (next: Partial<ClientView>) => setView({ ...view, ...next });
  const action =
    practice.role === 'admin' ? (
      <Button look="next" onClick={onInvite}>
        {words.invite}
      </Button>
    ) : null;
  return (
    <Card title={words.title} action={action}>
      <Filters view={view} change={change} />
      <Table practice={practice} view={view} change={change} onInvite={onInvite} />
    </Card>
  );
}
