import { buttonClass, Card, EmptyState } from '@groundwork/web-ui';
import { Compass } from 'lucide-react';
import { Link } from 'react-router-dom';

/** The place of the recommendations. */
export function OptimizationCenter() {
  return (
    <Card title="Business Optimization Center">
      <EmptyState
        icon={<Compass aria-hidden="true" />}
        title="Advice appears here"
        text="It is built from the figures you save. Until there is some, the help beside a field says what lenders look for."
        action={
          <Link className={buttonClass('outline')} to="/dashboard">
            See your dashboard
          </Link>
        }
      />
    </Card>
  );
}
