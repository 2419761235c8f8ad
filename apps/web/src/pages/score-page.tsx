import { Button, buttonClass } from '@groundwork/web-ui';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useRecalculation } from '../features/score/api/use-recalculation.ts';
import { Score } from '../features/score/components/score.tsx';
import { describeStaleSources } from '../features/score/model/score-page-texts.ts';
import { Needs } from '#shared/business/needs.tsx';
import { PageHead } from '#shared/page-head.tsx';
import { usePageTitle } from '#shared/page-title.ts';
import { paths } from '#shared/paths.ts';
import { describeNextLevel } from '#shared/score/score-texts.ts';
import { useScore } from '#shared/score/use-score.ts';
import { specifiedWords, words } from './pages.wording.ts';

export default function ScorePage() {
  usePageTitle(words.score.heading);
  const { data } = useScore();
  const { busy, staleSources, run } = useRecalculation();
  const stale = describeStaleSources(staleSources);
  return (
    <>
      <PageHead
        heading={words.score.heading}
        text={data === undefined ? '' : describeNextLevel(data.totalScore)}
        action={
          <div className="page-head-actions">
            <Link className={buttonClass('outline')} to={paths.plan()}>
              {words.score.plan}
            </Link>
            <Link className={buttonClass('outline')} to={paths.scoreReport()}>
              {words.score.report}
            </Link>
            <Needs access="score edit">
              <Button busy={busy} onClick={() => void run()}>
                {specifiedWords.recalculate}
              </Button>
            </Needs>
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
