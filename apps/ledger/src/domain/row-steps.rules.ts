import { planSteps } from './plan-steps.rules.ts';
import { stateSteps } from './state-steps.rules.ts';

/** The steps of a job with stored rows. They share the rows that the first of them received. */
export const rowSteps = () => ({ ...planSteps(), ...stateSteps() });

export type RowSteps = ReturnType<typeof rowSteps>;
