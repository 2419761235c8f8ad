import { TextField } from '@groundwork/web-ui';
import { FormDialog } from '#shared/business/form-dialog.tsx';
import { openBusiness } from '#shared/business/open-business.ts';
import { useSession } from '#shared/session/use-session.ts';
import { useMyAccessActions } from '../api/use-my-access.ts';
import { words as accessWords } from '../my-access.wording.ts';

const { adding: words } = accessWords;

export function AddBusinessDialog({ onClose }: { readonly onClose: () => void }) {
  const { user } = useSession();
  const { add } = useMyAccessActions();
  return (
    <FormDialog
      words={words}
      width={460}
      onSubmit={async (read) => openBusiness(user, await add(read('name')))}
      onClose={onClose}
    >
      {(problems) => (
        <TextField
          label={words.name}
          name="name"
          autoComplete="off"
          required
          maxLength={120}
          problem={problems['name']}
        />
      )}
    </FormDialog>
  );
}
