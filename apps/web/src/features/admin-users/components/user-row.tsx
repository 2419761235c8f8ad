import { type ResetLink, type Role, roles, subscriptionPlans, type UserSummary } from '@groundwork/contracts';
import { Button } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { Select } from 'antd';
import { useState } from 'react';
import { formatDate } from '#shared/formatting/format.ts';
import { useSession } from '#shared/session/use-session.ts';
import { planLabel } from '#shared/subscription/plan-label.ts';
import type { ToastMessage } from '#shared/toast/toast-store.ts';
import { useActionWithToast } from '#shared/toast/use-action-with-toast.ts';
import { useUserActions } from '../api/use-users.ts';
import { words } from '../admin-users.wording.ts';
import { OneTimeLink } from './one-time-link.tsx';
import { PlanForm } from './plan-form.tsx';

const roleNames: Record<Role, string> = words.role.names;
const roleOptions = roles.map((value) => ({ value, label: roleNames[value] }));

const requested = ({ email, role }: { email: string; role: Role }): ToastMessage => ({
  title: words.role.requested,
  description: fill(words.role.requestedFor, { email, role: roleNames[role] }),
});

function linkToast({ state }: ResetLink, email: string): ToastMessage | undefined {
  const { mailed, mailedTo, waiting, waitingFor } = words.resetLink;
  if (state === 'mailed') return { title: mailed, description: fill(mailedTo, { email }) };
  if (state === 'waiting') return { title: waiting, description: fill(waitingFor, { email }) };
  return undefined;
}

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
        const { pendingRole } = await changeRole(id, next);
        const description = fill(words.role.changedTo, { email, role: roleNames[next] });
        if (pendingRole) return requested({ email, role: pendingRole });
        const action = { label: words.role.undo, run: () => void setRole(role) };
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
        const issued = await issueResetLink(id);
        setLink(issued.url === undefined ? null : issued);
        return linkToast(issued, email);
      }),
  };
}

export function UserRow({ user }: { readonly user: UserSummary }) {
  const { user: self } = useSession();
  const { busy, link, change, signOut, reset } = useRowActions(user);
  const { givePlan } = useUserActions();
  const [isGiving, setGiving] = useState(false);
  return (
    <li>
      <div className="user-words">
        <h3>
          {user.firstName} {user.lastName}
        </h3>
        <p>
          {user.email} · {planLabel(user.subscriptionPlan)} ·{' '}
          {fill(words.since, { date: formatDate(user.createdAt) })}
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
          aria-expanded={isGiving}
          aria-label={fill(words.plan.giveTo, { name: user.email })}
          onClick={() => setGiving(!isGiving)}
        >
          {words.plan.give}
        </Button>
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
      {isGiving ? (
        <PlanForm
          name={user.email}
          plans={subscriptionPlans}
          first="professional"
          onGive={(gift) => givePlan(user.id, gift)}
          onClose={() => setGiving(false)}
        />
      ) : null}
      {link === null ? null : <OneTimeLink link={link} />}
    </li>
  );
}
