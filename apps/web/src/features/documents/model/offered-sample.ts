import type { DocumentView, SamplePaper } from '@groundwork/contracts';

export function findOfferedSample(
  paper: SamplePaper | null,
  documents: readonly DocumentView[] | undefined,
): SamplePaper | null {
  if (paper === null || documents === undefined) return null;
  return documents.some(({ originalName }) => originalName === paper.name) ? null : paper;
}
