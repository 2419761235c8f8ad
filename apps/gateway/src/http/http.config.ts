import { networkList, throttleConfig } from '@groundwork/platform-config';
import { z } from 'zod';

/** How the gateway guards its door. */
export const httpConfig = {
  ...throttleConfig,
  TRUSTED_PROXIES: networkList.describe(
    'Networks of our own proxies, whose word on the caller’s address and scheme is taken, such as 10.0.0.0/8',
  ),
  REQUESTS_PER_SECOND: z.coerce
    .number()
    .int()
    .min(1)
    .default(50)
    .describe('API requests a second one user may send; without a session, one address'),
  IDLE_SECONDS: z.coerce
    .number()
    .min(0.1)
    .default(30)
    .describe('How long a connection may send nothing while we wait for it'),
};
