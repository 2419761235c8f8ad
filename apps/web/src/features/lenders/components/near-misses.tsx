import { fill } from '@groundwork/wording';
import type { ExplainedMatch } from '@groundwork/contracts';
import { Button, Card, ErrorState, RowsSkeleton } from '@groundwork/web-ui';
import { useState } from 'react';
import { serverMessageOf } from '#shared/api/http-error.ts';
import { useNearMisses } from '../api/use-lender-matches.ts';
import { describeGap } from '../model/lender-texts.ts';
import { LenderName } from './lender-name.tsx';
import { words } from '../lenders.wording.ts';

interface RowsProps {
  readonly onOpen: (id: string) => void;
}

function NearMiss({ match, onOpen }: RowsProps & { readonly match: ExplainedMatch }) {
  return (
    <li>
      <LenderName lender={match.lender} />
      <ul className="lender-gaps">
        {match.criteria.map((criterion) => (
          <li key={criterion.code}>
            <strong>{criterion.label}</strong>: {describeGap(criterion)}
          </li>
        ))}
      </ul>
      <Button
        look="outline"
        aria-label={fill(words.changes.headingFor, { lender: match.lender.name })}
        onClick={() => onOpen(match.id)}
      >
        {words.changes.heading}
      </Button>
    </li>
  );
}

function NearMissPage({ cursor, onOpen }: RowsProps & { readonly cursor: string | null }) {
  const { data, error, refresh } = useNearMisses(cursor);
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  if (data === undefined && error !== undefined) {
    return (
      <ErrorState
        title={words.nearMisses.failed}
        message={serverMessageOf(error)}
        text={words.tryAgain}
        onRetry={refresh}
      />
    );
  }
  if (data === undefined) return <RowsSkeleton rows={4} />;
  const nearMisses = data.items.filter(({ outcome }) => outcome !== 'eligible');
  return (
    <>
      <ul className="near-misses">
        {nearMisses.map((match) => (
          <NearMiss key={match.id} match={match} onOpen={onOpen} />
        ))}
      </ul>
      {data.nextCursor === null ? null : isMoreOpen ? (
        <NearMissPage cursor={data.nextCursor} onOpen={onOpen} />
      ) : (
        <Button look="ghost" onClick={() => setIsMoreOpen(true)}>
          {words.nearMisses.showMore}
        </Button>
      )}
    </>
  );
}

interface NearMissesProps extends RowsProps {
  readonly firstCursor: string | null;
}

export function NearMisses({ firstCursor, onOpen }: NearMissesProps) {
  const [open, setOpen] = useState(false);
  return (
    <Card title={words.nearMisses.title} subtitle={words.nearMisses.subtitle}>
      {open ? (
        <div className="near-miss-box" role="region" aria-label={words.nearMisses.list} tabIndex={0}>
          <NearMissPage cursor={firstCursor} onOpen={onOpen} />
        </div>
      ) : (
        <Button look="outline" onClick={() => setOpen(true)}>
          {words.nearMisses.show}
        </Button>
      )}
    </Card>
  );
}
