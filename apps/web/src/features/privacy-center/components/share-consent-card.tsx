import type { ShareConsent } from '@groundwork/contracts';
import { Card, EmptyState, ErrorState, Loading, RowsSkeleton } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { serverMessageOf } from '#shared/api/http-error.ts';
import { formatMoment } from '#shared/formatting/format.ts';
import { useShareConsents } from '../api/use-privacy-records.ts';
import { consentText } from '../model/share-consent-texts.ts';
import { words as privacyWords } from '../privacy-center.wording.ts';

const { shareConsent: words } = privacyWords;

function Entry({ consent }: { readonly consent: ShareConsent }) {
  const { title, what, version, givenAt } = consent;
  return (
    <li>
      <strong>{consentText(what)}</strong>
      <span>{fill(words.given, { title, version: String(version), time: formatMoment(givenAt) })}</span>
    </li>
  );
}

function Entries() {
  const { data, error, refresh } = useShareConsents();
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
  if (data.length === 0) return <EmptyState title={words.empty} text={words.emptyText} />;
  return (
    <ul className="privacy-list">
      {data.map((consent) => (
        <Entry key={consent.id} consent={consent} />
      ))}
    </ul>
  );
}

export function ShareConsentCard() {
  return (
    <Card title={words.title} className="privacy-card">
      <Entries />
    </Card>
  );
}
