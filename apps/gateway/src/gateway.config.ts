import { type ConfigOf, networkList, publicUrlConfig, throttleConfig } from '@groundwork/platform-config';
import { natsConfig } from '@groundwork/platform-messaging';
import { storageConfig, virusScanConfig } from '@groundwork/platform-storage';
import { z } from 'zod';

export const gatewayConfig = {
  ...natsConfig,
  ...storageConfig,
  ...virusScanConfig,
  ...throttleConfig,
  TRUSTED_PROXIES: networkList.describe(
    'Networks of your own proxies, such as 10.0.0.0/8. The gateway reads the client’s address and scheme from their headers',
  ),
  REQUESTS_PER_SECOND: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000_000)
    .default(50)
    .describe(
      'API requests that a user can send in a second. Without a session, the limit counts each address',
    ),
  REQUESTS_AT_ONCE: z.coerce
    .number()
    .int()
    .min(8)
    .max(1_000_000)
    .default(256)
    .describe(
      'API requests that one gateway works on at the same time. A sign-in or an upload counts twice. Strangers can use half of it, and people with a session seven eighths',
    ),
  REQUESTS_AT_ONCE_PER_CALLER: z.coerce
    .number()
    .int()
    .min(2)
    .max(1_000_000)
    .default(48)
    .describe('API requests of one user at the same time. Without a session, the limit counts each address')
    .meta({ atMost: 'REQUESTS_AT_ONCE' }),
  REQUESTS_IN_TURN: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000_000)
    .default(24)
    .describe(
      'API requests without a file that one gateway processes at the same time. Others wait, and callers alternate',
    )
    .meta({ atMost: 'REQUESTS_AT_ONCE' }),
  IDLE_SECONDS: z.coerce
    .number()
    .min(0.1)
    .max(3600)
    .default(30)
    .describe('Seconds without data after which the gateway closes a connection'),
  MAX_CONNECTIONS: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000_000)
    .default(10_000)
    .describe('Open connections of one gateway; it closes each further one at once'),
  DISK_FREE_MB: z.coerce
    .number()
    .int()
    .min(0)
    .max(100_000_000)
    .default(500)
    .describe(
      'Free megabytes on the disk of the gateway below which it rejects uploads; 0 accepts them always',
    ),
  WEB_ROOT: z.string().regex(/^\//, 'must be an absolute path').describe('Folder of the built web app'),
  ...publicUrlConfig,
  SITE_CONFIG: z
    .string()
    .regex(/^\//, 'must be an absolute path')
    .default('')
    .describe('JSON file with name, texts, colors and video. The gateway reads it again after each change'),
  STAFF_TWO_STEP: z
    .enum(['required', 'optional'])
    .default('required')
    .describe(
      'Whether reviewers and admins need two-step sign-in: `required` rejects all other calls until it is on',
    ),
  UNDECLARED_REFUSALS: z
    .enum(['log', 'reject'])
    .default('log')
    .describe(
      'How the gateway treats an error that the contract of its route does not declare: `log` sends and logs it, `reject` returns a 500',
    ),
};
export type GatewayConfig = ConfigOf<typeof gatewayConfig>;
