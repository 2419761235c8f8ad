import { type ResetLink, type Role, roles, type UserSummary } from '@groundwork/contracts';
import { Button } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { Select } from 'antd';
import { useState } from 'react';
import { formatDate, formatMoment } from '#shared/formatting/format.ts';
import { useSession } from '#shared/session/use-session.ts';
import { useActionWithToast } from '#shared/toast/use-action-with-toast.ts';
import { useUserActions } from '../api/use-users.ts';
import { words } from '../admin-users.wording.ts';

const roleNames: Record<Role, string> = words.role.names;
const roleOptions = roles.map((value) => ({ value, label: roleNames[value] }));

function useRowActions({ id, role, email }: UserSummary) {
  const { changeRole, endSessions, issueResetLink } = useUserActions();
  const { busy, run } = useActionWithToast();
  const [link, setLink] = useState<ResetLink | null>(null);
  const setRole = (next: Role) =>
    run(async () => {
      await changeRole(id, next);
      return undefined;
    });
  return {
    busy,
    link,
    change: (next: Role) =>
      run(async () => {
        await changeRole(id, next);
        const action = { label: words.role.undo, run: () => void setRole(role) };
        const description = fill(words.role.changedTo, { email, role: roleNames[next] });
        return { title: words.role.changed, description, action };
      }),
    signOut: () =>
      run(async () => {
        const { signedOut } = await endSessions(id);
        const description = fill(words.sessions.endedOf, { count: signedOut, email });
        return { title: words.sessions.ended, description };
      }),
    reset: () =>
      run(async () => {
        setLink(await issueResetLink(id));
        return undefined;
      }),
  };
}

/** A person who opens the link can set the password, so the link is on the screen once. */
function Link({ link: { url, expiresAt } }: { readonly link: ResetLink }) {
  return (
    <p className="user-link" role="status">
      <label>
        {fill(words.resetLink.text, { time: formatMoment(expiresAt) })}
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
          {user.email} · {user.subscriptionPlan} · {fill(words.since, { date: formatDate(user.createdAt) })}
        </p>
      </div>
      <div className="user-actions">
        <Select
          aria-label={fill(words.role.label, { email: user.email })}
          value={user.role}
          options={roleOptions}
          disabled={busy || self?.id === user.id}
          onChange={(next) => void change(next)}
        />
        <Button
          look="ghost"
          busy={busy}
          aria-label={fill(words.sessions.endOf, { email: user.email })}
          onClick={() => void signOut()}
        >
          {words.sessions.end}
        </Button>
        <Button
          look="outline"
          busy={busy}
          aria-label={fill(words.resetLink.createFor, { email: user.email })}
          onClick={() => void reset()}
        >
          {words.resetLink.create}
        </Button>
      </div>
      {link === null ? null : <Link link={link} />}
    </li>
  );
}
