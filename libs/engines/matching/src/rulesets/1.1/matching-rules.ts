import type { CarryingRules } from '../../ruleset.ts';
import { matchingRules10 } from '../1.0/matching-rules.ts';

export const matchingRules11: CarryingRules = {
  ...matchingRules10,
  version: 'matching-1.1',
  carry: {
    comfortableCoverage: 1.25,
    limitCoverage: 1,
    highestTightScore: 69,
    highestTooMuchScore: 49,
    amountStep: 100,
    debitDaysPerMonth: 21,
    mostMissing: 6,
  },
};
