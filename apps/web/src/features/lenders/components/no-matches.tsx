import { buttonClass, Card, EmptyState } from '@groundwork/web-ui';
import { Landmark } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';

export function NoMatches() {
  return (
    <Card>
      <EmptyState
        icon={<Landmark aria-hidden="true" />}
        title="No lender matches yet"
        text="Lenders look at your figures: what is blank counts as unknown. Start with the loan you need and your yearly revenue."
        action={
          <Link className={buttonClass('next')} to={paths.profile()}>
            Complete your profile
          </Link>
        }
      />
    </Card>
  );
}
