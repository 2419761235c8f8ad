import type { ExplainedMatch } from '@groundwork/contracts';
import { Button, Card, ErrorState, RowsSkeleton } from '@groundwork/web-ui';
import { useState } from 'react';
import { serverMessageOf } from '#shared/api/http-error.ts';
import { useNearMisses } from '../api/use-lender-matches.ts';
import { describeGap } from '../model/lender-texts.ts';
import { LenderName } from './lender-name.tsx';

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
      <Button look="outline" aria-label={`Details of ${match.lender.name}`} onClick={() => onOpen(match.id)}>
        What would qualify me
      </Button>
    </li>
  );
}

function NearMissPage({ cursor, onOpen }: RowsProps & { readonly cursor: string | null }) {
  const { data, error, refresh } = useNearMisses(cursor);
  const [more, setMore] = useState(false);
  if (data === undefined && error !== undefined) {
    return (
      <ErrorState
        title="Near misses could not be loaded"
        message={serverMessageOf(error)}
        text="Check your connection and try again."
        onRetry={refresh}
      />
    );
  }
  if (data === undefined) return <RowsSkeleton rows={4} />;
  const misses = data.items.filter(({ outcome }) => outcome !== 'eligible');
  return (
    <>
      <ul className="near-misses">
        {misses.map((match) => (
          <NearMiss key={match.id} match={match} onOpen={onOpen} />
        ))}
      </ul>
      {data.nextCursor === null ? null : more ? (
        <NearMissPage cursor={data.nextCursor} onOpen={onOpen} />
      ) : (
        <Button look="ghost" onClick={() => setMore(true)}>
          Show more
        </Button>
      )}
    </>
  );
}

interface NearMissesProps extends RowsProps {
  /** The last of those that fit: near misses stand behind it in the same list. */
  readonly after: string | null;
}

/** Fetched when somebody asks. */
export function NearMisses({ after, onOpen }: NearMissesProps) {
  const [open, setOpen] = useState(false);
  return (
    <Card title="Near misses" subtitle="Lenders you do not qualify for yet, and what is missing.">
      {open ? (
        <NearMissPage cursor={after} onOpen={onOpen} />
      ) : (
        <Button look="outline" onClick={() => setOpen(true)}>
          Show near misses
        </Button>
      )}
    </Card>
  );
}
