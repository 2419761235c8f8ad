import { ChevronLeft, ChevronRight } from 'lucide-react';

interface PagerProps {
  readonly page: number;
  readonly last: number;
  /** Of these only the first have a picture. */
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

export function Pager({ page, last, pages, onPage }: PagerProps) {
  return (
    <div className="viewer-pager" role="group" aria-label="Pages">
      <button type="button" aria-label="Previous page" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft aria-hidden="true" size={20} />
      </button>
      <p role="status">
        Page {page} of {pages}
      </p>
      <button type="button" aria-label="Next page" disabled={page >= last} onClick={() => onPage(page + 1)}>
        <ChevronRight aria-hidden="true" size={20} />
      </button>
      {last < pages ? <p className="viewer-note">Pictures of the first {last} pages</p> : null}
    </div>
  );
}
