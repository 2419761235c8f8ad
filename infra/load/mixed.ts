// An ordinary busy day: of a hundred requests ninety read, five try a what-if, four save a profile, one uploads.
// RATE requests a second (50) for DURATION (2m).
import type { Options } from 'k6/options';
import { limits, patience } from './parts/limits.ts';
import { cleanUp, type Ground, inTurn, prepareOwners } from './parts/owners.ts';
import { steadily } from './parts/pace.ts';
import { doSomething } from './parts/visits.ts';

export const options: Options = { ...patience, scenarios: { mixed: steadily(50, '2m') }, thresholds: limits };

export const setup = (): Ground => prepareOwners(20);

export default ({ owners }: Ground): void => void doSomething(inTurn(owners));

export const teardown = cleanUp;
