import { ErrorState } from '@groundwork/web-ui';
import { DashboardCards } from '../features/dashboard/components/dashboard-cards.tsx';
import { LoadingDashboard } from '../features/dashboard/components/loading-dashboard.tsx';
import { CategoryCards } from '../features/documents/components/category-cards.tsx';
import { DocumentList } from '../features/documents/components/document-list.tsx';
import { LoadingCategories, LoadingList } from '../features/documents/components/loading-documents.tsx';
import { UploadCard } from '../features/documents/components/upload-card.tsx';
import {
  awayDashboard,
  finishedDashboard,
  firstDashboard,
  fullDashboard,
  history,
} from './sample-dashboards.ts';
import { documents } from './sample-documents.ts';
import { LockedFeature } from '#shared/entitlements/locked-feature.tsx';
import { scoreStories } from './score-stories.tsx';
import type { Story } from './story.ts';

const ignore = () => undefined;
const resolve = () => Promise.resolve();
const commands = { download: resolve, reanalyze: resolve, move: resolve, remove: resolve };
const actions = { onComplete: ignore, onDismiss: ignore };

const dashboards: readonly Story[] = [
  {
    name: 'Feature of another plan',
    node: (
      <LockedFeature
        feature="goalPlanner"
        isSold={false}
        own={<p className="gw-state-text">Your first step: Upload tax returns, up to +48 points.</p>}
      />
    ),
  },
  {
    name: 'Dashboard',
    node: (
      <DashboardCards
        scoreName="Groundwork Score"
        dashboard={fullDashboard}
        history={history}
        actions={actions}
      />
    ),
  },
  {
    name: 'Dashboard before a history',
    node: <DashboardCards scoreName="Groundwork Score" dashboard={fullDashboard} />,
  },
  {
    name: 'Dashboard of a new owner',
    node: <DashboardCards scoreName="Groundwork Score" dashboard={firstDashboard} history={[]} />,
  },
  {
    name: 'Dashboard with nothing left to gain',
    node: <DashboardCards scoreName="Groundwork Score" dashboard={finishedDashboard} history={history} />,
  },
  {
    name: 'Dashboard with everything away',
    node: <DashboardCards scoreName="Groundwork Score" dashboard={awayDashboard} />,
  },
  { name: 'Dashboard while it loads', node: <LoadingDashboard /> },
  {
    name: 'Dashboard that failed',
    node: (
      <ErrorState
        title="Your dashboard could not be loaded"
        message="The service is being restarted."
        text="Nothing is lost. Check your connection and try again."
        onRetry={resolve}
      />
    ),
  },
];

const documentScreens: readonly Story[] = [
  {
    name: 'Documents in every status',
    node: (
      <div className="gallery-stack">
        <CategoryCards documents={documents} filter={null} onFilter={ignore} />
        <UploadCard />
        <DocumentList
          documents={documents}
          filter={null}
          onFilter={ignore}
          onView={ignore}
          commands={commands}
        />
      </div>
    ),
  },
  {
    name: 'Documents of a new owner',
    node: (
      <div className="gallery-stack">
        <CategoryCards documents={[]} filter={null} onFilter={ignore} />
        <DocumentList documents={[]} filter={null} onFilter={ignore} onView={ignore} commands={commands} />
      </div>
    ),
  },
  {
    name: 'Documents without a result',
    node: (
      <DocumentList
        documents={documents.filter(({ category }) => category !== 'bank_statements')}
        filter="bank_statements"
        onFilter={ignore}
        onView={ignore}
        commands={commands}
      />
    ),
  },
  {
    name: 'Documents while they load',
    node: (
      <div className="gallery-stack">
        <LoadingCategories />
        <LoadingList />
      </div>
    ),
  },
];

export const screenStories: readonly Story[] = [...dashboards, ...scoreStories, ...documentScreens];
