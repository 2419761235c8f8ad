import { buttonClass, Card, EmptyState } from '@groundwork/web-ui';
import { Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PageHead } from '#shared/page-head.tsx';
import { usePageTitle } from '#shared/page-title.ts';
import { paths } from '#shared/paths.ts';
import { words } from './pages.wording.ts';

export default function ForbiddenPage() {
  usePageTitle(words.forbidden.title);
  return (
    <>
      <PageHead heading={words.forbidden.heading} />
      <Card>
        <EmptyState
          icon={<Lock aria-hidden="true" />}
          title={words.forbidden.reason}
          text={words.forbidden.text}
          action={
            <Link className={buttonClass()} to={paths.dashboard()}>
              {words.forbidden.action}
            </Link>
          }
        />
      </Card>
    </>
  );
}
