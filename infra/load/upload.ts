// Owners who bring papers: uploads alone. RATE a second (2) for DURATION (1m).
import type { Options } from 'k6/options';
import { limits, patience } from './parts/limits.ts';
import { cleanUp, type Ground, inTurn, prepareOwners } from './parts/owners.ts';
import { steadily } from './parts/pace.ts';
import { upload } from './parts/visits.ts';

export const options: Options = { ...patience, scenarios: { upload: steadily(2, '1m') }, thresholds: limits };

export const setup = (): Ground => prepareOwners(20);

export default ({ owners }: Ground): void => void upload(inTurn(owners));

export const teardown = cleanUp;
