import { Dropdown } from 'antd';
import { ChevronDown, CreditCard, LogOut } from 'lucide-react';
import { signOut, useSession } from '../shared/session/use-session.ts';

// Its security policy differs from the other screens', so the subscription is reached by a full page load.
const items = [
  {
    key: 'subscription',
    icon: <CreditCard size={16} aria-hidden="true" />,
    label: 'Subscription',
  },
  { key: 'sign-out', icon: <LogOut size={16} aria-hidden="true" />, label: 'Sign out' },
];

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first letter as a reader counts letters: an emoji or an accent is not cut in half. */
function initial(name: string): string {
  const [first] = letters.segment(name.trim());
  return first?.segment.toUpperCase() ?? '';
}

export function UserMenu() {
  const { user } = useSession();
  if (user === null) return null;
  const name = `${user.firstName} ${user.lastName}`;
  const onClick = ({ key }: { key: string }) => {
    if (key === 'sign-out') void signOut();
    else window.location.assign('/subscribe');
  };
  return (
    <Dropdown menu={{ items, onClick }} trigger={['click']} placement="bottomRight">
      <button type="button" className="user-menu" aria-haspopup="menu" aria-label={`${name}, account menu`}>
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
