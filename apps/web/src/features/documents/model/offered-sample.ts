import type { DocumentView, SamplePaper } from '@groundwork/contracts';

export function findOfferedSample(
  document: SamplePaper | null,
  documents: readonly DocumentView[] | undefined,
): SamplePaper | null {
  if (document === null || documents === undefined) return null;
  return documents.some(({ originalName }) => originalName === document.name) ? null : document;
}
