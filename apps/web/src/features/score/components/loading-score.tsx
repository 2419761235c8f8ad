import {
  BarsSkeleton,
  ChartSkeleton,
  DialSkeleton,
  FigureSkeleton,
  Loading,
  RowsSkeleton,
} from '@groundwork/web-ui';
import '#shared/score/score-hero.css';
import './score.css';
import { words } from '../score.wording.ts';

export function LoadingScore() {
  return (
    <Loading label={words.loading}>
      <div className="score-sheet">
        <div className="score-top">
          <div className="gw-card hero">
            <div className="hero-dial">
              <DialSkeleton />
            </div>
            <div className="hero-part">
              <ChartSkeleton />
            </div>
          </div>
          <div className="score-side">
            <FigureSkeleton />
            <RowsSkeleton rows={1} />
          </div>
        </div>
        <div className="gw-card">
          <BarsSkeleton bars={4} />
        </div>
      </div>
    </Loading>
  );
}
