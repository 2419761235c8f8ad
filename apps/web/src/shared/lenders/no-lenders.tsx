import { buttonClass, Card, EmptyState } from '@groundwork/web-ui';
import { Landmark } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import { words } from './lenders.wording.ts';

export function NoLenders({ isAdministrator }: { readonly isAdministrator: boolean }) {
  const importLink = (
    <Link className={buttonClass('next')} to={paths.lenderCatalogue()}>
      {words.import}
    </Link>
  );
  return (
    <Card>
      <EmptyState
        icon={<Landmark aria-hidden="true" />}
        title={words.title}
        text={isAdministrator ? words.administrator : words.owner}
        {...(isAdministrator && { action: importLink })}
      />
    </Card>
  );
}
