import { type ConfigOf, networkList } from '@groundwork/platform-config';
import { databaseConfig } from '@groundwork/platform-database';
import { matchingRules } from '@groundwork/engine-matching';
import { eventsConfig } from '@groundwork/platform-messaging';
import { storageConfig } from '@groundwork/platform-storage';
import { systemClock } from '@groundwork/platform-time';
import { z } from 'zod';

const isNotInFuture = (date: string) => date <= systemClock.today();

export const matchingConfig = {
  ...databaseConfig,
  ...eventsConfig,
  ...storageConfig,
  FEED_TRUSTED_NETWORKS: networkList.describe(
    'Networks whose feeds of lender criteria may use http and addresses that are not public, such as 10.0.0.0/8',
  ),
  PRIME_RATE: z.coerce
    .number()
    .min(0)
    .max(30)
    .multipleOf(0.01)
    .default(matchingRules.prime.value)
    .describe('Prime rate in percent; it changes rates stated as prime + spread and the SBA maximums'),
  PRIME_DATE: z.iso
    .date()
    .refine(isNotInFuture, 'must not be in the future')
    .default(matchingRules.prime.date)
    .describe('First day of this prime rate, such as 2026-11-01; not in the future')
    .meta({ isPast: true }),
};
export type MatchingConfig = ConfigOf<typeof matchingConfig>;
