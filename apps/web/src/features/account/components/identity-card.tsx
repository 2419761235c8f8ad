import type { User } from '@groundwork/contracts';
import { Button, Card } from '@groundwork/web-ui';
import { type ChangeEvent, useRef } from 'react';
import { Avatar } from '#shared/avatar/avatar.tsx';
import { showToast } from '#shared/toast/toast-store.ts';
import { useActionWithToast } from '#shared/toast/use-action-with-toast.ts';
import { accountCalls } from '../api/use-account.ts';
import { AccountForm } from './account-form.tsx';
import { words } from '../account.wording.ts';

function Picture({ user }: { readonly user: User }) {
  const { busy, run } = useActionWithToast();
  const change = (call: () => Promise<unknown>, description: string) =>
    void run(async () => {
      await call();
      return { title: words.done, description };
    });
  const input = useRef<HTMLInputElement>(null);
  const onChoose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (file !== undefined) change(() => accountCalls.setPicture(file), words.picture.changed);
  };
  return (
    <div className="account-picture">
      <Avatar user={user} large />
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/webp"
        aria-label={words.picture.choose}
        onChange={onChoose}
      />
      <Button look="outline" busy={busy} onClick={() => input.current?.click()}>
        {words.picture.change}
      </Button>
      {user.profileImageUrl === null ? null : (
        <Button
          look="ghost"
          busy={busy}
          onClick={() => change(accountCalls.removePicture, words.picture.removed)}
        >
          {words.picture.remove}
        </Button>
      )}
    </div>
  );
}

export function IdentityCard({ user }: { readonly user: User }) {
  const before = { firstName: user.firstName, lastName: user.lastName };
  const undo = () =>
    void accountCalls.rename(before).catch(() => {
      showToast({ title: words.failed, description: words.name.notUndone, destructive: true });
    });
  const rename = async (value: (name: string) => string) => {
    await accountCalls.rename({ firstName: value('firstName'), lastName: value('lastName') });
    showToast({
      title: words.done,
      description: words.name.done,
      action: { label: words.name.undo, run: undo },
    });
  };
  return (
    <Card title={words.name.title}>
      <Picture user={user} />
      <AccountForm
        key={`${user.firstName} ${user.lastName}`}
        action={words.name.action}
        fields={[
          {
            name: 'firstName',
            label: words.name.first,
            autoComplete: 'given-name',
            defaultValue: user.firstName,
          },
          {
            name: 'lastName',
            label: words.name.last,
            autoComplete: 'family-name',
            defaultValue: user.lastName,
          },
        ]}
        onSend={rename}
      />
    </Card>
  );
}
