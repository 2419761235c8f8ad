import type { LenderFeed } from '@groundwork/contracts';
import { Badge, type BadgeTone, Card, cardLinkClass, EmptyState } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { QueryResult } from '#shared/api/query-result.tsx';
import { formatMoment } from '#shared/formatting/format.ts';
import { paths } from '#shared/paths.ts';
import { useFeeds } from '../api/use-lender-feeds.ts';
import { words } from '../lender-feeds.wording.ts';
import { FeedButtons } from './feed-buttons.tsx';
import { FeedReview } from './feed-review.tsx';

const tones: Readonly<Record<LenderFeed['state'], BadgeTone>> = {
  new: 'info',
  ok: 'good',
  failing: 'bad',
  held: 'next',
  stale: 'next',
  paused: 'neutral',
};

function timesOf({ lastFetchedAt, lastChangedAt }: LenderFeed): string {
  if (lastFetchedAt === null) return words.row.never;
  const fetched = fill(words.row.fetched, { time: formatMoment(lastFetchedAt) });
  if (lastChangedAt === null) return fetched;
  return fetched + fill(words.row.changed, { time: formatMoment(lastChangedAt) });
}

function Feed({ feed }: { readonly feed: LenderFeed }) {
  const [openPlan, setOpenPlan] = useState<number | null>(null);
  const { name, state, programs, url, lastError, publicKey, planVersion } = feed;
  const isOpen = planVersion !== null && openPlan === planVersion;
  return (
    <li>
      <h2>
        {name} <Badge tone={tones[state]}>{words.states[state]}</Badge>
        {publicKey === null ? null : <Badge tone="neutral">{words.row.signed}</Badge>}
      </h2>
      <p>{fill(words.row.programs, { programs, url })}</p>
      <p>{timesOf(feed)}</p>
      {state === 'stale' ? <p className="feeds-reason">{words.row.stale}</p> : null}
      {lastError === null ? null : (
        <p className="feeds-reason">
          {fill(words.row.error, { message: lastError.message, time: formatMoment(lastError.at) })}
        </p>
      )}
      <FeedButtons feed={feed} isOpen={isOpen} onToggle={() => setOpenPlan(isOpen ? null : planVersion)} />
      {isOpen ? <FeedReview feed={feed} /> : null}
    </li>
  );
}

export function FeedList() {
  return (
    <QueryResult query={useFeeds()} failure={{ title: words.away, text: words.awayText }} rows={4}>
      {(data) => {
        const howTo = (
          <Link className={cardLinkClass} to={paths.lenderCriteria()}>
            {words.howTo}
          </Link>
        );
        return (
          <Card>
            {data.length === 0 ? (
              <EmptyState title={words.empty} text={words.emptyText} action={howTo} />
            ) : (
              <ul className="feeds-list">
                {data.map((feed) => (
                  <Feed key={feed.id} feed={feed} />
                ))}
              </ul>
            )}
          </Card>
        );
      }}
    </QueryResult>
  );
}
