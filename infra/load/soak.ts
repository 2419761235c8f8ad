// The ordinary mixture for long enough that whatever is not given back would show: RATE (20) a second for DURATION (10m).
import type { Options } from 'k6/options';
import { limits, patience } from './parts/limits.ts';
import { cleanUp, type Ground, inTurn, prepareOwners } from './parts/owners.ts';
import { steadily } from './parts/pace.ts';
import { doSomething } from './parts/visits.ts';

export const options: Options = { ...patience, scenarios: { soak: steadily(20, '10m') }, thresholds: limits };

export const setup = (): Ground => prepareOwners(20);

export default ({ owners }: Ground): void => void doSomething(inTurn(owners));

export const teardown = cleanUp;
