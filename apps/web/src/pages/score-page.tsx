import { Button, buttonClass } from '@groundwork/web-ui';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useRecalculation } from '../features/score/api/use-recalculation.ts';
import { Score } from '../features/score/components/score.tsx';
import { describeStaleSources } from '../features/score/model/score-page-texts.ts';
import { PageHead } from '#shared/page-head.tsx';
import { usePageTitle } from '#shared/page-title.ts';
import { paths } from '#shared/paths.ts';
import { describeNextLevel } from '#shared/score/score-texts.ts';
import { useScore } from '#shared/score/use-score.ts';

export default function ScorePage() {
  usePageTitle('Score');
  const { data } = useScore();
  const { busy, staleSources, run } = useRecalculation();
  const stale = describeStaleSources(staleSources);
  return (
    <>
      <PageHead
        heading="Score"
        text={data === undefined ? undefined : describeNextLevel(data.totalScore)}
        action={
          <div className="page-head-actions">
            <Link className={buttonClass('outline')} to={paths.plan()}>
              Plan a goal
            </Link>
            <Link className={buttonClass('outline')} to={paths.scoreReport()}>
              Printable report
            </Link>
            <Button busy={busy} onClick={() => void run()}>
              Recalculate Score
            </Button>
          </div>
        }
      />
      {stale === null ? null : (
        <p className="score-stale" role="status">
          <TriangleAlert aria-hidden="true" size={18} /> {stale}
        </p>
      )}
      <Score />
    </>
  );
}
