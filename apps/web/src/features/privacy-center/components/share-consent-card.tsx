import type { ShareConsent } from '@groundwork/contracts';
import { Card, EmptyState } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { QueryResult } from '#shared/api/query-result.tsx';
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
  return (
    <QueryResult
      query={useShareConsents()}
      failure={{ title: words.notLoaded, text: privacyWords.retry }}
      loading={words.loading}
      rows={2}
    >
      {(data) => {
        if (data.length === 0) return <EmptyState title={words.empty} text={words.emptyText} />;
        return (
          <ul className="privacy-list">
            {data.map((consent) => (
              <Entry key={consent.id} consent={consent} />
            ))}
          </ul>
        );
      }}
    </QueryResult>
  );
}

export function ShareConsentCard() {
  return (
    <Card title={words.title} className="privacy-card">
      <Entries />
    </Card>
  );
}
