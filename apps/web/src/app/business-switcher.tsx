import { fill } from '@groundwork/wording';
import { Dropdown, type MenuProps } from 'antd';
import { Building2, ChevronDown, Plus } from 'lucide-react';
import { useState } from 'react';
import { roleText } from '#shared/business/business-texts.ts';
import { openBusiness } from '#shared/business/open-business.ts';
import { useBusiness, useBusinesses } from '#shared/business/use-business.ts';
import { useSession } from '#shared/session/use-session.ts';
import { AddBusinessDialog } from '../features/my-access/components/add-business-dialog.tsx';
import { words as appWords } from './app.wording.ts';
import './business-switcher.css';

const { business: words } = appWords;
const addKey = 'add';

export default function BusinessSwitcher() {
  const { user } = useSession();
  const { data = [] } = useBusinesses();
  const current = useBusiness();
  const [isAdding, setAdding] = useState(false);
  const items: MenuProps['items'] = [
    ...data.map((each) => ({
      key: each.id,
      label: (
        <span className="business-choice" aria-current={each.id === current?.id || undefined}>
          {each.name} <small>{roleText(each)}</small>
        </span>
      ),
    })),
    { key: 'line', type: 'divider' },
    { key: addKey, label: words.add, icon: <Plus size={18} aria-hidden="true" /> },
  ];
  const onClick = ({ key }: { key: string }) => {
    const next = data.find(({ id }) => id === key);
    if (key === addKey) setAdding(true);
    else if (next !== undefined && next.id !== current?.id) openBusiness(user, next);
  };
  const name = current?.name ?? '';
  const role = current ? roleText(current) : '';
  return (
    <>
      <Dropdown menu={{ items, onClick, className: 'business-list' }} trigger={['click']} autoFocus>
        <button type="button" className="business-switcher" aria-haspopup="menu">
          <Building2 aria-hidden="true" size={18} />
          <span className="gw-hidden">{fill(words.label, { name, role })}</span>
          <span className="business-choice" aria-hidden="true">
            {name} <small>{role}</small>
          </span>
          <ChevronDown aria-hidden="true" size={16} />
        </button>
      </Dropdown>
      {isAdding ? <AddBusinessDialog onClose={() => setAdding(false)} /> : null}
    </>
  );
}
