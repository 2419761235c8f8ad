import { type CatalogueLender, lenderTypeLabels } from '@groundwork/contracts';
import { Card, ErrorState, RowsSkeleton, TextField } from '@groundwork/web-ui';
import { Switch } from 'antd';
import { useState } from 'react';
import { serverMessageOf } from '#shared/api/http-error.ts';
import { NextPage } from '#shared/lists/next-page.tsx';
import { useActionWithToast } from '#shared/toast/use-action-with-toast.ts';
import { useCatalogue, useCatalogueActions } from '../api/use-lender-catalogue.ts';

function Row({ lender }: { readonly lender: CatalogueLender }) {
  const { setActive } = useCatalogueActions();
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
        <p>
          {lender.id} · {lenderTypeLabels[lender.type]} · version {lender.version} · {lender.source},{' '}
          {lender.sourceDate}
        </p>
      </div>
      <Switch
        aria-label={`${lender.name} is active`}
        checked={lender.active}
        loading={busy}
        onChange={(active) => void change(active)}
      />
    </li>
  );
}

function Rows({ search, cursor }: { readonly search: string; readonly cursor: string | null }) {
  const { data, error, refresh } = useCatalogue(search, cursor);
  if (data === undefined && error !== undefined) {
    return (
      <ErrorState
        title="The catalogue could not be loaded"
        message={serverMessageOf(error)}
        text="Check your connection and try again."
        onRetry={refresh}
      />
    );
  }
  if (data === undefined) return <RowsSkeleton rows={6} />;
  return (
    <>
      <ul className="catalogue-list">
        {data.items.map((lender) => (
          <Row key={lender.id} lender={lender} />
        ))}
      </ul>
      <NextPage cursor={data.nextCursor}>{(next) => <Rows search={search} cursor={next} />}</NextPage>
    </>
  );
}

export function CatalogueList() {
  const [search, setSearch] = useState('');
  return (
    <Card title="Lenders">
      <TextField
        label="Search by name or id"
        type="search"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <Rows key={search} search={search.trim()} cursor={null} />
    </Card>
  );
}
