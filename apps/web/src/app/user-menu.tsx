import type { User } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { Dropdown, type MenuProps } from 'antd';
import { ChevronDown, LogOut } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { buildVersion } from '#shared/build-version.ts';
import { Avatar } from '#shared/avatar/avatar.tsx';
import { signOut, useSession } from '#shared/session/use-session.ts';
import { type AccountEntry, accountEntries } from './account-entries.ts';
import { specifiedWords, words } from './app.wording.ts';
import './user-menu.css';
import { useOpens } from './use-opens.ts';

const signOutKey = 'sign-out';

function toMenuItems({ email }: User, entries: readonly AccountEntry[]): NonNullable<MenuProps['items']> {
  return [
    { key: 'who', type: 'group', label: email },
    ...entries.map(({ to, label, Icon }) => ({
      key: to,
      label,
      icon: <Icon size={18} aria-hidden="true" />,
    })),
    { key: 'line', type: 'divider' },
    { key: signOutKey, label: specifiedWords.signOut, icon: <LogOut size={18} aria-hidden="true" /> },
    { key: 'version', type: 'group', label: fill(words.account.version, { version: buildVersion() }) },
  ];
}

export function UserMenu() {
  const { user } = useSession();
  const navigate = useNavigate();
  const isOpen = useOpens();
  if (user === null) return null;
  const name = `${user.firstName} ${user.lastName}`;
  const entries = accountEntries.filter(({ need }) => need === undefined || isOpen(need));
  const onClick = ({ key }: { key: string }) => void (key === signOutKey ? signOut() : navigate(key));
  return (
    <Dropdown
      menu={{ items: toMenuItems(user, entries), onClick, className: 'user-menu-list' }}
      trigger={['click']}
      placement="bottomRight"
      autoFocus
    >
      <button type="button" className="user-menu" aria-haspopup="menu">
        <span className="gw-hidden">{fill(words.account.label, { name })}</span>
        <Avatar user={user} />
        <span className="user-menu-name" aria-hidden="true">
          {name}
        </span>
        <ChevronDown aria-hidden="true" size={16} />
      </button>
    </Dropdown>
  );
}
