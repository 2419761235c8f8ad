import { type ResetLink, type Role, roles, type UserSummary } from '@groundwork/contracts';
import { Button } from '@groundwork/web-ui';
import { Select } from 'antd';
import { useState } from 'react';
import { formatDate, formatMoment } from '#shared/formatting/format.ts';
import { useSession } from '#shared/session/use-session.ts';
import { useActionWithToast } from '#shared/toast/use-action-with-toast.ts';
import { useUserActions } from '../api/use-users.ts';

const roleNames: Record<Role, string> = { user: 'User', reviewer: 'Reviewer', admin: 'Admin' };
const roleOptions = roles.map((value) => ({ value, label: roleNames[value] }));

function useRowActions({ id, role, email }: UserSummary) {
  const { changeRole, endSessions, issueResetLink } = useUserActions();
  const { busy, run } = useActionWithToast();
  const [link, setLink] = useState<ResetLink | null>(null);
  const setRole = (wanted: Role) =>
    run(async () => {
      await changeRole(id, wanted);
      return undefined;
    });
  return {
    busy,
    link,
    change: (wanted: Role) =>
      run(async () => {
        await changeRole(id, wanted);
        const action = { label: 'Undo', run: () => void setRole(role) };
        return { title: 'Role changed', description: `${email}: ${roleNames[wanted]}`, action };
      }),
    signOut: () =>
      run(async () => {
        const { signedOut } = await endSessions(id);
        const sessions = `${signedOut} ${signedOut === 1 ? 'session' : 'sessions'}`;
        return { title: 'Signed out', description: `${sessions} of ${email} ended.` };
      }),
    reset: () =>
      run(async () => {
        setLink(await issueResetLink(id));
        return undefined;
      }),
  };
}

/** For handing on: whoever opens it sets the password, so it is shown to nobody else and once. */
function Link({ link: { url, expiresAt } }: { readonly link: ResetLink }) {
  return (
    <p className="user-link" role="status">
      <label>
        Hand this link to its owner. It works once, until {formatMoment(expiresAt)}.
        <input readOnly value={url} onFocus={({ target }) => target.select()} />
      </label>
    </p>
  );
}

export function UserRow({ user }: { readonly user: UserSummary }) {
  const { user: self } = useSession();
  const { busy, link, change, signOut, reset } = useRowActions(user);
  return (
    <li>
      <div className="user-words">
        <h3>
          {user.firstName} {user.lastName}
        </h3>
        <p>
          {user.email} · {user.subscriptionPlan} · since {formatDate(user.createdAt)}
        </p>
      </div>
      <div className="user-actions">
        <Select
          aria-label={`Role of ${user.email}`}
          value={user.role}
          options={roleOptions}
          disabled={busy || self?.id === user.id}
          onChange={(wanted) => void change(wanted)}
        />
        <Button look="ghost" busy={busy} aria-label={`Sign ${user.email} out`} onClick={() => void signOut()}>
          Sign out
        </Button>
        <Button
          look="outline"
          busy={busy}
          aria-label={`Reset link for ${user.email}`}
          onClick={() => void reset()}
        >
          Reset link
        </Button>
      </div>
      {link === null ? null : <Link link={link} />}
    </li>
  );
}
