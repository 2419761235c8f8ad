import { buttonClass, Card, EmptyState } from '@groundwork/web-ui';
import { Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PageHead } from '#shared/page-head.tsx';
import { usePageTitle } from '#shared/page-title.ts';
import { paths } from '#shared/paths.ts';

/** What the server would answer with 403, said by the app. */
export default function ForbiddenPage() {
  usePageTitle('Not for your account');
  return (
    <>
      <PageHead heading="This page is not for your account" />
      <Card>
        <EmptyState
          icon={<Lock aria-hidden="true" />}
          title="403: your role does not open this page"
          text="An administrator can give your account the role it needs."
          action={
            <Link className={buttonClass()} to={paths.dashboard()}>
              Go to your dashboard
            </Link>
          }
        />
      </Card>
    </>
  );
}
