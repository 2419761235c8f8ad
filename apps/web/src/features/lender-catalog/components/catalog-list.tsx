import { fill } from '@groundwork/wording';
import { type CatalogLender, lenderTypeLabels } from '@groundwork/contracts';
import { Card, TextField } from '@groundwork/web-ui';
import { Switch } from 'antd';
import { useState } from 'react';
import { formatDate } from '#shared/formatting/format.ts';
import { QueryResult } from '#shared/api/query-result.tsx';
import { NextPage } from '#shared/lists/next-page.tsx';
import { useActionWithToast } from '#shared/toast/use-action-with-toast.ts';
import { useCatalog, useCatalogActions } from '../api/use-lender-catalog.ts';
import { RemoveSamples } from './remove-samples.tsx';
import { words } from '../lender-catalog.wording.ts';

function describeLender(lender: CatalogLender): string {
  const { id, type, version, source, sourceDate: date, verifiedOn } = lender;
  const parts = [
    fill(words.list.row, { id, type: lenderTypeLabels[type], version: String(version), source, date }),
    verifiedOn === null ? null : fill(words.list.verified, { date: formatDate(verifiedOn) }),
    lender.families.length === 0 ? null : lender.families.map(({ name }) => name).join(', '),
    lender.sample ? words.list.sample : null,
    lender.stale ? words.list.stale : null,
  ];
  return parts.filter((part) => part !== null).join(' · ');
}

function Row({ lender }: { readonly lender: CatalogLender }) {
  const { setActive } = useCatalogActions();
  const { busy, run } = useActionWithToast();
  const change = (active: boolean) =>
    run(async () => {
      await setActive(lender.id, active);
      return undefined;
    });
  return (
    <li>
      <div>
        <h3>{lender.name}</h3>
        <p>{describeLender(lender)}</p>
      </div>
      <Switch
        aria-label={fill(words.list.active, { lender: lender.name })}
        checked={lender.active}
        loading={busy}
        onChange={(active) => void change(active)}
      />
    </li>
  );
}

function Rows({ search, cursor }: { readonly search: string; readonly cursor: string | null }) {
  return (
    <QueryResult
      query={useCatalog(search, cursor)}
      failure={{ title: words.list.failed, text: words.list.tryAgain }}
      rows={6}
    >
      {(data) => (
        <>
          <ul className="catalog-list">
            {data.items.map((lender) => (
              <Row key={lender.id} lender={lender} />
            ))}
          </ul>
          <NextPage cursor={data.nextCursor}>{(next) => <Rows search={search} cursor={next} />}</NextPage>
        </>
      )}
    </QueryResult>
  );
}

export function CatalogList() {
  const [search, setSearch] = useState('');
  return (
    <Card title={words.list.title}>
      <TextField
        label={words.list.search}
        type="search"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <div className="catalog-samples-place">
        <RemoveSamples />
      </div>
      <Rows key={search} search={search.trim()} cursor={null} />
    </Card>
  );
}
