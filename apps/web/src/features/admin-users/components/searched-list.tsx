import type { Page } from '@groundwork/contracts';
import { Card, EmptyState, TextField } from '@groundwork/web-ui';
import { type ReactNode, useState } from 'react';
import { QueryResult } from '#shared/api/query-result.tsx';
import type { Query } from '#shared/api/use-query.ts';
import { NextPage } from '#shared/lists/next-page.tsx';
import './users.css';

interface ListProps<T> {
  readonly words: Readonly<Record<'title' | 'search' | 'notLoaded' | 'retry' | 'noMatch', string>>;
  readonly usePage: (search: string, cursor: string | null) => Query<Page<T>>;
  readonly row: (item: T) => ReactNode;
}

interface RowsProps<T> extends ListProps<T> {
  readonly text: string;
  readonly cursor: string | null;
}

function Rows<T>({ cursor, ...list }: RowsProps<T>) {
  const { words, usePage, row, text } = list;
  return (
    <QueryResult
      query={usePage(text, cursor)}
      failure={{ title: words.notLoaded, text: words.retry }}
      rows={4}
    >
      {(data) => {
        if (data.items.length === 0) return <EmptyState title={words.noMatch} />;
        return (
          <>
            <ul className="users">{data.items.map(row)}</ul>
            <NextPage cursor={data.nextCursor}>{(next) => <Rows {...list} cursor={next} />}</NextPage>
          </>
        );
      }}
    </QueryResult>
  );
}

export function SearchedList<T>(list: ListProps<T>) {
  const [search, setSearch] = useState('');
  return (
    <Card title={list.words.title}>
      <TextField
        label={list.words.search}
        type="search"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <Rows key={search} {...list} text={search.trim()} cursor={null} />
    </Card>
  );
}
