import type { Grant } from '@groundwork/contracts';
import { Button, ModalDialog } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { useState } from 'react';
import { useActionWithToast } from '#shared/toast/use-action-with-toast.ts';
import { usePeopleActions } from '../api/use-people.ts';
import { words as peopleWords } from '../people.wording.ts';

/** Also for the own access. The server rejects it for the last owner and names the reason. */
export function RoleButton({ grant: { id, role, holder } }: { readonly grant: Grant }) {
  const { change } = usePeopleActions();
  const { busy, run } = useActionWithToast();
  const [isOpen, setOpen] = useState(false);
  if (holder.type !== 'person') return null;
  const { name } = holder;
  const next = role === 'owner' ? 'member' : 'owner';
  const words = peopleWords.roles[next];
  const changeNow = async () => {
    await run(async () => {
      await change(id, { role: next });
      return { title: fill(words.changed, { name }), description: words.text };
    });
    setOpen(false);
  };
  return (
    <>
      <Button look="outline" aria-label={fill(words.label, { name })} onClick={() => setOpen(true)}>
        {words.button}
      </Button>
      {isOpen ? (
        <ModalDialog
          title={fill(words.title, { name })}
          text={words.text}
          width={460}
          onCancel={() => setOpen(false)}
        >
          <div className="people-buttons">
            <Button look="next" busy={busy} onClick={() => void changeNow()}>
              {words.button}
            </Button>
            <Button look="outline" onClick={() => setOpen(false)}>
              {peopleWords.sheet.cancel}
            </Button>
          </div>
        </ModalDialog>
      ) : null}
    </>
  );
}
