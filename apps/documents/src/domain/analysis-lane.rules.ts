import type { AnalysisLane } from '@groundwork/contracts';
import type { DocumentRow } from './document.model.ts';

const mostQuickBytes = 1_000_000;

/** A photograph is always recognized. Any other small file can have text; the quick reader notices if it has none. */
export const laneOf = ({ mediaType, fileSize }: Pick<DocumentRow, 'mediaType' | 'fileSize'>): AnalysisLane =>
  fileSize <= mostQuickBytes && !mediaType.startsWith('image/') ? 'quick' : 'slow';
