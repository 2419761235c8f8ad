import type { DocumentView } from '@groundwork/contracts';

interface FilePages {
  readonly first: number;
  /** Before `first` for a document without pictures. */
  readonly lastPicture: number;
  readonly last: number;
}

/** The pages of a document have the numbers of its file. */
export function pagesOf({
  pageRange,
  aiAnalysis: { previews, pages },
}: Pick<DocumentView, 'pageRange' | 'aiAnalysis'>): FilePages {
  const first = pageRange?.fromPage ?? 1;
  const count = Math.max(pages ?? 0, previews);
  return { first, lastPicture: first + previews - 1, last: first + count - 1 };
}
