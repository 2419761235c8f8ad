import { documentCategoryLabels, type ReviewItem } from '@groundwork/contracts';
import { Button, Card, EmptyState, ErrorState, Loading, RowsSkeleton } from '@groundwork/web-ui';
import { ClipboardCheck } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { serverMessageOf } from '#shared/api/http-error.ts';
import { formatMoment } from '#shared/formatting/format.ts';
import { useReviewQueue } from '../api/use-review.ts';
import { fraudRisk } from '../model/document-words.ts';
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
              {documentCategoryLabels[item.category]}, fraud risk {fraudRisk(item)}
            </span>
            <span>Waiting since {formatMoment(item.waitingSince)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

interface DeskProps {
  readonly items: readonly ReviewItem[];
  /** Under the queue, where there is more of it. */
  readonly more: ReactNode;
  readonly onDecided: () => Promise<void>;
}

function Desk({ items, more, onDecided }: DeskProps) {
  const [id, setId] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // After a decision the next one in the queue is at hand.
  const chosen = items.find((item) => item.id === id) ?? items[0];
  if (chosen === undefined) {
    const text = 'New ones appear here by themselves. Your own documents are reviewed by somebody else.';
    return (
      <Card>
        <EmptyState
          icon={<ClipboardCheck aria-hidden="true" />}
          title="Nothing waits for a decision"
          text={text}
        />
      </Card>
    );
  }
  const choose = (item: ReviewItem) => {
    flushSync(() => setId(item.id));
    heading.current?.focus();
  };
  const count = more === null ? `${items.length} waiting` : `The first ${items.length} of more`;
  return (
    <div className="review-desk">
      <Card title="Waiting" subtitle={`${count}, oldest first`}>
        <Queue items={items} chosen={chosen} onChoose={choose} />
        {more}
      </Card>
      <ReviewedDocument key={chosen.id} item={chosen} heading={heading} onDecided={onDecided} />
    </div>
  );
}

export function ReviewDesk() {
  const { data, error, refresh, showMore, isFetchingMore } = useReviewQueue();
  if (data !== undefined) {
    const more =
      showMore === null ? null : (
        <Button look="ghost" busy={isFetchingMore} onClick={showMore}>
          Show more
        </Button>
      );
    return <Desk items={data} more={more} onDecided={refresh} />;
  }
  if (error === undefined) {
    return (
      <Loading label="Loading the queue">
        <RowsSkeleton rows={4} />
      </Loading>
    );
  }
  const words = { title: 'The queue could not be loaded', text: 'Check your connection and try again.' };
  return <ErrorState {...words} message={serverMessageOf(error)} onRetry={refresh} />;
}
