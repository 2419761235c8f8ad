import { fill } from '@groundwork/wording';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { words } from '../documents.wording.ts';

interface PagerProps {
  readonly page: number;
  readonly first: number;
  readonly last: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

export function Pager({ page, first, last, pages, onPage }: PagerProps) {
  return (
    <div className="viewer-pager" role="group" aria-label={words.pages.label}>
      <button
        type="button"
        aria-label={words.pages.previous}
        disabled={page <= first}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft aria-hidden="true" size={20} />
      </button>
      <p role="status">{fill(words.pages.position, { page, count: pages })}</p>
      <button
        type="button"
        aria-label={words.pages.next}
        disabled={page >= last}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight aria-hidden="true" size={20} />
      </button>
      {last < pages ? (
        <p className="viewer-note">{fill(words.pages.limit, { count: last - first + 1 })}</p>
      ) : null}
    </div>
  );
}
