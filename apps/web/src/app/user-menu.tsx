import { Dropdown } from 'antd';
import { ChevronDown, CreditCard, LogOut } from 'lucide-react';
import { signOut, useSession } from '../shared/session/use-session.ts';

// Its security policy differs from the other screens', so the subscription is reached by a full page load.
const items = [
  {
    key: 'subscription',
    icon: <CreditCard size={16} aria-hidden="true" />,
    label: <a href="/subscribe">Subscription</a>,
  },
  { key: 'sign-out', icon: <LogOut size={16} aria-hidden="true" />, label: 'Sign out' },
];

const initial = (name: string) => [...name.trim()][0]?.toUpperCase() ?? '';

export function UserMenu() {
  const { user } = useSession();
  if (user === null) return null;
  const name = `${user.firstName} ${user.lastName}`;
  const onClick = ({ key }: { key: string }) => {
    if (key === 'sign-out') void signOut();
  };
  return (
    <Dropdown menu={{ items, onClick }} trigger={['click']} placement="bottomRight">
      <button type="button" className="user-menu" aria-haspopup="menu">
        <span className="user-menu-face" aria-hidden="true">
          {initial(user.firstName)}
          {initial(user.lastName)}
        </span>
        <span className="user-menu-name">{name}</span>
        <ChevronDown aria-hidden="true" size={16} />
      </button>
    </Dropdown>
  );
}
