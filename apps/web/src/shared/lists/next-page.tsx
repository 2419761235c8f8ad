import { Button } from '@groundwork/web-ui';
import { type ReactNode, useState } from 'react';

interface NextPageProps {
  /** Where the next page begins; null on the last one. */
  readonly cursor: string | null;
  /** Draws it, once it is asked for. */
  readonly children: (cursor: string) => ReactNode;
}

export function NextPage({ cursor, children }: NextPageProps) {
  const [more, setMore] = useState(false);
  if (cursor === null) return null;
  if (more) return children(cursor);
  return (
    <Button look="ghost" onClick={() => setMore(true)}>
      Show more
    </Button>
  );
}
