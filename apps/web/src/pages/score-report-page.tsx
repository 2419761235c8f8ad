import { buttonClass } from '@groundwork/web-ui';
import { Link } from 'react-router-dom';
import { PrintButton, ScoreReport } from '../features/score/components/score-report.tsx';
import { brand } from '#shared/brand/brand.ts';
import { PageHead } from '#shared/page-head.tsx';
import { usePageTitle } from '#shared/page-title.ts';
import { paths } from '#shared/paths.ts';
import { useSession } from '#shared/session/use-session.ts';

export default function ScoreReportPage() {
  usePageTitle('Score report');
  const { user } = useSession();
  const owner = user === null ? '' : `${user.firstName} ${user.lastName}`;
  return (
    <>
      <PageHead
        heading={`${brand.scoreName} report`}
        action={
          <div className="page-head-actions">
            <Link className={buttonClass('outline')} to={paths.score()}>
              Back to your score
            </Link>
            <PrintButton />
          </div>
        }
      />
      <ScoreReport owner={owner} />
    </>
  );
}
