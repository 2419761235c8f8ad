import { rpc } from '@groundwork/contracts';

export { owner, runProfile } from '../../../apps/profile/testing/running-profile.ts';
export { type RunningScoring, runScoring } from '../../../apps/scoring/testing/running-scoring.ts';

const { figures, save, settleFigures } = rpc.profile;
const { figurePoints, proven } = rpc.scoring;

/** What the specs about figures in several services call. */
export const calls = { figures, save, settleFigures, figurePoints, proven };
