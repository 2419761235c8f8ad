import type { AnalysisLane } from '@groundwork/contracts';
import type { DocumentRow } from './document.model.ts';

const mostQuickBytes = 1_000_000;
/** Above, the files of an owner are read beside the quick lane, because each can occupy it for two seconds. */
const mostQuickSpentMs = 60_000;

/** A photograph is always recognized. Any other small file can have text; the quick reader notices if it has none. */
export const laneOf = ({ mediaType, fileSize }: Pick<DocumentRow, 'mediaType' | 'fileSize'>): AnalysisLane =>
  fileSize <= mostQuickBytes && !mediaType.startsWith('image/') ? 'quick' : 'slow';

export const laneAfter = (lane: AnalysisLane, spentMs: number): AnalysisLane =>
  spentMs > mostQuickSpentMs ? 'slow' : lane;
