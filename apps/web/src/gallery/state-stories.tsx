import {
  BarsSkeleton,
  buttonClass,
  Card,
  ChartSkeleton,
  DialSkeleton,
  EmptyState,
  ErrorState,
  FigureSkeleton,
  FormSkeleton,
  Loading,
  NoResults,
  RowsSkeleton,
  Spinner,
  Toast,
} from '@groundwork/web-ui';
import { FileText, Search } from 'lucide-react';
import type { Story } from './story.ts';

const ignore = () => undefined;
const resolve = () => Promise.resolve();

export const stateStories: readonly Story[] = [
  {
    name: 'Empty',
    width: 560,
    node: (
      <Card>
        <EmptyState
          icon={<FileText aria-hidden="true" />}
          title="No documents uploaded"
          text="Start with your tax returns."
          action={
            <a className={buttonClass('next')} href="#upload">
              Upload tax returns
            </a>
          }
        />
      </Card>
    ),
  },
  {
    name: 'No results',
    width: 560,
    node: (
      <Card>
        <NoResults
          icon={<Search aria-hidden="true" />}
          title="No lender matches “equipment, under 4%”"
          text="1,247 lenders are hidden by your filters."
          onClear={ignore}
        />
      </Card>
    ),
  },
  {
    name: 'Errors',
    width: 560,
    node: (
      <div className="gallery-stack">
        <Card>
          <ErrorState
            title="Your matches could not be loaded"
            message="Matching is being restarted."
            text="Nothing is lost."
            onRetry={resolve}
          />
        </Card>
        <Card>
          <ErrorState title="This page could not be drawn" text="Reload to try once more." />
        </Card>
      </div>
    ),
  },
  {
    name: 'Loading',
    width: 560,
    node: (
      <div className="gallery-stack">
        <Loading label="Loading the dial">
          <Card>
            <DialSkeleton />
          </Card>
        </Loading>
        <Loading label="Loading the history">
          <Card>
            <ChartSkeleton />
          </Card>
        </Loading>
        <Loading label="Loading the factors">
          <Card>
            <BarsSkeleton bars={4} />
          </Card>
        </Loading>
        <Loading label="Loading a figure">
          <FigureSkeleton />
        </Loading>
        <Loading label="Loading a list">
          <RowsSkeleton rows={3} />
        </Loading>
        <Loading label="Loading a form">
          <FormSkeleton fields={6} />
        </Loading>
        <Spinner label="Loading the page" />
      </div>
    ),
  },
  {
    name: 'Toasts',
    width: 440,
    node: (
      <div className="gallery-stack">
        <Toast title="Success" description="Saved." destructive={false} onClose={ignore} />
        <Toast
          title="Removed"
          description="1040-2024.pdf was deleted."
          destructive={false}
          action={{ label: 'Undo', run: ignore }}
          onClose={ignore}
        />
        <Toast title="Error" description="Failed to save." destructive onClose={ignore} />
      </div>
    ),
  },
];
