import type { Consent } from '@groundwork/contracts';
import { Card, EmptyState } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { QueryResult } from '#shared/api/query-result.tsx';
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
  return (
    <QueryResult
      query={useConsents()}
      failure={{ title: words.notLoaded, text: privacyWords.retry }}
      loading={words.loading}
      rows={2}
    >
      {(data) => {
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
      }}
    </QueryResult>
  );
}

export function ConsentCard() {
  return (
    <Card title={words.title} className="privacy-card">
      <Entries />
    </Card>
  );
}
