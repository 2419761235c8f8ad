import type { Business } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { PasswordDialog } from '#shared/business/password-dialog.tsx';
import { formatMoment } from '#shared/formatting/format.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { useErasure, waitText } from '#shared/privacy/use-erasure.ts';
import { useMyAccessActions } from '../api/use-my-access.ts';
import { words as accessWords } from '../my-access.wording.ts';

const { erasing: words } = accessWords;

interface EraseDialogProps {
  readonly business: Business;
  readonly onClose: () => void;
}

export function EraseDialog({ business: { id, name }, onClose }: EraseDialogProps) {
  const { erase } = useMyAccessActions();
  const { status } = useErasure();
  const confirm = async (password: string) => {
    const { dueAt } = await erase(id, password);
    showToast({
      title: fill(words.requested, { business: name }),
      description: fill(words.requestedText, { time: formatMoment(dueAt) }),
    });
  };
  return (
    <PasswordDialog
      words={{
        ...words,
        title: fill(words.title, { business: name }),
        text: `${waitText(status.data?.graceDays)} ${words.text}`,
      }}
      onConfirm={confirm}
      onClose={onClose}
    >
      <ul className="people-goes">
        {words.goes.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <p className="people-note">{words.stays}</p>
    </PasswordDialog>
  );
}
