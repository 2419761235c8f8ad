import type { ConfigOf } from '@groundwork/platform-config';
import { databaseConfig } from '@groundwork/platform-database';
import { matchingRules } from '@groundwork/engine-matching';
import { eventsConfig } from '@groundwork/platform-messaging';
import { systemClock } from '@groundwork/platform-time';
import { z } from 'zod';

const hasCome = (date: string) => date <= systemClock.today();

export const matchingConfig = {
  ...databaseConfig,
  ...eventsConfig,
  PRIME_RATE: z.coerce
    .number()
    .min(0)
    .max(30)
    .multipleOf(0.01)
    .default(matchingRules.prime.value)
    .describe('The prime rate in percent: what lenders state as prime + spread, and SBA maximums, follow it'),
  PRIME_DATE: z.iso
    .date()
    .refine(hasCome, 'is in the future')
    .default(matchingRules.prime.date)
    .describe('The day from which that prime rate holds, such as 2026-11-01; never in the future'),
};
export type MatchingConfig = ConfigOf<typeof matchingConfig>;
