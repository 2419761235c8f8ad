import { BarsSkeleton, DialSkeleton, FigureSkeleton, Loading, RowsSkeleton } from '@groundwork/web-ui';
import './dashboard.css';
import { words } from '../dashboard.wording.ts';

export function LoadingDashboard() {
  return (
    <Loading label={words.loading}>
      <div className="dashboard">
        <div className="dashboard-top">
          <div className="gw-card hero">
            <div className="hero-dial">
              <DialSkeleton />
            </div>
            <div className="hero-part">
              <BarsSkeleton bars={4} />
            </div>
          </div>
          <div className="figures">
            <FigureSkeleton />
            <FigureSkeleton />
            <FigureSkeleton />
          </div>
        </div>
        <div className="dashboard-bottom">
          <RowsSkeleton rows={2} />
          <RowsSkeleton rows={3} />
        </div>
      </div>
    </Loading>
  );
}
