import { documentCategoryLabels, type ReviewItem } from '@groundwork/contracts';
import { Button, Card, EmptyState } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { ClipboardCheck } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { QueryResult } from '#shared/api/query-result.tsx';
import { formatMoment } from '#shared/formatting/format.ts';
import { useReviewQueue } from '../api/use-review.ts';
import { reviewWords } from '../review.wording.ts';
import { formatFraudRisk } from '../model/document-state.ts';
import './review-desk.css';
import { ReviewedDocument } from './reviewed-document.tsx';

interface QueueProps {
  readonly items: readonly ReviewItem[];
  readonly chosen: ReviewItem;
  readonly onChoose: (item: ReviewItem) => void;
}

function Queue({ items, chosen, onChoose }: QueueProps) {
  return (
    <ol className="queue">
      {items.map((item) => (
        <li key={item.id}>
          <button
            type="button"
            className="queue-item"
            aria-current={item.id === chosen.id ? 'true' : undefined}
            onClick={() => onChoose(item)}
          >
            <strong>{item.originalName}</strong>
            <span>
              {fill(reviewWords.categoryAndRisk, {
                category: documentCategoryLabels[item.category],
                risk: formatFraudRisk(item),
              })}
            </span>
            <span>{fill(reviewWords.waitingSince, { date: formatMoment(item.waitingSince) })}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

interface DeskProps {
  readonly items: readonly ReviewItem[];
  readonly more: ReactNode;
  readonly onDecided: () => Promise<void>;
}

function Desk({ items, more, onDecided }: DeskProps) {
  const [id, setId] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // After a decision the first document of the queue is open.
  const chosen = items.find((item) => item.id === id) ?? items[0];
  if (chosen === undefined) {
    return (
      <Card>
        <EmptyState
          icon={<ClipboardCheck aria-hidden="true" />}
          title={reviewWords.emptyTitle}
          text={reviewWords.emptyText}
        />
      </Card>
    );
  }
  const choose = (item: ReviewItem) => {
    flushSync(() => setId(item.id));
    heading.current?.focus();
  };
  const subtitle = fill(more === null ? reviewWords.waiting : reviewWords.firstWaiting, {
    count: items.length,
  });
  return (
    <div className="review-desk">
      <Card title={reviewWords.title} subtitle={subtitle}>
        <Queue items={items} chosen={chosen} onChoose={choose} />
        {more}
      </Card>
      <ReviewedDocument key={chosen.id} item={chosen} heading={heading} onDecided={onDecided} />
    </div>
  );
}

export function ReviewDesk() {
  const queue = useReviewQueue();
  const { refresh, showMore, isFetchingMore } = queue;
  const more =
    showMore === null ? null : (
      <Button look="ghost" busy={isFetchingMore} onClick={showMore}>
        {reviewWords.showMore}
      </Button>
    );
  return (
    <QueryResult query={queue} failure={reviewWords.loadFailed} loading={reviewWords.loading} rows={4}>
      {(items) => <Desk items={items} more={more} onDecided={refresh} />}
    </QueryResult>
  );
}
