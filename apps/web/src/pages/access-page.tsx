import { Button } from '@groundwork/web-ui';
import { useState } from 'react';
import { AddBusinessDialog } from '../features/my-access/components/add-business-dialog.tsx';
import { MyAccess } from '../features/my-access/components/my-access.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { usePageTitle } from '#shared/page-title.ts';
import { words } from './pages.wording.ts';

export default function AccessPage() {
  usePageTitle(words.access.heading);
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <PageHead
        heading={words.access.heading}
        text={words.access.text}
        action={
          <Button look="outline" onClick={() => setAdding(true)}>
            {words.access.add}
          </Button>
        }
      />
      <MyAccess />
      {isAdding ? <AddBusinessDialog onClose={() => setAdding(false)} /> : null}
    </>
  );
}
