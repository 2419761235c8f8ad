import { buttonClass, Card, EmptyState } from '@groundwork/web-ui';
import { Landmark } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import { words } from './lenders.wording.ts';
import './no-lenders.css';

const links = [
  { to: paths.lenderCatalog(), text: words.import, look: 'next' },
  { to: paths.lenderFeeds(), text: words.subscribe, look: 'outline' },
  { to: paths.recordImports(), text: words.records, look: 'outline' },
] as const;

export function NoLenders({ isAdministrator }: { readonly isAdministrator: boolean }) {
  const ways = (
    <div className="no-lenders-ways">
      {links.map(({ to, text, look }) => (
        <Link key={to} className={buttonClass(look)} to={to}>
          {text}
        </Link>
      ))}
    </div>
  );
  return (
    <Card>
      <EmptyState
        icon={<Landmark aria-hidden="true" />}
        title={words.title}
        text={isAdministrator ? words.administrator : words.owner}
        {...(isAdministrator && { action: ways })}
      />
    </Card>
  );
}
