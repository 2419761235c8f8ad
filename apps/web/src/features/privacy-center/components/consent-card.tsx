import type { Consent } from '@groundwork/contracts';
import { Card, EmptyState, ErrorState, Loading, RowsSkeleton } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { serverMessageOf } from '#shared/api/http-error.ts';
import { formatMoment } from '#shared/formatting/format.ts';
import { paths } from '#shared/paths.ts';
import { useConsents } from '../api/use-privacy-records.ts';
import { words as privacyWords } from '../privacy-center.wording.ts';

const { consent: words } = privacyWords;

const pages: Readonly<Record<Consent['what'], { readonly label: string; readonly href: string }>> = {
  terms: { label: words.terms, href: paths.terms() },
  privacy: { label: words.privacy, href: paths.privacy() },
};

function Entries() {
  const { data, error, refresh } = useConsents();
  if (data === undefined && error !== undefined) {
    return (
      <ErrorState
        title={words.notLoaded}
        message={serverMessageOf(error)}
        text={privacyWords.retry}
        onRetry={refresh}
      />
    );
  }
  if (data === undefined) {
    return (
      <Loading label={words.loading}>
        <RowsSkeleton rows={2} />
      </Loading>
    );
  }
  if (data.length === 0) {
    return <EmptyState title={words.empty} text={words.emptyText} />;
  }
  return (
    <ul className="privacy-list">
      {data.map(({ id, what, version, givenAt }) => (
        <li key={id}>
          <a href={pages[what].href}>{pages[what].label}</a>
          <span>{fill(words.given, { version, time: formatMoment(givenAt) })}</span>
        </li>
      ))}
    </ul>
  );
}

export function ConsentCard() {
  return (
    <Card title={words.title} className="privacy-card">
      <Entries />
    </Card>
  );
}
