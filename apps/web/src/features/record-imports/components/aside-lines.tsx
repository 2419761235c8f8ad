import { Button, RowsSkeleton } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { useState } from 'react';
import { NextPage } from '#shared/lists/next-page.tsx';
import { useAside } from '../api/use-record-imports.ts';
import { nameReason } from '../model/upload-texts.ts';
import { words } from '../record-imports.wording.ts';

function Lines({ id, cursor }: { readonly id: string; readonly cursor: string | null }) {
  const { data } = useAside(id, cursor);
  if (data === undefined) return <RowsSkeleton rows={3} />;
  return (
    <>
      <ul className="record-lines">
        {data.items.map(({ line, reason }) => (
          <li key={line}>{fill(words.uploads.line, { line: String(line), reason: nameReason(reason) })}</li>
        ))}
      </ul>
      <NextPage cursor={data.nextCursor}>{(next) => <Lines id={id} cursor={next} />}</NextPage>
    </>
  );
}

export function AsideLines({ id }: { readonly id: string }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <Lines id={id} cursor={null} />;
  return (
    <Button look="ghost" onClick={() => setOpen(true)}>
      {words.uploads.showAside}
    </Button>
  );
}
