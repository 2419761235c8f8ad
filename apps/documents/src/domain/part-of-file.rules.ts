import type { PageRange } from '@groundwork/contracts';
import type { DocumentRow } from './document.model.ts';

type Pages = Pick<DocumentRow, 'fromPage' | 'toPage'>;
export type Content = Pages & Pick<DocumentRow, 'sha256'>;

export const pageRangeOf = ({ fromPage, toPage }: Pages): PageRange | null =>
  fromPage === null || toPage === null ? null : { fromPage, toPage };

/** The parts of one file have the same bytes and are different documents. */
export function contentHashOf({ sha256, ...pages }: Content): string {
  const range = pageRangeOf(pages);
  return range === null ? sha256 : `${sha256}:${range.fromPage}-${range.toPage}`;
}
