import type { User } from '@groundwork/contracts';
import { Card } from '@groundwork/web-ui';
import { useState } from 'react';
import { words as formWords } from '#shared/forms/forms.wording.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { accountCalls, useSessionActions } from '../api/use-account.ts';
import { AccountForm, passwordField } from './account-form.tsx';
import { words } from '../account.wording.ts';

const emailFields = [
  { name: 'email', label: words.email.new, type: 'email', autoComplete: 'email' },
  passwordField,
] as const;

export function EmailCard({ user }: { readonly user: User }) {
  const [reply, setReply] = useState('');
  const change = async (value: (name: string) => string) => {
    const { message } = await accountCalls.changeEmail(value('email'), value('password'));
    setReply(message);
  };
  return (
    <Card title={words.email.title} subtitle={user.email}>
      <p className="account-reply" role="status">
        {reply}
      </p>
      <AccountForm action={words.email.action} fields={emailFields} onSend={change} />
    </Card>
  );
}

const passwordFields = [
  {
    name: 'currentPassword',
    label: words.changePassword.current,
    type: 'password',
    autoComplete: 'current-password',
  },
  {
    name: 'newPassword',
    label: words.changePassword.new,
    type: 'password',
    autoComplete: 'new-password',
    hint: formWords.newPassword,
  },
] as const;

export function PasswordCard() {
  const { changePassword } = useSessionActions();
  const change = async (value: (name: string) => string) => {
    await changePassword(value('currentPassword'), value('newPassword'));
    showToast({ title: words.done, description: words.changePassword.done });
  };
  return (
    <Card title={words.changePassword.title} subtitle={words.changePassword.subtitle}>
      <AccountForm action={words.changePassword.action} fields={passwordFields} onSend={change} />
    </Card>
  );
}
