import type { User } from '@groundwork/contracts';
import { Card } from '@groundwork/web-ui';
import { useState } from 'react';
import { showToast } from '#shared/toast/toast-store.ts';
import { accountCalls, useSessionActions } from '../api/use-account.ts';
import { AccountForm, passwordField } from './account-form.tsx';

const emailFields = [
  { name: 'email', label: 'New email', type: 'email', autoComplete: 'email' },
  passwordField,
] as const;

export function EmailCard({ user }: { readonly user: User }) {
  const [said, setSaid] = useState('');
  const change = async (value: (name: string) => string) => {
    const { message } = await accountCalls.changeEmail(value('email'), value('password'));
    setSaid(message);
  };
  return (
    <Card title="Email" subtitle={user.email}>
      <p className="account-said" role="status">
        {said}
      </p>
      <AccountForm action="Change email" fields={emailFields} onSend={change} />
    </Card>
  );
}

const passwordFields = [
  {
    name: 'currentPassword',
    label: 'Current password',
    type: 'password',
    autoComplete: 'current-password',
  },
  { name: 'newPassword', label: 'New password', type: 'password', autoComplete: 'new-password' },
] as const;

export function PasswordCard() {
  const { changePassword } = useSessionActions();
  const change = async (value: (name: string) => string) => {
    await changePassword(value('currentPassword'), value('newPassword'));
    showToast({ title: 'Success', description: 'Your password is changed. Other devices are signed out.' });
  };
  return (
    <Card title="Password" subtitle="Changing it signs every other device out.">
      <AccountForm action="Change password" fields={passwordFields} onSend={change} />
    </Card>
  );
}
