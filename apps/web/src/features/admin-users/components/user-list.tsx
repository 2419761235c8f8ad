import { Card, EmptyState, ErrorState, RowsSkeleton, TextField } from '@groundwork/web-ui';
import { useState } from 'react';
import { serverMessageOf } from '#shared/api/http-error.ts';
import { NextPage } from '#shared/lists/next-page.tsx';
import { useUsers } from '../api/use-users.ts';
import { UserRow } from './user-row.tsx';
import './users.css';
import { words } from '../admin-users.wording.ts';

interface RowsProps {
  readonly search: string;
  readonly cursor: string | null;
}

function Rows({ search, cursor }: RowsProps) {
  const { data, error, refresh } = useUsers(search, cursor);
  if (data === undefined) {
    return error === undefined ? (
      <RowsSkeleton rows={4} />
    ) : (
      <ErrorState
        title={words.notLoaded}
        message={serverMessageOf(error)}
        text={words.retry}
        onRetry={refresh}
      />
    );
  }
  if (data.items.length === 0) return <EmptyState title={words.noMatch} />;
  return (
    <>
      <ul className="users">
        {data.items.map((user) => (
          <UserRow key={user.id} user={user} />
        ))}
      </ul>
      <NextPage cursor={data.nextCursor}>{(next) => <Rows search={search} cursor={next} />}</NextPage>
    </>
  );
}

export function UserList() {
  const [search, setSearch] = useState('');
  return (
    <Card title={words.title}>
      <TextField
        label={words.search}
        type="search"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <Rows key={search} search={search.trim()} cursor={null} />
    </Card>
  );
}
