import { fill } from '@groundwork/wording';
import { buttonClass } from '@groundwork/web-ui';
import { Link } from 'react-router-dom';
import { useLenderMatches } from '../features/lenders/api/use-lender-matches.ts';
import { LenderSummary } from '../features/lenders/components/lender-summary.tsx';
import { PrintButton, ScoreReport } from '../features/score/components/score-report.tsx';
import { useLenderCarry } from '#shared/lenders/use-lender-carry.ts';
import { isSettled } from '#shared/api/use-query.ts';
import { brand } from '#shared/brand/brand.ts';
import { PageHead } from '#shared/page-head.tsx';
import { usePageTitle } from '#shared/page-title.ts';
import { paths } from '#shared/paths.ts';
import { useProfile } from '#shared/profile/use-profile.ts';
import { useSession } from '#shared/session/use-session.ts';
import { words } from './pages.wording.ts';

export default function ScoreReportPage() {
  usePageTitle(words.scoreReport.title);
  const { user } = useSession();
  const matches = useLenderMatches();
  const profile = useProfile();
  const outlooks = useLenderCarry().data?.outlooks;
  const owner = user === null ? '' : `${user.firstName} ${user.lastName}`;
  return (
    <>
      <PageHead
        heading={fill(words.scoreReport.heading, { scoreName: brand.scoreName })}
        action={
          <div className="page-head-actions">
            <Link className={buttonClass('outline')} to={paths.score()}>
              {words.scoreReport.back}
            </Link>
            <PrintButton />
          </div>
        }
      />
      <ScoreReport
        owner={owner}
        lenders={
          isSettled(matches) ? (
            <LenderSummary matches={matches.data} profile={profile.data} outlooks={outlooks} />
          ) : null
        }
      />
    </>
  );
}
