import type { User } from '@groundwork/contracts';
import { Button, Card } from '@groundwork/web-ui';
import { type ChangeEvent, useRef } from 'react';
import { Avatar } from '#shared/avatar/avatar.tsx';
import { showToast } from '#shared/toast/toast-store.ts';
import { useActionWithToast } from '#shared/toast/use-action-with-toast.ts';
import { accountCalls } from '../api/use-account.ts';
import { AccountForm } from './account-form.tsx';

function Picture({ user }: { readonly user: User }) {
  const { busy, run } = useActionWithToast();
  const change = (call: () => Promise<unknown>, description: string) =>
    void run(async () => {
      await call();
      return { title: 'Success', description };
    });
  const input = useRef<HTMLInputElement>(null);
  const onChoose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (file !== undefined) change(() => accountCalls.setPicture(file), 'Your picture is changed.');
  };
  return (
    <div className="account-picture">
      <Avatar user={user} large />
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
          onClick={() => change(accountCalls.removePicture, 'Your picture is deleted.')}
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
