import { FigureSkeleton, Loading, RowsSkeleton } from '@groundwork/web-ui';
import './category-cards.css';

export function LoadingCategories() {
  return (
    <Loading label="Loading your documents">
      <div className="categories">
        <FigureSkeleton />
        <FigureSkeleton />
        <FigureSkeleton />
      </div>
    </Loading>
  );
}

/** Below the categories, which say for both that something is on its way. */
export function LoadingList() {
  return (
    <div aria-hidden="true">
      <RowsSkeleton rows={3} />
    </div>
  );
}
