import { Button } from '@groundwork/web-ui';
import { type ReactNode, useState } from 'react';
import { words } from './lists.wording.ts';

interface NextPageProps {
  readonly cursor: string | null;
  readonly children: (cursor: string) => ReactNode;
}

export function NextPage({ cursor, children }: NextPageProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (cursor === null) return null;
  if (isOpen) return children(cursor);
  return (
    <Button look="ghost" onClick={() => setIsOpen(true)}>
      {words.showMore}
    </Button>
  );
}
