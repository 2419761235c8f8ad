import { buttonClass, Card, EmptyState } from '@groundwork/web-ui';
import { Landmark } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { words } from '../lenders.wording.ts';

export function NoMatches() {
  return (
    <Card>
      <EmptyState
        icon={<Landmark aria-hidden="true" />}
        title={words.empty.title}
        text={words.empty.text}
        action={
          <Link className={buttonClass('next')} to={paths.profile()}>
            {words.empty.action}
          </Link>
        }
      />
    </Card>
  );
}
