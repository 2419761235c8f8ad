// Owners who look: reads alone. RATE requests a second (50) for DURATION (2m).
import type { Options } from 'k6/options';
import { limits, patience } from './parts/limits.ts';
import { type Ground, inTurn, prepareOwners } from './parts/owners.ts';
import { steadily } from './parts/pace.ts';
import { readSomething } from './parts/visits.ts';

export const options: Options = {
  ...patience,
  scenarios: { browse: steadily(50, '2m') },
  thresholds: limits,
};

export const setup = (): Ground => prepareOwners(20);

export default ({ owners }: Ground): void => void readSomething(inTurn(owners));
