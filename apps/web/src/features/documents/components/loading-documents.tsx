import { FigureSkeleton, Loading, RowsSkeleton } from '@groundwork/web-ui';
import { words } from '../documents.wording.ts';
import './category-cards.css';

export function LoadingCategories() {
  return (
    <Loading label={words.loading}>
      <div className="categories">
        <FigureSkeleton />
        <FigureSkeleton />
        <FigureSkeleton />
      </div>
    </Loading>
  );
}

/** Hidden from screen readers: LoadingCategories already announces the loading. */
export function LoadingList() {
  return (
    <div aria-hidden="true">
      <RowsSkeleton rows={3} />
    </div>
  );
}
