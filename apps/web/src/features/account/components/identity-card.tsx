import type { User } from '@groundwork/contracts';
import { Button, Card } from '@groundwork/web-ui';
import { type ChangeEvent, useRef, useState } from 'react';
import { serverSentence } from '#shared/api/http-error.ts';
import { Face } from '#shared/face/face.tsx';
import { showToast } from '#shared/toast/toast-store.ts';
import { accountCalls } from '../api/use-account.ts';
import { AccountForm } from './account-form.tsx';

function usePictureChange() {
  const [busy, setBusy] = useState(false);
  const run = async (change: () => Promise<unknown>, done: string) => {
    setBusy(true);
    try {
      await change();
      showToast({ title: 'Success', description: done });
    } catch (error) {
      const said = error instanceof Error ? serverSentence(error) : null;
      showToast({ title: 'Error', description: said ?? 'Nothing was changed.', destructive: true });
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}

function Picture({ user }: { readonly user: User }) {
  const { busy, run } = usePictureChange();
  const input = useRef<HTMLInputElement>(null);
  const onChoose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (file !== undefined) void run(() => accountCalls.setPicture(file), 'Your picture is changed.');
  };
  return (
    <div className="account-picture">
      <Face user={user} large />
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/webp"
        aria-label="Choose a picture"
        onChange={onChoose}
      />
      <Button look="outline" busy={busy} onClick={() => input.current?.click()}>
        Change picture
      </Button>
      {user.profileImageUrl === null ? null : (
        <Button
          look="ghost"
          busy={busy}
          onClick={() => void run(accountCalls.removePicture, 'Your picture is deleted.')}
        >
          Delete picture
        </Button>
      )}
    </div>
  );
}

/** Name and picture. */
export function IdentityCard({ user }: { readonly user: User }) {
  const before = { firstName: user.firstName, lastName: user.lastName };
  const undo = () =>
    void accountCalls.rename(before).catch(() => {
      showToast({ title: 'Error', description: 'The name could not be brought back.', destructive: true });
    });
  const rename = async (value: (name: string) => string) => {
    await accountCalls.rename({ firstName: value('firstName'), lastName: value('lastName') });
    showToast({
      title: 'Success',
      description: 'Your name is changed.',
      action: { label: 'Undo', run: undo },
    });
  };
  return (
    <Card title="Name and picture">
      <Picture user={user} />
      <AccountForm
        key={`${user.firstName} ${user.lastName}`}
        action="Save name"
        fields={[
          {
            name: 'firstName',
            label: 'First name',
            autoComplete: 'given-name',
            defaultValue: user.firstName,
          },
          { name: 'lastName', label: 'Last name', autoComplete: 'family-name', defaultValue: user.lastName },
        ]}
        onSend={rename}
      />
    </Card>
  );
}
