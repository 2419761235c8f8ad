import { type ConfigOf, networkList, throttleConfig } from '@groundwork/platform-config';
import { natsConfig } from '@groundwork/platform-messaging';
import { storageConfig } from '@groundwork/platform-storage';
import { z } from 'zod';

export const gatewayConfig = {
  ...natsConfig,
  ...storageConfig,
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
  WEB_ROOT: z.string().describe('Folder of the built web app'),
  PUBLIC_URL: z.url().describe('Address of the site, such as https://app.example.com'),
  SITE_CONFIG: z
    .string()
    .default('')
    .describe('JSON file of name, texts, colours and video, read again whenever it changes'),
  UNDECLARED_REFUSALS: z
    .enum(['log', 'reject'])
    .default('log')
    .describe(
      'A refusal that the contract of its route does not declare is sent and logged; tests reject it as a 500',
    ),
};
export type GatewayConfig = ConfigOf<typeof gatewayConfig>;
