import type { Practice } from '@groundwork/contracts';
import { Button } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { useState } from 'react';
import { PasswordDialog } from '#shared/business/password-dialog.tsx';
import { RenameDialog } from '#shared/business/rename-dialog.tsx';
import { showToast } from '#shared/toast/toast-store.ts';
import { usePracticeActions } from '../api/use-practice.ts';
import { words } from '../practice.wording.ts';

/** Only for its admins. */
export function PracticeButtons({ practice }: { readonly practice: Practice }) {
  const { id, name } = practice;
  const [dialog, setDialog] = useState<'rename' | 'close' | null>(null);
  const { rename, close } = usePracticeActions();
  const onClose = () => setDialog(null);
  return (
    <div className="people-buttons">
      <Button look="outline" onClick={() => setDialog('rename')}>
        {words.rename}
      </Button>
      <Button look="danger" onClick={() => setDialog('close')}>
        {words.close}
      </Button>
      {dialog === 'rename' ? (
        <RenameDialog
          words={words.renaming}
          name={name}
          onRename={(next) => rename(id, next)}
          onClose={onClose}
        />
      ) : null}
      {dialog === 'close' ? (
        <PasswordDialog
          words={{ ...words.closing, title: fill(words.closing.title, { name }) }}
          onConfirm={async (password) => {
            await close(id, password);
            showToast({ title: fill(words.closing.closed, { name }), description: words.closing.closedText });
          }}
          onClose={onClose}
        />
      ) : null}
    </div>
  );
}
