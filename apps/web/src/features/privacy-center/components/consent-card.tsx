import type { Consent } from '@groundwork/contracts';
import { Card, EmptyState, ErrorState, Loading, RowsSkeleton } from '@groundwork/web-ui';
import { serverMessageOf } from '#shared/api/http-error.ts';
import { formatMoment } from '#shared/formatting/format.ts';
import { paths } from '#shared/paths.ts';
import { useConsents } from '../api/use-privacy-records.ts';

const texts: Readonly<Record<Consent['what'], { readonly label: string; readonly href: string }>> = {
  terms: { label: 'Terms', href: paths.terms() },
  privacy: { label: 'Privacy', href: paths.privacy() },
};

function Entries() {
  const { data, error, refresh } = useConsents();
  if (data === undefined && error !== undefined) {
    return (
      <ErrorState
        title="Your consents could not be loaded"
        message={serverMessageOf(error)}
        text="Try again in a moment."
        onRetry={refresh}
      />
    );
  }
  if (data === undefined) {
    return (
      <Loading label="Loading your consents">
        <RowsSkeleton rows={2} />
      </Loading>
    );
  }
  if (data.length === 0) {
    return <EmptyState title="Nothing on record" text="Your account is older than this ledger." />;
  }
  return (
    <ul className="privacy-list">
      {data.map(({ id, what, version, givenAt }) => (
        <li key={id}>
          <a href={texts[what].href}>{texts[what].label}</a>
          <span>
            version {version}, agreed {formatMoment(givenAt)}
          </span>
        </li>
      ))}
    </ul>
  );
}

export function ConsentCard() {
  return (
    <Card title="What you agreed to" className="privacy-card">
      <Entries />
    </Card>
  );
}
