import { availableParallelism } from 'node:os';
import type { ProcessorLimits } from '@groundwork/platform-file-reader';

/** Less than the limit of a step. A busy machine needs more time, and no more processor time. */
export const passLimits: ProcessorLimits = { busyMs: 25_000, idleMs: 30_000 };

const mostPagesAtOnce = 4;
export const pagesAtOnce = Math.min(availableParallelism(), mostPagesAtOnce);
